import { checkJoin, emptyJoin, type JoinValues } from './join-form.ts';

const right: JoinValues = {
  email: 'bori@example.com',
  password: 'petcare1',
  passwordAgain: 'petcare1',
  name: '김보호',
  nickname: '보리아빠',
  phone: '010-1234-5678',
  recommender: '',
  term: true,
  privacy: true,
  marketing: false,
};

test('a form that is right may be sent', () => {
  expect(checkJoin(right)).toEqual({});
});

test('an empty form names everything that is needed', () => {
  expect(Object.keys(checkJoin(emptyJoin)).sort()).toEqual(
    ['email', 'name', 'nickname', 'password', 'passwordAgain', 'phone', 'privacy', 'term'].sort(),
  );
});

test.each<[keyof JoinValues, string, boolean]>([
  ['email', 'bori', false],
  ['email', 'bori@example', false],
  ['email', 'bori@.com', false],
  ['email', ' bori@example.com ', true],
  ['password', 'short1', false],
  ['password', 'letters-only', false],
  ['password', '12345678', false],
  ['password', `${'a'.repeat(71)}1`, true],
  ['password', `${'a'.repeat(72)}1`, false],
  ['nickname', '보', false],
  ['nickname', '보리', true],
  ['nickname', '열두글자닉네임까지괜찮아', true],
  ['nickname', '열세글자닉네임은너무길어요', false],
  ['nickname', '빈 칸', false],
  ['phone', '01012345678', true],
  ['phone', '+82 10-1234-5678', true],
  ['phone', '1234', false],
  ['name', '가'.repeat(31), false],
])('%s "%s": %s', (field, text, isRight) => {
  const values = { ...right, [field]: text, ...(field === 'password' && { passwordAgain: text }) };
  expect(checkJoin(values)[field] === undefined).toBe(isRight);
});

test('two different passwords are noticed', () => {
  expect(checkJoin({ ...right, passwordAgain: 'petcare2' })).toEqual({ passwordAgain: '비밀번호가 서로 달라요.' });
});
