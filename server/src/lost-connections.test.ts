import { createDatabase, type Database } from './platform/database/database.ts';
import { gql, rest } from './testing/calls.ts';
import { withApp } from './testing/with-app.ts';

const server = withApp();
let killer: Database;

beforeAll(() => void (killer = createDatabase(server().databaseUrl, { max: 1 })));
afterAll(() => killer.end());

/** Ends every connection to this database but the one that asks for it. */
const killAll = () =>
  killer`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

const list = () => rest(server(), undefined, 'GET', '/hospital?page=1&count=10');
const search = () => gql(server(), undefined, '{ searchHospitals(search: "구로") { id } getRegions { code } }');

test('the server answers 200, or 503 with Retry-After, while connections are killed again and again', async () => {
  const answers = new Map<string, number>();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  let isKilling = true;
  const asking = Array.from({ length: 12 }, async () => {
    while (isKilling) {
      const [{ status, headers, body }, { errors }] = [await list(), await search()];
      count(status === 200 ? 'list' : `list ${status} ${body.error.code} ${String(headers['retry-after'])}`);
      count(['search', ...errors.map(({ extensions }) => extensions.code)].join(' '));
    }
  });
  for (let kill = 0; kill < 60; kill++) await killAll();
  isKilling = false;
  await Promise.all(asking);
  const expected = ['list', 'list 503 UNAVAILABLE 2', 'search', 'search UNAVAILABLE'];
  expect([...answers.keys()].filter((answer) => !expected.includes(answer))).toEqual([]);
  expect([(await list()).status, (await search()).errors]).toEqual([200, []]);
});

test('the pool refuses the next statement of a transaction whose connection was killed, and serves the next caller', async () => {
  const database = createDatabase(server().databaseUrl, { max: 1 });
  try {
    const inTransaction = database.begin(async (tx) => {
      const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      // The driver hears of the end of its connection before the answer to this.
      await killer`select pg_terminate_backend(${backend!.pid})`;
      while ((await killer`select 1 from pg_stat_activity where pid = ${backend!.pid}`).length > 0);
      await tx`select 2 as long_enough_to_be_written_at_once, ${'x'.repeat(2_000)}::text`;
    });
    await expect(inTransaction).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(await database`select 1 as one`).toEqual([{ one: 1 }]);
  } finally {
    await database.end();
  }
});
