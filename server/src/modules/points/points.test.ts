import { ok } from '../../platform/errors/result.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, aVerifiedGuardian, logIn, PASSWORD, verify } from '../../testing/people.ts';
import { withApp, type TestApp } from '../../testing/with-app.ts';

const server = withApp();

const POINT = '{ getMyPoint { point } }';
const HISTORY = `query($startDate: Date, $endDate: Date, $page: Int, $count: Int) {
  getMyPointHistoryByPage(startDate: $startDate, endDate: $endDate, page: $page, count: $count) { message use earn }
  getMyPointHistoryCount(startDate: $startDate, endDate: $endDate)
}`;

async function pointOf(app: TestApp, token: string): Promise<number> {
  const { data } = await gql<{ getMyPoint: { point: number } }>(app, token, POINT);
  return data.getMyPoint.point;
}

function spend(app: TestApp, userId: number, point: number, reasonKey: string) {
  return inTransaction(app.db, (tx) => app.services.points.spendPoints(tx, { userId, point, message: '사용', reasonKey }));
}

test('joining gives 3,000 points, and 3,000 to the recommender, once the phone is verified', async () => {
  const app = server();
  const recommender = await aVerifiedGuardian(app);
  const joined = await aGuardian(app, { recommender: recommender.nickname.toUpperCase() });
  const both = async () => [await pointOf(app, joined.token), await pointOf(app, recommender.token)];
  expect(await both()).toEqual([0, 3_000]);
  await verify(app, joined);
  expect(await both()).toEqual([3_000, 6_000]);
  await verify(app, joined);
  expect(await both()).toEqual([3_000, 6_000]);
});

test('a phone and a person bring the points for joining once, also to who joins again', async () => {
  const app = server();
  const recommender = await aGuardian(app);
  const join = (phone: string, person: string) => aVerifiedGuardian(app, { recommender: recommender.nickname }, { phone, person });
  const first = await join('010-3030-0001', 'one');
  expect(await pointOf(app, first.token)).toBe(3_000);
  expect(await pointOf(app, (await join('+82 10 3030 0001', 'other')).token)).toBe(0);
  await rest(app, first.token, 'POST', '/user/withdraw', { password: PASSWORD });
  for (const [phone, person] of [
    ['010-3030-0001', 'third'],
    ['010-3030-0002', 'one'],
  ] as const) {
    expect(await pointOf(app, (await join(phone, person)).token)).toBe(0);
  }
  expect(await pointOf(app, recommender.token)).toBe(3_000);
});

test('of two who verify one phone at once, one has the points', async () => {
  const app = server();
  const both = [await aGuardian(app), await aGuardian(app)];
  await Promise.all(both.map((person) => verify(app, person, { phone: '010-3030-0009', person: `twin ${person.id}` })));
  const points = await Promise.all(both.map(({ token }) => pointOf(app, token)));
  expect(points.sort()).toEqual([0, 3_000]);
});

test('twenty concurrent spendings never bring the balance below zero', async () => {
  const app = server();
  const { id, token } = await aVerifiedGuardian(app);
  const results = await Promise.all(Array.from({ length: 20 }, (_, i) => spend(app, id, 500, `race:${i}`)));
  expect(results.filter((result) => result.ok)).toHaveLength(6);
  const refused = results.filter((result) => !result.ok);
  expect(new Set(refused.map((result) => !result.ok && result.error.code))).toEqual(new Set(['INSUFFICIENT_POINTS']));
  expect(await pointOf(app, token)).toBe(0);
  const history = await gql<{ getMyPointHistoryCount: number }>(app, token, HISTORY);
  expect(history.data.getMyPointHistoryCount).toBe(7);
});

test('one act is booked once, repeated or concurrent', async () => {
  const app = server();
  const { id, token } = await aVerifiedGuardian(app);
  const results = await Promise.all(Array.from({ length: 8 }, () => spend(app, id, 1_000, 'order:1')));
  expect(results.every((result) => result.ok)).toBe(true);
  expect(await pointOf(app, token)).toBe(2_000);
  const earn = { userId: id, point: 500, message: '리뷰', reasonKey: 'review:1' };
  for (let i = 0; i < 3; i += 1) {
    await inTransaction(app.db, async (tx) => ok(await app.services.points.earnPoints(tx, earn)));
  }
  expect(await pointOf(app, token)).toBe(2_500);
});

test('a refused act leaves no ledger entry', async () => {
  const app = server();
  const { id, token } = await aVerifiedGuardian(app);
  const refused = await spend(app, id, 3_001, 'too-much');
  expect(refused).toMatchObject({ ok: false, error: { code: 'INSUFFICIENT_POINTS', status: 409 } });
  const { data } = await gql<{ getMyPointHistoryCount: number }>(app, token, HISTORY);
  expect(data.getMyPointHistoryCount).toBe(1);
});

test('the history is answered by Seoul days, newest first, in pages', async () => {
  const app = server();
  app.clock.set('2026-11-30T15:30:00Z');
  const guardian = await aVerifiedGuardian(app);
  app.clock.set('2026-12-01T15:30:00Z');
  for (let i = 1; i <= 3; i += 1) {
    const earn = { userId: guardian.id, point: i, message: `적립 ${i}`, reasonKey: `later:${i}` };
    await inTransaction(app.db, async (tx) => ok(await app.services.points.earnPoints(tx, earn)));
  }
  const token = await logIn(app, guardian);
  const onFirst = await gql(app, token, HISTORY, { startDate: '2026-12-01', endDate: '2026-12-01' });
  expect(onFirst.data).toEqual({
    getMyPointHistoryByPage: [{ message: '가입 축하 포인트', use: 0, earn: 3_000 }],
    getMyPointHistoryCount: 1,
  });
  const second = await gql(app, token, HISTORY, { page: 2, count: 2 });
  expect(second.data).toEqual({
    getMyPointHistoryByPage: [
      { message: '적립 1', use: 0, earn: 1 },
      { message: '가입 축하 포인트', use: 0, earn: 3_000 },
    ],
    getMyPointHistoryCount: 4,
  });
});

test.each([{ page: 0 }, { page: -1 }, { count: 0 }, { count: 101 }])('the page %p of the history is refused', async (page) => {
  const app = server();
  const { token } = await aVerifiedGuardian(app);
  const { errors } = await gql(app, token, HISTORY, page);
  expect(errors[0]).toMatchObject({ extensions: { code: 'VALIDATION_FAILED' } });
});

test('anonymous callers are refused', async () => {
  const { errors } = await gql(server(), undefined, POINT);
  expect(errors[0]).toMatchObject({ message: 'NO_ACCESS_TOKEN', extensions: { code: 'UNAUTHENTICATED' } });
});
