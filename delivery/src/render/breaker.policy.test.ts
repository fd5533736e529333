import { createBreaker } from './breaker.policy.ts';

let now = 0;
const at = (time: number) => (now = time);
beforeEach(() => at(1_000_000));

test('the breaker opens at the third failure within a minute, for half a minute', () => {
  const breaker = createBreaker(() => now);
  breaker.failed();
  at(now + 30_000);
  breaker.failed();
  expect(breaker.isOpen()).toBe(false);
  at(now + 29_000);
  breaker.failed();
  expect(breaker.isOpen()).toBe(true);
  at(now + 29_999);
  expect(breaker.isOpen()).toBe(true);
  at(now + 1);
  expect(breaker.isOpen()).toBe(false);
});

test('the breaker stays closed for failures farther apart', () => {
  const breaker = createBreaker(() => now);
  for (let time = 0; time < 5; time += 1) {
    breaker.failed();
    at(now + 30_001);
  }
  expect(breaker.isOpen()).toBe(false);
});

test('the breaker opens again for a failure right after', () => {
  const breaker = createBreaker(() => now);
  for (let time = 0; time < 3; time += 1) breaker.failed();
  at(now + 30_000);
  breaker.failed();
  expect(breaker.isOpen()).toBe(true);
});
