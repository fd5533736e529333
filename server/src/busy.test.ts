import { buildApp } from './app.ts';
import { createDatabase } from './platform/database/database.ts';
import { unwrap } from './platform/errors/result.ts';
import { gql, rest } from './testing/calls.ts';
import { withApp, type TestApp } from './testing/with-app.ts';

const CONNECTIONS = 2;
/** Long enough for what nobody holds up on a machine that does much else. */
const MOST_MILLISECONDS = 750;
const server = withApp();
const listing = { kind: 'hospital', address: '서울특별시 구로구 디지털로 300', ownerUserId: null } as const;
let hasty: TestApp;

beforeAll(async () => {
  const db = createDatabase(server().databaseUrl, { max: CONNECTIONS, mostMilliseconds: MOST_MILLISECONDS });
  hasty = { ...server(), db, ...buildApp({ db, clock: server().clock, config: server().config }) };
  await hasty.http.ready();
  unwrap(await server().services.listings.addListing({ ...listing, name: '구로동물병원' }));
});

afterAll(async () => {
  await hasty.http.close();
  await hasty.db.end();
});

const MESSAGE = '지금은 이용이 많아 답하지 못했어요. 잠시 후 다시 시도해 주세요.';
const asked = {
  list: () => rest(hasty, undefined, 'GET', '/hospital?page=1&count=10'),
  search: () => rest(hasty, undefined, 'GET', '/company/search?search=%EA%B5%AC%EB%A1%9C&page=1&count=10'),
  graphql: () => gql(hasty, undefined, '{ searchHospitals(search: "구로") { id } getRegions { code } }'),
};

test('the server answers BUSY when a statement takes too long, and the pool keeps working', async () => {
  await server().db.begin(async (tx) => {
    await tx`lock table businesses in access exclusive mode`;
    // More of them than the pool has connections: those that wait for one are answered too.
    const answers = await Promise.all(Array.from({ length: CONNECTIONS + 1 }, () => [asked.list(), asked.search()]).flat());
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([503, { success: false, message: MESSAGE, error: { code: 'BUSY', message: MESSAGE } }]);
    }
    const { errors, data } = await asked.graphql();
    expect(data).toBeNull();
    expect(errors).toEqual([
      expect.objectContaining({ message: MESSAGE, path: ['searchHospitals'], extensions: { code: 'BUSY', retryAfter: 2 } }),
    ]);
  });
  for (const { status, body } of [await asked.list(), await asked.search()]) expect([status, body.success]).toEqual([200, true]);
  expect((await asked.graphql()).errors).toEqual([]);
});

test('the server rolls back a change that waits too long for a lock', async () => {
  const before = await hasty.db`select count(*)::integer as n from businesses`;
  await server().db.begin(async (tx) => {
    await tx`lock table businesses in access exclusive mode`;
    await expect(hasty.services.listings.addListing({ ...listing, name: '늦은동물병원' })).rejects.toMatchObject({ code: '55P03' });
  });
  expect(await hasty.db`select count(*)::integer as n from businesses`).toEqual(before);
});
