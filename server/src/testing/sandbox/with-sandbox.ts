import { sandboxProviderKeys, type ProviderKeys } from '../../providers/keys.ts';
import { createSandbox } from '../../providers/sandbox/sandbox.ts';

export type TestSandbox = { url: string; keys: ProviderKeys };

/**
 * The providers' sandbox for one test file, on a port of its own. With an app beside it:
 * `const sandbox = withSandbox(); const server = withApp(() => ({ providers: sandbox().keys }));`
 */
export function withSandbox(): () => TestSandbox {
  let running: (TestSandbox & { close(): Promise<void> }) | undefined;

  beforeAll(async () => {
    const http = createSandbox();
    const url = await http.listen({ host: '127.0.0.1', port: 0 });
    running = { url, keys: sandboxProviderKeys(url), close: () => http.close() };
  });

  afterAll(() => running?.close());

  return () => {
    if (!running) throw new Error('withSandbox(): the sandbox is only there inside tests');
    return running;
  };
}
