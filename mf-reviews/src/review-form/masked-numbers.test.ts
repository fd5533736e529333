import { maskedIn, maskedSentence, numbersIn } from './masked-numbers.ts';

test.each([
  ['제 번호는 010-1234-5678이에요.', ['010-1234-5678']],
  ['01012345678, 그리고 900101-1234567', ['01012345678', '900101-1234567']],
  ['같은 번호 010 1234 5678 또 010 1234 5678', ['010 1234 5678']],
  ['2026년 11월 23일에 3만 5,000원', []],
  ['02-123-4567', []],
])('the mask finds in %s what may be masked', (text, found) => {
  expect(numbersIn(text)).toEqual(found);
});

test.each([
  ['제 번호는 010-1234-5678이에요.', '제 번호는 010-****-****이에요.', ['010-1234-5678']],
  ['01012345678', '010-****-****', ['01012345678']],
  ['900101-1234567, 010.1234.5678!', '******-*******, 010-****-****!', ['900101-1234567', '010.1234.5678']],
  ['번호가 없어요.', '번호가 없어요.', []],
  ['전혀 다른 글', '010-****-**** 이 아닌 글이에요', []],
])('the mask names what was masked of %s', (sent, stored, masked) => {
  expect(maskedIn(sent, stored)).toEqual(masked);
});

test('the mask says which number was masked, or nothing', () => {
  expect(maskedSentence('제 번호는 010-1234-5678', '제 번호는 010-****-****')).toBe(
    ' 전화번호나 주민등록번호는 가려서 올렸어요(010-1234-5678).',
  );
  expect(maskedSentence('같은 글', '같은 글')).toBe('');
});
