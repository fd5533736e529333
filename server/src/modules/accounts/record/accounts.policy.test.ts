import { readPhone } from '@petcare/phone/read';
import { checkEmail, checkName, checkNewAccount, checkNickname, checkPassword, checkPhone, homeOf } from './accounts.policy.ts';

test.each([
  ['petcare-1234', true],
  ['a1234567', true],
  [`a1${'가'.repeat(70)}`, true],
  ['a123456', false],
  ['12345678', false],
  ['abcdefgh', false],
  [`a1${'b'.repeat(71)}`, false],
  [`a1${'가'.repeat(70)}`.normalize('NFD'), true],
  ['', false],
])('the rule accepts the password %p: %p', (password, passes) => {
  expect(checkPassword(password).length === 0).toBe(passes);
});

test.each([
  ['보호', true],
  ['초코보호자', true],
  ['열두글자까지쓸수있어요네', true],
  ['A_b-1.', true],
  ['나', false],
  ['열세글자는너무길어요안돼요', false],
  ['빈 칸', false],
  ['<b>', false],
  ['a\u0000b', false],
  ['a\u200bb', false],
  ['\u3164\u3164', false],
  ['보호\u115f', false],
  ['\uffa0a', false],
  ['ㅋㅋ보리', true],
  ['さくら초코', true],
  ['Ольга', true],
  ['\u202eevil', false],
  ['보호\u200f자', false],
  ['a\u2066b\u2069', false],
  ['보호\u200d자', false],
  ['보호\ufe0f자', false],
  // Cyrillic and Greek letters among Latin ones.
  ['p\u0435tc\u0430re', false],
  ['\u03bfwner', false],
  ['보리\u0430', false],
  ['\uff50\uff45\uff54', false],
  ['\u{1d4f9}et', false],
  ['\u2460보리', false],
])('the rule accepts the nickname %p: %p', (nickname, passes) => {
  expect(checkNickname(nickname).length === 0).toBe(passes);
});

test.each([
  ['a@b.co', true],
  ['first.last+tag@sub.example.test', true],
  ['a@b', false],
  ['a b@c.co', false],
  ['a@-b.co', false],
  ['a@b.co\n', false],
  [`${'a'.repeat(65)}@b.co`, false],
  ['a\u0000b@c.co', false],
  ['a\u200bb@c.co', false],
  ['\u202ea@c.co', false],
  ['\ud800a@c.co', false],
  ['\u3164@c.co', false],
  ['', false],
])('the rule accepts the email %p: %p', (email, passes) => {
  expect(checkEmail(email).length === 0).toBe(passes);
});

test.each([
  ['010-1234-5678', '+821012345678'],
  ['01012345678', '+821012345678'],
  ['02 123 4567', '+8221234567'],
  ['+82 10-1234-5678', '+821012345678'],
  ['+82 010-1234-5678', '+821012345678'],
  ['+1 (202) 555-0143', '+12025550143'],
  ['1234', undefined],
  ['010-1234-567890123', undefined],
  ['+0101234567', undefined],
  ['전화번호', undefined],
])('the rule stores the phone %p as %p', (phone, kept) => {
  expect(readPhone(phone)).toBe(kept);
  expect(checkPhone(phone).length === 0).toBe(kept !== undefined);
});

test.each([
  ['김', true],
  ['  ', false],
  ['가'.repeat(30), true],
  ['가'.repeat(31), false],
  ['남궁 Élodie', true],
  ["O'Neill-김", true],
  ['\u200b', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u202e호보', false],
  ['보\u0000호', false],
  ['보\n호', false],
  ['\ud800', false],
])('the rule accepts the name %p: %p', (name, passes) => {
  expect(checkName(name).length === 0).toBe(passes);
});

test('every broken rule of a new account is reported at once', () => {
  const errors = checkNewAccount({ email: '', password: '', name: '', nickname: '', phone: '' });
  expect(errors.map(({ property }) => property)).toEqual(['email', 'password', 'name', 'nickname', 'phone']);
});

test.each([
  [0, '/mypage/myinfo'],
  [1, '/bizpage/hospital'],
  [2, '/bizpage/pharmacy'],
  [3, '/bizpage/company'],
] as const)('the page of account type %p is %p', (type, home) => {
  expect(homeOf(type)).toBe(home);
});
