import { createAttempts } from './attempts.ts';

test('every form has its own keys', () => {
  expect(createAttempts().keyFor('a')).toMatch(/^[0-9a-f]{32}$/);
  expect(createAttempts().keyFor('a')).not.toBe(createAttempts().keyFor('a'));
});

test('the key is kept when the same values are sent again before an answer', () => {
  const attempts = createAttempts();
  const [listing, papers] = [{ name: '든든' }, { file: null }];
  const key = attempts.keyFor(listing, papers);
  expect(attempts.keyFor(listing, papers)).toBe(key);
  expect(attempts.keyFor({ ...listing }, papers)).not.toBe(key);
});

test('the same values get a new key after an answer', () => {
  const attempts = createAttempts();
  const values = { name: '든든' };
  const key = attempts.keyFor(values);
  attempts.answered();
  expect(attempts.keyFor(values)).not.toBe(key);
});
