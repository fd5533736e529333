import { tidied, wonOf, wonProblem } from './won.ts';

test.each([
  ['12,000', 12_000],
  ['12000원', 12_000],
  ['₩ 12,000', 12_000],
  ['１２０００', 12_000],
  ['1만 2천원', 12_000],
  ['1만2000', 12_000],
  ['1.5만', 15_000],
  ['3만', 30_000],
  ['5천', 5_000],
  ['1억', 100_000_000],
  ['0', 0],
  ['무료', 0],
  ['', null],
  ['만원', null],
  ['12,000~', null],
  ['-3000', null],
  ['2천 1만', null],
])('the field of a price reads %s as %s', (text, won) => {
  expect(wonOf(text)).toBe(won);
});

test.each([
  ['', '금액을 적어 주세요. 무료이면 0을 적어 주세요.'],
  ['문의', '금액을 숫자로 적어 주세요. 예: 12,000'],
  ['1억 1', '금액은 1억 원까지 적을 수 있어요.'],
  ['1만', undefined],
])('the field of a price says of %j: %s', (text, problem) => {
  expect(wonProblem(text)).toBe(problem);
});

test('the field of a price writes what is a price with separators and keeps what is not', () => {
  expect(['1만 2천', '12000', '문의'].map(tidied)).toEqual(['12,000', '12,000', '문의']);
});
