import { AsyncLocalStorage } from 'node:async_hooks';
import endingContexts from './jest-contexts.cjs';

test('an environment that ends forgets the storages that were used in it', async () => {
  const Environment = endingContexts(
    class {
      async teardown() {
        await Promise.resolve();
      }
    },
  );
  const entered = new AsyncLocalStorage<string>();
  entered.enterWith('a store');
  expect(entered.getStore()).toBe('a store');
  await new Environment().teardown();
  expect(entered.getStore()).toBeUndefined();
});
