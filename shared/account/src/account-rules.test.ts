import { checkAccount, isPassword, passwordRules, problemOf, type AccountField } from './account-rules.ts';

test.each<[AccountField, string, boolean]>([
  ['email', 'bori@example.com', true],
  ['email', ' bori@example.com ', true],
  ['email', 'bori', false],
  ['email', 'bori@example', false],
  ['email', 'bori@.com', false],
  ['email', 'bo ri@example.com', false],
  ['email', '<bori>@example.com', false],
  ['email', 'bori@한글.com', false],
  ['email', `${'a'.repeat(65)}@example.com`, false],
  ['password', 'petcare1', true],
  ['password', '비밀번호입니다1', true],
  ['password', 'short1', false],
  ['password', 'letters-only', false],
  ['password', '12345678', false],
  ['password', `${'a'.repeat(71)}1`, true],
  ['password', `${'a'.repeat(72)}1`, false],
  ['nickname', '보', false],
  ['nickname', '보리', true],
  ['nickname', ' 보리 ', true],
  ['nickname', '열두글자닉네임까지괜찮아', true],
  ['nickname', '열두글자닉네임까지괜찮아'.normalize('NFD'), true],
  ['nickname', '열세글자닉네임은너무길어요', false],
  ['nickname', '빈 칸', false],
  ['nickname', '보리♥', false],
  ['phone', '01012345678', true],
  ['phone', '010-1234-5678', true],
  ['phone', ' 02) 123.4567 ', true],
  ['phone', '+82 10-1234-5678', true],
  ['phone', '1234', false],
  ['phone', '00012345678', false],
  ['phone', '010-1234-567a', false],
  ['name', '가'.repeat(30), true],
  ['name', '가'.repeat(31), false],
  ['name', '\u3164', false],
  ['name', '\u202e호보', false],
  ['name', '\u200b', false],
  ['nickname', '\u3164\u3164', false],
  ['nickname', '보호\u115f', false],
  ['email', 'a\u200bb@example.com', false],
  ['email', '\u202ea@example.com', false],
  ['password', `a1${'가'.repeat(70)}`.normalize('NFD'), true],
])('the check of an account’s fields checks whether the %s "%s" is valid: %s', (field, text, isRight) => {
  expect(problemOf(field, text) === undefined).toBe(isRight);
});

test('empty fields are asked for, including those with only whitespace', () => {
  const empty = { email: '', password: '', name: ' ', nickname: '\t', phone: ' ' };
  expect(checkAccount(empty, ['email', 'password', 'name', 'nickname', 'phone'])).toEqual({
    email: '이메일을 적어 주세요.',
    password: '비밀번호를 적어 주세요.',
    name: '이름을 적어 주세요.',
    nickname: '닉네임을 적어 주세요.',
    phone: '휴대폰 번호를 적어 주세요.',
  });
});

test('the check of an account’s fields checks only the requested fields and returns nothing for valid ones', () => {
  expect(checkAccount({ name: '김보호', phone: '1', nickname: '' } as Record<AccountField, string>, ['name', 'phone'])).toEqual({
    phone: '휴대폰 번호를 다시 확인해 주세요.',
  });
});

test('the check of an account’s fields checks each password rule independently', () => {
  expect(passwordRules.map(({ isMet }) => isMet('abc1'))).toEqual([false, true, true]);
  expect(passwordRules.map(({ isMet }) => isMet('12345678'))).toEqual([true, false, true]);
  expect(isPassword('petcare1')).toBe(true);
});
