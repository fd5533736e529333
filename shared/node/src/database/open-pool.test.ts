import { openPool } from './open-pool.ts';

const url = process.env['TEST_DATABASE_URL']!;
/** PostgreSQL itself under two addresses, told apart by the name that each gives its connections. */
const byPooler = `${url}?application_name=by-pooler`;

const aPool = (prepare: boolean) =>
  openPool(
    { url: byPooler, directUrl: url, prepare, applicationName: 'directly' },
    { max: 1, session: { statement_timeout: 7_000 }, onnotice: () => undefined },
  );

type Session = { name: string; limit: string };

test('statements and transactions go by the pooler, and begin no session of their own', async () => {
  const sql = aPool(false);
  const asked = () => sql<Session[]>`select current_setting('application_name') as name, current_setting('statement_timeout') as limit`;
  const usual = await sql<{ limit: string }[]>`select reset_val as limit from pg_settings where name = 'statement_timeout'`;
  expect([...(await asked())]).toEqual([{ name: 'by-pooler', limit: usual[0]!.limit }]);
  await sql.begin(async (tx) => {
    expect([...(await tx`select current_setting('application_name') as name`)]).toEqual([{ name: 'by-pooler' }]);
  });
  await sql.end();
});

test('a reserved session and one that listens go past the pooler, with the limits of their own', async () => {
  const sql = aPool(false);
  const held = await sql.reserve();
  const [session] = await held<
    Session[]
  >`select current_setting('application_name') as name, current_setting('statement_timeout') as limit`;
  held.release();
  expect(session).toEqual({ name: 'directly', limit: '7s' });

  const heard = new Promise((resolve) => void sql.listen('pool_test', resolve, () => void sql.notify('pool_test', 'said')));
  expect(await heard).toBe('said');
  const [listening] = await sql`
    select application_name as name from pg_stat_activity where query ilike 'listen "pool_test"%'`;
  expect(listening).toEqual({ name: 'directly' });
  await sql.end();
});

test.each([
  [false, 0],
  [true, 1],
])('with prepare %s a pooled session keeps %i prepared statements of ours', async (prepare, kept) => {
  const sql = aPool(prepare);
  for (let time = 0; time < 2; time += 1) await sql`select ${'prepared'}::text as word`;
  const [counted] = await sql.unsafe<{ count: number }[]>(
    `select count(*)::int as count from pg_prepared_statements where statement like '%as word%'`,
  );
  expect(counted).toEqual({ count: kept });
  await sql.end();
});

test('a transaction begins by a pooler, also while the only connection is taken', async () => {
  const sql = aPool(false);
  const taken = sql`select pg_sleep(0.2)`.execute();
  const set = await sql.begin(async (tx) => {
    await tx`set local work_mem = '5MB'`;
    return tx<{ memory: string }[]>`select current_setting('work_mem') as memory`;
  });
  expect([...set]).toEqual([{ memory: '5MB' }]);
  await taken;
  await sql.end();
});
