import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, aHospital, logIn, newcomer, PASSWORD } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';

const server = withApp();
const url = '/user/register';

test('a guardian joins, logs in and sees their own information', async () => {
  const app = server();
  const registration = newcomer('보호자', { phone: '010-9999-0000', name: '김하늘' });
  const joined = await rest<{ id: string }>(app, undefined, 'POST', url, registration);
  expect(joined).toMatchObject({ status: 201, body: { success: true, data: { id: expect.any(String) } } });

  const { email, nickname } = registration;
  const login = await rest<{ token: string }>(app, undefined, 'POST', '/user/login', { email, password: PASSWORD });
  expect(login.body.data).toMatchObject({ state: 'OK', stateURL: '/mypage/myinfo', refreshToken: expect.any(String) });
  const { token } = login.body.data;

  const me = await rest(app, token, 'GET', '/user/me');
  expect(me.body.data).toMatchObject({ id: joined.body.data.id, email, nickname, name: '김하늘', phone: '+821099990000', type: 0 });
  expect(me.body.data).toMatchObject({ age: null, gender: null, married: null });
  await gql(app, token, 'mutation { updateMyInfo(input: { age: 34, gender: female, married: true }) { id } }');
  expect((await rest(app, token, 'GET', '/user/me')).body.data).toMatchObject({ age: 34, gender: 'female', married: true });
  expect(JSON.stringify(me.body)).not.toContain('assword');
  const authorize = await rest(app, token, 'GET', '/user/authorize');
  expect(authorize.body.data).toEqual({
    userID: joined.body.data.id,
    accountType: 0,
    socialType: 0,
    nickname,
    name: '김하늘',
  });
});

test('a business account is led to its own page', async () => {
  const app = server();
  const { email } = await aHospital(app);
  const login = await rest(app, undefined, 'POST', '/user/login', { email, password: PASSWORD });
  expect(login.body.data).toMatchObject({ stateURL: '/bizpage/hospital' });
});

test('emails and nicknames count as taken in upper and lower case', async () => {
  const app = server();
  const first = newcomer('Case');
  await aGuardian(app, first);
  const sameEmail = await rest(app, undefined, 'POST', url, newcomer('보호자', { email: first.email.toUpperCase() }));
  expect(sameEmail).toMatchObject({ status: 409, body: { success: false, error: { code: 'DUPLICATE_EMAIL' } } });
  const sameNickname = await rest(app, undefined, 'POST', url, newcomer('x', { nickname: first.nickname.toUpperCase() }));
  expect(sameNickname).toMatchObject({ status: 409, body: { error: { code: 'DUPLICATE_NICKNAME' } } });

  const query = 'query($e: String!, $n: String!) { checkDuplicateEmail(email: $e) checkDuplicateNickname(nickname: $n) }';
  const taken = await gql(app, undefined, query, { e: ` ${first.email.toUpperCase()}`, n: first.nickname.toLowerCase() });
  expect(taken.data).toEqual({ checkDuplicateEmail: true, checkDuplicateNickname: true });
  const free = await gql(app, undefined, query, { e: 'nobody@example.test', n: '아무도' });
  expect(free.data).toEqual({ checkDuplicateEmail: false, checkDuplicateNickname: false });
});

test('an email is the same in either Unicode composition', async () => {
  const app = server();
  const [composed, apart] = ['ren\u00e9@example.test', 'rene\u0301@example.test'];
  expect((await rest(app, undefined, 'POST', url, newcomer('보호자', { email: apart }))).status).toBe(201);
  expect(await rest(app, undefined, 'POST', url, newcomer('보호자', { email: composed }))).toMatchObject({
    status: 409,
    body: { error: { code: 'DUPLICATE_EMAIL' } },
  });
  for (const email of [composed, apart]) {
    expect((await gql(app, undefined, 'query($email: String!) { checkDuplicateEmail(email: $email) }', { email })).data).toEqual({
      checkDuplicateEmail: true,
    });
    expect((await rest(app, undefined, 'POST', '/user/login', { email, password: PASSWORD })).status).toBe(200);
  }
});

test('of ten registrations with one email at once, one succeeds', async () => {
  const app = server();
  const registrations = Array.from({ length: 10 }, () => newcomer('경주', { email: 'race@example.test' }));
  const answers = await Promise.all(registrations.map((body) => rest(app, undefined, 'POST', url, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
});

test.each([
  [{ marketing: true }, '2026-11-23T03:00:00.000Z'],
  [{ marketing: false }, null],
  [{}, null],
])('the time of a consent to news is stored: %p', async (consent, agreedAt) => {
  const app = server();
  const person = newcomer('동의', consent);
  await rest(app, undefined, 'POST', url, person);
  const token = await logIn(app, person);
  const me = await rest<{ marketingAgreedAt: string | null }>(app, token, 'GET', '/user/me');
  expect(me.body.data.marketingAgreedAt).toBe(agreedAt);
});

test.each([
  [{ password: 'short1' }, 'password'],
  [{ nickname: '나' }, 'nickname'],
  [{ phone: '12' }, 'phone'],
  [{ email: 'nobody' }, 'email'],
  [{ name: ' ' }, 'name'],
  [{ recommender: '없는사람' }, 'recommender'],
])('the site refuses a registration with %p', async (wrong, property) => {
  const answer = await rest(server(), undefined, 'POST', url, newcomer('보호자', wrong));
  expect(answer).toMatchObject({ status: 400, body: { success: false, error: { code: 'VALIDATION_FAILED' } } });
  expect(answer.body.errors?.map((error) => error.property)).toEqual([property]);
  expect(answer.body.message).toMatch(/요\.$/);
});

const UPDATE = `mutation($input: UpdateMyInfoInput!) {
  updateMyInfo(input: $input) { nickname name phone age gender userImage address { sido detailAddress } }
}`;

test('a change sets the given fields and clears those that are null', async () => {
  const app = server();
  const { token, nickname } = await aGuardian(app);
  const input = { name: '새이름', phone: '02-123-4567', age: 30, gender: 'female', address: { sido: '서울', detailAddress: '101호' } };
  const changed = await gql(app, token, UPDATE, { input });
  expect(changed.data).toEqual({
    updateMyInfo: {
      nickname,
      name: '새이름',
      phone: '+8221234567',
      age: 30,
      gender: 'female',
      userImage: null,
      address: { sido: '서울', detailAddress: '101호' },
    },
  });
  const cleared = await gql(app, token, UPDATE, { input: { age: null, address: { detailAddress: null } } });
  expect(cleared.data).toMatchObject({
    updateMyInfo: { name: '새이름', age: null, address: { sido: '서울', detailAddress: null } },
  });
});

test.each([
  [{ nickname: null }, 'nickname'],
  [{ nickname: 'a'.repeat(13) }, 'nickname'],
  [{ age: 151 }, 'age'],
  [{ userImage: 'https://evil.test/a.png' }, 'userImage'],
  [{ userImage: '/uploads/private/x/file.pdf' }, 'userImage'],
  [{ address: { latitude: 91 } }, 'latitude'],
  [{ address: { sido: 'x'.repeat(201) } }, 'sido'],
])('an account refuses the change %p', async (input, property) => {
  const app = server();
  const { token } = await aGuardian(app);
  const { errors } = await gql(app, token, UPDATE, { input });
  expect(errors[0]).toMatchObject({ extensions: { code: 'VALIDATION_FAILED', errors: [{ property }] } });
});

test('the site refuses a nickname that another account has', async () => {
  const app = server();
  const [other, me] = [await aGuardian(app), await aGuardian(app)];
  const { errors } = await gql(app, me.token, UPDATE, { input: { nickname: other.nickname } });
  expect(errors[0]).toMatchObject({ message: '이미 쓰고 있는 닉네임이에요.', extensions: { code: 'DUPLICATE_NICKNAME' } });
});

test('users are answered in the order of the ids, undefined for unknown ones', async () => {
  const app = server();
  const [a, b] = [await aGuardian(app), await aHospital(app)];
  const users = await app.services.accounts.publicUsersByIds([b.id, 0, a.id]);
  expect(users.map((user) => user?.nickname)).toEqual([b.nickname, undefined, a.nickname]);
});
