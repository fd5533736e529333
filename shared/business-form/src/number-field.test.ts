import { problemOfWholeNumber, typedBusinessNumber } from './number-field.ts';

test.each([
  ['typing another digit', '1208', '120', '120-8'],
  ['pasting', '1208147521', '', '120-81-47521'],
  ['pasting over another number', '1208147521', '120-81-47522', '120-81-47521'],
  ['deleting a hyphen', '12081', '120-81', '12081'],
  ['a correction in the middle', '121-81-47521', '12-81-47521', '121-81-47521'],
  ['typing a letter', '120a', '120', '120'],
])('the number field formats the input after %s: "%s" following "%s" becomes "%s"', (_who, text, before, shown) => {
  expect(typedBusinessNumber(text, before)).toBe(shown);
});

test('the number field reports a wrong number only when it is complete', () => {
  expect(problemOfWholeNumber('120-81-4752')).toBeUndefined();
  expect(problemOfWholeNumber('120-81-47522')).toBe('사업자등록번호를 다시 확인해 주세요.');
});
