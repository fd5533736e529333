import { createAttempts } from './attempts.ts';

test('gives every form keys of its own', () => {
  expect(createAttempts().keyFor('a')).toMatch(/^[0-9a-f]{32}$/);
  expect(createAttempts().keyFor('a')).not.toBe(createAttempts().keyFor('a'));
});

test('keeps the key while the same values are sent again without an answer', () => {
  const attempts = createAttempts();
  const [listing, papers] = [{ name: '든든' }, { file: null }];
  const key = attempts.keyFor(listing, papers);
  expect(attempts.keyFor(listing, papers)).toBe(key);
  expect(attempts.keyFor({ ...listing }, papers)).not.toBe(key);
});

test('gives the same values another key after an answer', () => {
  const attempts = createAttempts();
  const values = { name: '든든' };
  const key = attempts.keyFor(values);
  attempts.answered();
  expect(attempts.keyFor(values)).not.toBe(key);
});
