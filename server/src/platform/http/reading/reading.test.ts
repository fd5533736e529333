import { buildApp } from '../../../app.ts';
import { createDatabase, type Database, type Sql } from '../../database/database.ts';
import { mayBeBehind, withReplica } from '../../database/replica/reads.ts';
import type { Replica } from '../../database/replica/replica.ts';
import { unwrap } from '../../errors/result.ts';
import { aGuardian } from '../../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { withApp, type TestApp } from '../../../testing/with-app.ts';

const server = withApp();
const MOST_LAG_MS = 5_000;
const place = { kind: 'hospital', address: '서울특별시 구로구 디지털로 300', ownerUserId: null } as const;

/** A database with another hospital plays the replica, so that each answer says where it comes from. */
let behind: TestDatabase;
let replicaDb: Database;
let app: TestApp;
let isWell = true;

beforeAll(async () => {
  behind = await createTestDatabase();
  replicaDb = createDatabase(behind.url);
  const own = buildApp({ db: replicaDb, clock: server().clock, config: server().config });
  unwrap(await own.services.listings.addListing({ ...place, name: '복제동물병원' }));
  unwrap(await server().services.listings.addListing({ ...place, name: '본동물병원' }));
  const replica: Replica = {
    ...{ current: () => (isWell ? replicaDb : null), doubt: () => undefined, lag: () => 0, mostLagMs: MOST_LAG_MS },
    ...{ look: async () => undefined, close: async () => undefined },
  };
  app = { ...server(), ...buildApp({ db: server().db, clock: server().clock, config: server().config, replica }) };
  await app.http.ready();
});

afterEach(() => (isWell = true));
afterAll(async () => {
  await app.http.close();
  await replicaDb.end();
  await behind.drop();
});

type Asking = { cookie?: string; token?: string };
const headersOf = ({ cookie, token }: Asking) => ({ ...(cookie && { cookie }), ...(token && { authorization: `Bearer ${token}` }) });
const QUERY = '{ searchHospitals(search: "동물병원") { name } }';

const readers = {
  async rest(asking: Asking) {
    const answer = await app.http.inject({ url: '/api/client/hospital?page=1&count=10', headers: headersOf(asking) });
    return answer.json<{ data: { rows?: { name: string }[] } }>();
  },
  async graphql(asking: Asking) {
    const answer = await app.http.inject({ method: 'POST', url: '/graphql', headers: headersOf(asking), payload: { query: QUERY } });
    return answer.json<object>();
  },
};

/** The database from which an answer comes. */
async function placeOf(asking: Asking, reader: keyof typeof readers) {
  const text = JSON.stringify(await readers[reader](asking));
  return { primary: text.includes('"본동물병원"'), replica: text.includes('"복제동물병원"') };
}
const primary = { primary: true, replica: false };
const replica = { primary: false, replica: true };

const write = (payload: object, token?: string) =>
  app.http.inject({ method: 'POST', url: '/graphql', headers: headersOf(token ? { token } : {}), payload });
const markOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => /^petcare-written=\d+/.exec(String(cookie))?.[0])
    .find(Boolean);

describe.each(['rest', 'graphql'] as const)('by %s', (reader) => {
  test('what a stranger asks comes from the replica', async () => {
    expect(await placeOf({}, reader)).toEqual(replica);
  });

  test('what a stranger asks comes from the primary while the replica is not well', async () => {
    isWell = false;
    expect(await placeOf({}, reader)).toEqual(primary);
  });

  test('who has written is answered by the primary until the replica must have it, whichever server is asked', async () => {
    const { token } = await aGuardian(app);
    expect(await placeOf({ token }, reader)).toEqual(primary);
    const wrote = await write({ query: 'mutation { createPost(boardId: "mypet", title: "산책", content: "<p>한강</p>") { id } }' }, token);
    const cookie = markOf(wrote)!;
    expect(await placeOf({ token, cookie }, reader)).toEqual(primary);
    expect(await placeOf({ cookie }, reader)).toEqual(primary);
    app.clock.advance({ seconds: 11 });
    expect(await placeOf({ token, cookie }, reader)).toEqual(replica);
  });

  test('a mark that nobody can read is none', async () => {
    expect(await placeOf({ cookie: 'petcare-written=soon' }, reader)).toEqual(replica);
  });
});

test('a question that only counts gives no mark: each page is counted', async () => {
  expect(markOf(await write({ query: 'mutation { recordPageView(path: "/") }' }))).toBeUndefined();
});

test('a write to what only its writer sees gives a mark, by REST too', async () => {
  const { token } = await aGuardian(app);
  const answer = await app.http.inject({
    ...{ method: 'PUT', url: '/api/client/user/nickname', headers: headersOf({ token }), payload: { nickname: '새이름' } },
  });
  expect(markOf(answer)).toMatch(/^petcare-written=/);
});

describe('a statement', () => {
  const doubted: Database[] = [];
  const dbOf = (replicated: Database) => withReplica(server().db, { current: () => replicated, doubt: (db) => doubted.push(db) });
  const names = (sql: Sql) =>
    sql<{ name: string }[]>`select name from businesses where ${sql`name like ${'%동물병원'}`}`.then((rows) => [...rows]);

  beforeEach(() => doubted.splice(0));

  test('is asked of the replica with its parts, and of the primary outside of what may be behind', async () => {
    const db = dbOf(replicaDb);
    expect(await mayBeBehind(() => names(db))).toEqual([{ name: '복제동물병원' }]);
    expect(await names(db)).toEqual([{ name: '본동물병원' }]);
  });

  test('of a transaction stays on the primary', async () => {
    const asked = await mayBeBehind(() => dbOf(replicaDb).begin((tx) => names(tx)));
    expect(asked).toEqual([{ name: '본동물병원' }]);
  });

  test('is answered by the primary when the replica is away, which is then doubted', async () => {
    const away = createDatabase('postgres://nobody@127.0.0.1:1/none');
    expect(await mayBeBehind(() => names(dbOf(away)))).toEqual([{ name: '본동물병원' }]);
    expect(doubted).toEqual([away]);
    await away.end();
  });

  test('is answered by the primary when the connections to a replica that hangs are thrown away', async () => {
    const hanging = createDatabase(behind.url, { max: 1 });
    await hanging`select 1`;
    const held = hanging.begin((tx) => tx`select pg_sleep(60)`).catch(() => undefined);
    const asked = mayBeBehind(() => names(dbOf(hanging)));
    await hanging.end({ timeout: 0 });
    expect(await asked).toEqual([{ name: '본동물병원' }]);
    await held;
  });

  test('that the replica can not answer is answered by the primary, and nobody doubts the replica', async () => {
    await server().db`create table only_on_the_primary as select 1 as number`;
    const db = dbOf(replicaDb);
    expect([...(await mayBeBehind(() => db`select number from only_on_the_primary`))]).toEqual([{ number: 1 }]);
    expect(doubted).toEqual([]);
  });

  test('that takes too long on the replica is not asked twice', async () => {
    const hasty = createDatabase(behind.url, { max: 1, mostMilliseconds: 50 });
    const db = dbOf(hasty);
    await expect(mayBeBehind(async () => db`select pg_sleep(30)`)).rejects.toMatchObject({ code: '57014' });
    await hasty.end();
  });
});
