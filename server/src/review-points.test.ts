import { operatorOf } from './testing/operator-acts.ts';
import { unwrap } from './platform/errors/result.ts';
import { aBookableCompany, bookAt } from './modules/reservations/testing/a-bookable-company.ts';
import { aBusiness, aReview, asViewer } from './testing/a-review.ts';
import { rest } from './testing/calls.ts';
import { aGuardian, logIn, type Person } from './testing/people.ts';
import { report } from './testing/reports.ts';
import { withApp } from './testing/with-app.ts';

const server = withApp();

async function later(days: number, ...people: Person[]): Promise<void> {
  server().clock.advance({ days, hours: 1 });
  await server().runJob('points-of-reviews');
  for (const who of people) who.token = await logIn(server(), who);
}
const pointOf = (who: Person) => server().services.points.getMyPoint(asViewer(who));
const aHospitalReview = async (who: Person) => aReview(server(), { kind: 'hospital', id: await aBusiness(server(), 'hospital') }, who);
const remove = async (who: Person, id: number) => unwrap(await server().services.reviews.deleteReview(asViewer(who), id));
const operator = () => operatorOf(server());

async function someReviews(who: Person, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let written = 0; written < count; written += 1) ids.push(await aHospitalReview(who));
  return ids;
}

test('twenty reviews of places that were never visited earn nothing for seven days, and then for four a month', async () => {
  server().clock.set('2026-12-01T03:00:00Z');
  const who = await aGuardian(server());
  await someReviews(who, 20);
  expect(await pointOf(who)).toBe(0);
  await later(6);
  expect(await pointOf(who)).toBe(0);
  await later(2);
  expect(await pointOf(who)).toBe(2_000);
  await later(10);
  expect(await pointOf(who)).toBe(2_000);
  await later(20);
  expect(await pointOf(who)).toBe(4_000);
});

test('a booking that is completed there pays at once, before the review or after it', async () => {
  const [guest, company] = [await aGuardian(server()), await aBookableCompany(server())];
  const today = server().clock.now().toISOString().slice(0, 10);
  const able = await rest<{ items: { date: string }[] }>(
    server(),
    undefined,
    'GET',
    `/reservation/able?company_id=${company.id}&start_date=${today}&end_date=2027-03-31`,
  );
  const made = await bookAt(server(), guest, company, { date: able.body.data.items[0]!.date, time: '09:00' });
  expect(made.status).toBe(201);
  const answer = (status: number) =>
    rest(server(), company.owner.token, 'PATCH', '/reservation/reservations', { reservations: [made.body.data.id], status });
  await answer(1);
  const before = await aReview(server(), { kind: 'company', id: company.id }, guest);
  expect([before > 0, await pointOf(guest)]).toEqual([true, 0]);
  server().clock.set(`${able.body.data.items[0]!.date}T02:00:00Z`);
  company.owner.token = await logIn(server(), company.owner);
  expect((await answer(2)).status).toBe(200);
  await server().runJob('points-of-reviews');
  expect(await pointOf(guest)).toBe(500);
  await aReview(server(), { kind: 'company', id: company.id }, guest, { visitDate: '2026-01-02' });
  expect(await pointOf(guest)).toBe(1_000);
});

test('a review that somebody reported waits for an operator, and a hidden one earns nothing', async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const [shown, hidden] = [await aHospitalReview(who), await aHospitalReview(who)];
  for (const id of [shown, hidden]) expect(await report(server(), other, 'review', id)).toBe('OK');
  await later(8);
  expect(await pointOf(who)).toBe(0);
  unwrap(await operator().run('reports settle', { ...{ kind: 'review', id: shown }, ...{ outcome: 'kept' }, reason: '문제없어요' }));
  unwrap(await operator().run('texts hide', { ...{ kind: 'review', id: hidden }, reason: '사실이 아니에요' }));
  await later(0);
  expect(await pointOf(who)).toBe(500);
});

test('an unused gift card that was bought with the points of a deleted review goes back, a used one is written off', async () => {
  const who = await aGuardian(server());
  const ids = await someReviews(who, 4);
  await later(8, who);
  await server().services.gifts.addGiftGroup({ name: '간식', price: 1_000, stock: 2, image: null });
  const groups = unwrap(await server().services.gifts.listGiftGroups({ itemsPerPage: 100 }, 'recent'));
  const group = groups.find(({ name }) => name === '간식')!;
  const buy = async () =>
    (await rest<{ ordrIdx: string }>(server(), who.token, 'POST', `/gift/item/${group.id}/purchase`, { price: 0, point: 1_000 })).status;
  expect([await buy(), await buy(), await pointOf(who)]).toEqual([201, 201, 0]);
  const cards = () => server().services.gifts.listMyGifts(asViewer(who), {}).then(unwrap);
  const [last, first] = await cards();
  unwrap(await operator().run('gifts use', { code: first!.code }));
  await remove(who, ids[0]!);
  expect((await cards()).map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true, false]);
  expect([last!.code, await pointOf(who)]).toEqual([(await cards())[0]!.code, 500]);
  await remove(who, ids[1]!);
  await remove(who, ids[2]!);
  expect(await pointOf(who)).toBe(0);
  expect(await server().services.books.listDifferences()).toEqual([]);
});
