import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { isUnreachable } from '../unreachable.ts';
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

/** A way to PostgreSQL that can fall silent: what is on it then is neither answered nor closed, as with a machine that has vanished. */
async function aWayThatFallsSilent() {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  let here: Socket[] = [];
  let isDeaf = false;
  let taken = 0;
  const way = createServer((socket) => {
    taken += 1;
    sockets.push(socket);
    socket.on('error', () => undefined);
    if (isDeaf) return;
    const there = connect(Number(port), hostname);
    socket.pipe(there).pipe(socket);
    there.on('error', () => undefined);
    here.push(socket);
    sockets.push(there);
  });
  await once(way.listen(0, '127.0.0.1'), 'listening');
  const address = new URL(url);
  address.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  return {
    url: address.href,
    /** The number of connections that were taken. */
    taken: () => taken,
    /** The end of answers to what is connected; with `forGood`, to what connects from now on too. */
    fallSilent({ forGood = false } = {}) {
      isDeaf = forGood;
      for (const socket of here) socket.unpipe();
      for (const socket of here) socket.on('data', () => undefined);
      here = [];
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => way.close(done));
    },
  };
}

test('a statement and a transaction on a silent connection fail as unreachable, and the next statement has a new connection', async () => {
  const way = await aWayThatFallsSilent();
  const sql = openPool(way.url, { max: 2, answerSeconds: 1 });
  try {
    await Promise.all([sql`select pg_sleep(0.05)`, sql`select pg_sleep(0.05)`]);
    let others: Promise<unknown>[] = [];
    const transaction = sql.begin(async (tx) => {
      await tx`select 1`;
      way.fallSilent();
      others = [sql`select 3`.execute(), sql`select 4`.execute()];
      return tx`select 2`;
    });
    expect(await transaction.catch(isUnreachable)).toBe(true);
    const ends = await Promise.allSettled(others);
    expect(ends.map((end) => end.status === 'rejected' && isUnreachable(end.reason))).toEqual([true, true]);
    expect([...(await sql`select 5 as five`)]).toEqual([{ five: 5 }]);
  } finally {
    await sql.end({ timeout: 0 });
    await way.close();
  }
});

test('statements that wait for a connection fail together once they have waited for as long as one may take to answer', async () => {
  const way = await aWayThatFallsSilent();
  const sql = openPool(way.url, { max: 1, answerSeconds: 1 });
  try {
    await sql`select 1`;
    way.fallSilent({ forGood: true });
    const ends = await Promise.all(Array.from({ length: 20 }, () => sql.begin((tx) => tx`select 2`).catch(isUnreachable)));
    expect(ends).toEqual(Array.from({ length: 20 }, () => true));
    // One after the other each would have tried a connection of its own, for half a second.
    expect(way.taken()).toBeLessThan(10);
  } finally {
    await sql.end({ timeout: 0 });
    await way.close();
  }
});

test('a connection that is at rest, listens, or works again and again is no silent one', async () => {
  const sql = openPool(url, { max: 1, answerSeconds: 2 });
  try {
    const heard: string[] = [];
    await sql.listen('rest_test', (text) => void heard.push(text));
    const backend = () => sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const [before] = await backend();
    // Longer than the limit, by statements that end before it.
    for (let time = 0; time < 4; time += 1) await sql.begin((tx) => tx`select pg_sleep(0.6)`);
    expect(await backend()).toEqual([before]);
    await sql.notify('rest_test', 'said');
    while (heard.length === 0) await sql`select 1`;
    expect(heard).toEqual(['said']);
  } finally {
    await sql.end({ timeout: 0 });
  }
});
