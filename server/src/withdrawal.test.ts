import { unwrap } from './platform/errors/result.ts';
import { gql, rest } from './testing/calls.ts';
import { aGuardian, newcomer, PASSWORD, type Person } from './testing/people.ts';
import { withApp } from './testing/with-app.ts';
import { operatorOf } from './testing/operator-acts.ts';
import { aBusinessNumber, anApplicant, traces } from './testing/an-applicant.ts';
import { aBookableHospital, booked, MONDAY, timesOf, update } from './modules/reservations/testing/a-bookable-hospital.ts';

const server = withApp();
const leave = ({ token }: { token?: string }, password: unknown = PASSWORD) =>
  rest(server(), token, 'POST', '/user/withdraw', { password });
const login = (email: string) => rest(server(), undefined, 'POST', '/user/login', { email, password: PASSWORD });

const CREATE_POST = 'mutation { createPost(boardId: "mypet", title: "산책 이야기", content: "<p>한강</p>") { id } }';
const COMMENT = 'mutation($id: ID!) { createPostComment(postId: $id, content: "저도요") { id } }';
const LIKE = 'mutation($id: ID!) { togglePostLike(postId: $id) { like likeCount } }';
const REVIEW = `mutation($id: ID!) { createReview(kind: hospital, businessId: $id, input: { kindnessRating: 5, explainRating: 5, diagnosisRating: 5,
  facilityRating: 5, priceRating: 5, wouldRevisit: true, visitDate: "2026-11-20", review: "설명이 자세하고 다정하게 봐 주셨어요." }) { id } }`;
const POST = `query($id: ID!) { getPost(boardId: "mypet", postId: $id) { title user { nickname } }
  getPostCommentsByPage(postId: $id) { comment user { nickname } } }`;

/** Every table's rows as text: what stands in none of them is nowhere. */
async function everything(): Promise<string> {
  const { db } = server();
  const tables = await db<
    { name: string }[]
  >`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const rows = await Promise.all(tables.map(({ name }) => db`select t::text as row from ${db(name)} t`));
  return JSON.stringify(rows);
}

test('personal data is deleted at once, and what others need is kept without a name', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const given = newcomer('보호자', { name: '김지워짐', nickname: '지워질이름', email: 'erase.me@example.test', phone: '010-8888-7777' });
  const person = await aGuardian(app, given);
  const friend = await aGuardian(app, { recommender: given.nickname });
  const run = <T>(query: string, variables = {}) => gql<T>(app, person.token, query, variables);
  const { id } = (await run<{ createPost: { id: string } }>(CREATE_POST)).data.createPost;
  await run(COMMENT, { id });
  await run(LIKE, { id });
  await run(REVIEW, { id: String(hospital.id) });
  await run('mutation { recordPageView(path: "/mypage/myinfo") }');
  await run('mutation($input: UpdateMyInfoInput!) { updateMyInfo(input: $input) { id } }', {
    input: { address: { address: '비밀로 17', detailAddress: '801호' } },
  });
  await gql(app, person.token, '{ getMyInfo { name } }', {}, { 'idempotency-key': 'kept-answer' });
  await booked(app, person, hospital);
  const secrets = ['김지워짐', '지워질이름', 'erase.me@', '1088887777', '비밀로', '801호'];
  const before = await everything();
  for (const secret of secrets) expect(before).toContain(secret);

  expect(await leave(person)).toMatchObject({ status: 200, body: { success: true, data: null } });

  const after = await everything();
  for (const secret of secrets) expect(after).not.toContain(secret);
  const post = await gql(app, undefined, POST, { id });
  expect(post.data).toEqual({ getPost: { title: '산책 이야기', user: null }, getPostCommentsByPage: [{ comment: '저도요', user: null }] });
  const reviews = await gql(
    app,
    undefined,
    `query($id: ID!) { getReviewsByPage(filter: { kind: hospital, businessId: $id }) { review reviewer { id name nickname userImage } } }`,
    { id: String(hospital.id) },
  );
  expect(reviews.data['getReviewsByPage']).toEqual([
    {
      review: '설명이 자세하고 다정하게 봐 주셨어요.',
      reviewer: { id: null, name: '탈퇴한 회원', nickname: '탈퇴한 회원', userImage: null },
    },
  ]);
  const theirs = await gql(app, hospital.owner.token, '{ getMyHospitalReservationsByPage { status note user { name } } }');
  expect(theirs.data['getMyHospitalReservationsByPage']).toEqual([{ status: 3, note: '기침을 해요', user: null }]);
  expect((await gql(app, friend.token, '{ getMyInfo { recommender } }')).data).toEqual({ getMyInfo: { recommender: null } });
});

test('future reservations are cancelled, their slots freed, and those that have begun kept', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const person = await aGuardian(app);
  const other = await aGuardian(app);
  const [requested, confirmed] = [await booked(app, person, hospital), await booked(app, person, hospital, '09:30')];
  const kept = await booked(app, other, hospital, '10:00');
  await update(app, hospital.owner, { ids: [confirmed], status: 1 });
  expect(await timesOf(app, hospital)).toBe('(09:00) (09:30) (10:00) 10:30 11:00 11:30');
  expect((await leave(person)).status).toBe(200);
  expect(await timesOf(app, hospital)).toBe('09:00 09:30 (10:00) 10:30 11:00 11:30');
  const statuses =
    await app.db`select id, status from reservations where id = any(${[requested, confirmed, kept].map(Number)}) order by id`;
  expect(statuses.map(({ status }) => status as number)).toEqual([3, 3, 0]);
});

test('a hospital that withdraws rejects its reservations and takes no more; one from a register stays listed', async () => {
  const app = server();
  const [made, licensed] = [await aBookableHospital(app), await aBookableHospital(app)];
  await app.db`update businesses set licence_number = 'L-1' where id = ${licensed.id}`;
  const guest = await aGuardian(app);
  const ids = [await booked(app, guest, made), await booked(app, guest, licensed)];
  expect((await leave(made.owner)).status).toBe(200);
  expect((await leave(licensed.owner)).status).toBe(200);
  const mine = await gql<{ getMyReservationsByPage: { id: string; status: number }[] }>(
    app,
    guest.token,
    '{ getMyReservationsByPage { id status } }',
  );
  expect(mine.data.getMyReservationsByPage.map(({ id, status }) => [id, status])).toEqual(ids.reverse().map((id) => [id, 4]));
  const rows =
    await app.db`select is_public, allow_reservation, owner_user_id from businesses where id = any(${[made.id, licensed.id]}) order by id`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { isPublic: false, allowReservation: false, ownerUserId: null },
    { isPublic: true, allowReservation: false, ownerUserId: null },
  ]);
});

test('every session ends, and email and nickname are free again', async () => {
  const app = server();
  const given = newcomer();
  const person = await aGuardian(app, given);
  const elsewhere = unwrap(await app.services.accounts.sessions.login({ email: given.email, password: PASSWORD }, '127.0.0.1'));
  expect((await leave(person)).status).toBe(200);
  for (const refreshToken of [person.refreshToken, elsewhere.refreshToken]) {
    expect((await rest(app, undefined, 'POST', '/user/access-token', { refreshToken })).status).toBe(401);
  }
  expect((await login(given.email)).body.error.code).toBe('INVALID_CREDENTIALS');
  expect((await rest(app, undefined, 'POST', '/user/register', given)).status).toBe(201);
});

test('a token of a withdrawn account is refused by every call', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const person = await aGuardian(app);
  expect((await leave(person)).status).toBe(200);
  for (const [query, variables] of [
    [CREATE_POST, {}],
    [REVIEW, { id: String(hospital.id) }],
  ] as const) {
    expect((await gql(app, person.token, query, variables)).errors[0]).toMatchObject({
      message: 'EXPIRED_TOKEN',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  }
  expect(await leave(person)).toMatchObject({ status: 401, body: { error: { code: 'EXPIRED_TOKEN' } } });
  expect((await rest(app, person.token, 'PATCH', '/user/password', { password: PASSWORD, newPassword: 'brand-new-1' })).status).toBe(401);
  expect((await rest(app, person.token, 'GET', `/reservation/reservation-list`)).status).toBeLessThan(500);
});

test('of two withdrawals at once one succeeds and the other is refused', async () => {
  const person = await aGuardian(server());
  const answers = await Promise.all([leave(person), leave(person)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a booking and a refresh during the withdrawal leave nothing behind', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const person = await aGuardian(app);
  const beside = rest(app, undefined, 'POST', '/user/access-token', { refreshToken: person.refreshToken });
  const [left, refreshed] = await Promise.all([leave(person), beside, booked(app, person, hospital).catch(() => undefined)]);
  expect(left.status).toBe(200);
  expect([200, 401]).toContain(refreshed.status);
  expect(await app.db`select 1 from refresh_tokens where user_id = ${person.id}`).toHaveLength(0);
  expect(await app.db`select 1 from reservations where business_id = ${hospital.id} and status in (0, 1, 6)`).toHaveLength(0);
  expect(await timesOf(app, hospital, MONDAY)).not.toContain('(');
});

test.each<[unknown, number]>([
  ['wrong-1234', 400],
  [null, 400],
  ['', 400],
  [1, 400],
  ['x'.repeat(201), 400],
  ["' or 1=1 --", 400],
])('the password %p is refused, and nothing changes', async (password, status) => {
  const person: Person = await aGuardian(server());
  expect((await leave(person, password)).status).toBe(status);
  expect((await login(person.email)).status).toBe(200);
  expect((await leave({})).status).toBe(401);
});

test('by GraphQL, an account without a password needs a login within the last ten minutes', async () => {
  const app = server();
  const { password: _, ...registration } = newcomer();
  const id = unwrap(await app.services.accounts.registerSocial(registration, 2, async () => ({ ok: true, value: null })));
  const { token } = unwrap(await app.services.accounts.sessions.issueLogin(id));
  app.clock.advance({ minutes: 10, seconds: 1 });
  const withdraw = (by: string) => gql(app, by, 'mutation { withdraw }');
  expect((await withdraw(token)).errors[0]?.extensions.code).toBe('LOGIN_AGAIN');
  const fresh = unwrap(await app.services.accounts.sessions.issueLogin(id)).token;
  expect((await withdraw(fresh)).data).toEqual({ withdraw: true });
  app.clock.set('2026-11-23T03:00:00.000Z');
});

test('a business that withdraws loses its documents, and its business number is free again', async () => {
  const app = server();
  const registrationNumber = aBusinessNumber();
  const operator = operatorOf(app);
  const before = await traces(app);
  const { token, registrationId } = await anApplicant(app, 'company', { registrationNumber });
  unwrap(await operator.run('registrations approve', { registration: registrationId }));
  expect((await leave({ token })).status).toBe(200);
  // Its listing stays, public and nobody's.
  expect(await traces(app)).toEqual({ ...before, businesses: before.businesses + 1 });
  const next = await anApplicant(app, 'company', { registrationNumber });
  expect(await operator.run('registrations approve', { registration: next.registrationId })).toMatchObject({ ok: true });
});
