import { aBusiness, asViewer } from './testing/a-review.ts';
import { gql, rest } from './testing/calls.ts';
import { aCompany, aGuardian, PASSWORD, type Person } from './testing/people.ts';
import { withApp } from './testing/with-app.ts';
import { unwrap } from './platform/errors/result.ts';
import { aBookableHospital, booked } from './modules/reservations/testing/a-bookable-hospital.ts';
import { MOST_AT_ONCE, MOST_FAVOURITES } from './modules/favourites/favourites.policy.ts';

const server = withApp();

const ADD = 'mutation($id: ID!) { addFavourite(listingId: $id) }';
const REMOVE = 'mutation($id: ID!) { removeFavourite(listingId: $id) }';
const TAKE = 'mutation($given: [FavouriteInput!]!) { addFavourites(favourites: $given) }';
const ROW = 'id kind name picture address reviewScore reviewCount isBookable openState { kind at } nextFree { date time } markedAt';
const LIST = `query($kind: ListingKind, $page: Int, $count: Int) {
  items: getMyFavouritesByPage(kind: $kind, page: $page, count: $count) { ${ROW} } total: getMyFavouriteCount(kind: $kind) }`;
const IDS = 'query($ids: [ID!]!) { ids: getMyFavouriteIds(listingIds: $ids) }';
const ROWS = `query($ids: [ID!]!) { items: getListingsByIds(listingIds: $ids) { ${ROW} } }`;

type Row = { id: string; markedAt: string | null } & Record<string, unknown>;
type Answer = { items: Row[]; total: number };
const run = <T = Record<string, unknown>>(who: Person | undefined, query: string, variables = {}) =>
  gql<T>(server(), who?.token, query, variables);
const codeOf = async (who: Person | undefined, query: string, variables = {}) =>
  (await run(who, query, variables)).errors[0]?.extensions.code ?? 'OK';
async function add(who: Person, id: number): Promise<string> {
  server().clock.advance({ seconds: 1 });
  return codeOf(who, ADD, { id: String(id) });
}
const listOf = async (who: Person, variables = {}) => (await run<Answer>(who, LIST, variables)).data;
const namesOf = async (who: Person, variables = {}) => (await listOf(who, variables)).items.map(({ name }) => name);
const take = async (who: Person, ...given: [id: number, markedAt: string][]) =>
  (await run<{ addFavourites: number }>(who, TAKE, { given: given.map(([id, markedAt]) => ({ listingId: String(id), markedAt })) })).data
    .addFavourites;
const three = async () => [
  await aBusiness(server(), 'hospital', { name: '가병원' }),
  await aBusiness(server(), 'pharmacy', { name: '나약국' }),
  await aBusiness(server(), 'company', { name: '다미용' }),
];

test('listings of all kinds are marked once, listed with the last one first, by kind and by page, and unmarked', async () => {
  const [who, other, business] = [await aGuardian(server()), await aGuardian(server()), await aCompany(server())];
  const [hospital, pharmacy, company] = (await three()) as [number, number, number];
  for (const id of [hospital, pharmacy, company, hospital]) expect(await add(who, id)).toBe('OK');
  expect(await listOf(who)).toMatchObject({ items: [{ name: '다미용' }, { name: '나약국' }, { name: '가병원' }], total: 3 });
  expect(await listOf(who, { kind: 'pharmacy' })).toMatchObject({ items: [{ id: String(pharmacy), kind: 'pharmacy' }], total: 1 });
  expect(await namesOf(who, { page: 2, count: 2 })).toEqual(['가병원']);
  expect(await add(business, company)).toBe('OK');
  expect([await namesOf(other), await namesOf(business)]).toEqual([[], ['다미용']]);
  const ids = [hospital, pharmacy, company, 999_999].map(String);
  expect((await run(other, REMOVE, { id: String(company) })).data).toEqual({ removeFavourite: true });
  expect(await codeOf(who, REMOVE, { id: String(company) })).toBe('OK');
  expect(await codeOf(who, REMOVE, { id: String(company) })).toBe('OK');
  const marked = (await run<{ ids: string[] }>(who, IDS, { ids: [...ids, 'x'] })).data.ids;
  expect([marked.sort(), (await run(other, IDS, { ids })).data]).toEqual([[String(hospital), String(pharmacy)].sort(), { ids: [] }]);
  expect((await run(business, IDS, { ids })).data).toEqual({ ids: [String(company)] });
});

test('a row says until when a place is open, and the first free time that the next booking leaves', async () => {
  server().clock.set('2026-11-30T00:10:00Z'); // Monday, ten past nine in Seoul
  const who = await aGuardian(server());
  const hospital = await aBookableHospital(server());
  await add(who, hospital.id);
  const row = async () => (await listOf(who)).items[0]!;
  expect(await row()).toMatchObject({
    ...{ kind: 'hospital', name: '구로동물병원', picture: null, address: '서울특별시 구로구 구로동로 1', reviewScore: null },
    ...{ reviewCount: 0, isBookable: true, openState: { kind: 'open', at: '12:00' }, nextFree: { date: '2026-11-30', time: '09:30' } },
  });
  await booked(server(), who, hospital, '09:30');
  expect(await row()).toMatchObject({ nextFree: { date: '2026-11-30', time: '10:00' } });
  const { items } = (await run<Answer>(undefined, ROWS, { ids: [String(hospital.id)] })).data;
  expect(items).toMatchObject([{ nextFree: { date: '2026-11-30', time: '10:00' }, markedAt: null }]);
});

test('a listing that is hidden or not there vanishes from lists without an error, and can’t be marked', async () => {
  const { db } = server();
  const who = await aGuardian(server());
  const [hospital, pharmacy, company] = (await three()) as [number, number, number];
  for (const id of [hospital, pharmacy, company]) await add(who, id);
  // Only an operator's import closes a listing; what it writes is this.
  await db`update businesses set approval = 'rejected' where id = ${hospital}`;
  await db`delete from businesses where id = ${pharmacy}`;
  expect(await listOf(who)).toMatchObject({ items: [{ name: '다미용' }], total: 1 });
  const ids = [company, pharmacy, hospital, company, 0].map(String);
  expect((await run<Answer>(undefined, ROWS, { ids })).data.items.map(({ id }) => id)).toEqual([String(company)]);
  for (const id of [hospital, pharmacy, 0]) expect(await add(who, id)).toBe('NOT_FOUND');
  await db`update businesses set approval = 'approved' where id = ${hospital}`;
  expect(await namesOf(who)).toEqual(['다미용', '가병원']);
});

test('the list of a device is taken over in its order, and a second time changes nothing', async () => {
  const who = await aGuardian(server());
  const [hospital, pharmacy, company] = (await three()) as [number, number, number];
  await add(who, company);
  const given: [number, string][] = [
    [pharmacy, '2026-01-01T00:00:00Z'],
    [hospital, '2026-02-01T00:00:00Z'],
    [company, '2026-03-01T00:00:00Z'],
    [hospital, '2026-01-15T00:00:00Z'],
    [999_999, '2026-03-01T00:00:00Z'],
  ];
  expect([await take(who, ...given), await take(who, ...given)]).toEqual([2, 0]);
  const { items } = await listOf(who);
  expect(items.map(({ name, markedAt }) => [name, markedAt?.slice(0, 10)])).toEqual([
    ['다미용', expect.stringMatching(/^2026-1[12]/)],
    ['가병원', '2026-02-01'],
    ['나약국', '2026-01-01'],
  ]);
  expect([await take(who), await namesOf(who)]).toEqual([0, ['다미용', '가병원', '나약국']]);
});

test('one person marks five hundred and no more, alone or at once, and is told so', async () => {
  const app = server();
  const who = await aGuardian(app);
  const ids: number[] = [];
  for (let made = 0; made < MOST_FAVOURITES + 2; made += 1) ids.push(await aBusiness(app, 'pharmacy'));
  const marks = ids.slice(0, MOST_FAVOURITES - 1).map((businessId) => ({ businessId, markedAt: app.clock.now() }));
  for (let from = 0; from < marks.length; from += MOST_AT_ONCE) {
    unwrap(await app.services.favourites.addFavourites(asViewer(who), marks.slice(from, from + MOST_AT_ONCE)));
  }
  const last = ids.slice(MOST_FAVOURITES - 1);
  const codes = await Promise.all([...last, last[0]!].map((id) => codeOf(who, ADD, { id: String(id) })));
  expect((await listOf(who)).total).toBe(MOST_FAVOURITES);
  expect(codes.filter((code) => code === 'OK').length).toBeGreaterThan(0);
  const more = await run(who, ADD, { id: String(await aBusiness(app, 'hospital')) });
  expect(more.errors[0]).toMatchObject({ message: expect.stringContaining('500곳까지'), extensions: { code: 'TOO_MANY_FAVOURITES' } });
  expect(await take(who, [await aBusiness(app, 'hospital'), '2026-01-01T00:00:00Z'])).toBe(0);
  expect(await codeOf(who, ADD, { id: String(ids[0]) })).toBe('OK');
});

test('two who press at once, on two devices, leave one favourite', async () => {
  const who = await aGuardian(server());
  const id = await aBusiness(server(), 'hospital');
  const given = { given: [{ listingId: String(id), markedAt: '2026-01-01T00:00:00Z' }] };
  const codes = await Promise.all([
    ...[1, 2, 3].map(() => codeOf(who, ADD, { id: String(id) })),
    ...[1, 2].map(() => codeOf(who, TAKE, given)),
  ]);
  expect([codes, (await listOf(who)).total]).toEqual([Array(5).fill('OK'), 1]);
});

test.each([
  ['more than a hundred listings', TAKE, { given: Array(101).fill({ listingId: '1', markedAt: '2026-01-01T00:00:00Z' }) }],
  ['more than a hundred hearts', IDS, { ids: Array(101).fill('1') }],
  ['more than a hundred rows', ROWS, { ids: Array(101).fill('1') }],
  ['page 0', LIST, { page: 0 }],
])('%s at once are refused', async (_what, query, variables) => {
  expect(await codeOf(await aGuardian(server()), query, variables)).toBe('VALIDATION_FAILED');
});

test('who leaves takes their favourites along', async () => {
  const who = await aGuardian(server());
  await add(who, await aBusiness(server(), 'hospital'));
  expect((await rest(server(), who.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  expect((await server().db`select 1 from favourites where user_id = ${who.id}`).length).toBe(0);
});
