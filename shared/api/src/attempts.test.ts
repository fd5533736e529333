import { createAttempts, newIdempotencyKey } from './attempts.ts';

test('no two keys are alike', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});

test('what is sent again unchanged, without an answer, keeps its key', () => {
  const attempts = createAttempts();
  const [listing, papers] = [{ name: '든든' }, { file: null }];
  const key = attempts.keyFor(listing, papers);
  expect(attempts.keyFor(listing, papers)).toBe(key);
  expect(attempts.keyFor({ ...listing }, papers)).not.toBe(key);
});

test('after a refusal the same is another attempt', () => {
  const attempts = createAttempts();
  const values = { name: '든든' };
  const key = attempts.keyFor(values);
  attempts.refused();
  expect(attempts.keyFor(values)).not.toBe(key);
});
