import { maskedEmail, numberKey } from './identity.policy.ts';

test.each([
  ['guardian@petcare.test', 'gu***@petcare.test'],
  ['abcd@petcare.test', 'ab***@petcare.test'],
  ['abc@petcare.test', 'a***@petcare.test'],
  ['a@petcare.test', 'a***@petcare.test'],
  ['한글주소@petcare.test', '한글***@petcare.test'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));

test('a number counts as the same however it is written', () => {
  const written = ['010-1234-5678', '+82 10 1234 5678', '01012345678', '+82 (0)10 1234.5678', '０１０–1234–5678'];
  expect(new Set(written.map(numberKey))).toEqual(new Set(['+821012345678']));
  expect(numberKey('9'.repeat(1000))).toHaveLength(15);
});
