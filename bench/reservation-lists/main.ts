import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { unwrap } from '../../server/src/platform/errors/result.ts';
import { AccountType } from '../../server/src/platform/session/viewer.ts';
import { noProviders } from '../../server/src/providers/keys.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { killableDatabase } from '../../server/src/testing/storms/killable-database.ts';
import { percentile, table } from '../lib/figures.ts';
import { machine, writeResults } from '../lib/results.ts';
import { runBench, type BenchRun } from '../lib/run-bench.ts';
import { sized } from '../lib/sized.ts';
import { addDays, today } from '../reservation/days.ts';

const DAYS = sized(1_825, 90);
const SEATS = sized(14, 2);
const GUARDIANS = 200;
const EACH = sized(20, 3);
const PAGE = 10;
const GOAL_MS = 50;
const PASSWORD = 'petcare-1234';
const SLOTS = ['10:00', '10:30', '11:00', '11:30', '12:00', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'];

/** Five years of bookings at one hospital: of those behind one in eight is cancelled, those ahead are asked for or promised. */
async function fill(db: Database, hospital: number): Promise<number> {
  await db.unsafe('alter table reservations disable trigger all');
  const { count } = await db`
    insert into reservations (reservation_number, business_id, user_id, status, status_changed_at, confirmed_at, seat, during, note,
      pet_name, pet_kind, created_at, updated_at)
    select 'lists-' || d || '-' || s.number || '-' || seat, ${hospital}, u.ids[1 + (d + ${DAYS} + s.number * 7 + seat) % cardinality(u.ids)],
      case when d > 0 then seat % 2 when (d + s.number + seat) % 8 = 0 then 3 else 2 end, t.start, t.start,
      seat, tstzrange(t.start, t.start + interval '30 minutes'), '', '초코', '강아지', t.start, t.start
    from (select array_agg(id order by id) as ids from users where account_type = 0) u,
      generate_series(${-DAYS}::int, 14) d, unnest(${SLOTS}::time[]) with ordinality s (at, number), generate_series(1, ${SEATS}::int) seat,
      lateral (select (${today()}::date + d + s.at) at time zone 'Asia/Seoul' as start) t`;
  await db.unsafe('alter table reservations enable trigger all');
  await db`select recount_reservations()`;
  return count;
}

async function measure({ undo, folder }: BenchRun): Promise<string> {
  const { url: databaseUrl, drop } = await killableDatabase().create();
  undo.push(drop);
  const db = createDatabase(databaseUrl);
  undo.push(() => db.end());
  const jwtSecret = randomBytes(48).toString('base64url');
  const config = {
    ...{ production: false, publicUrl: null, jwtSecret, uploadsDir: join(await folder('lists'), 'uploads'), rateLimits: false },
    ...{ passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, providers: noProviders, jobs: null, redisUrl: null },
    ...{ countsKeptSeconds: 0, log: false as const },
  };
  const { services, http } = buildApp({ db, clock: systemClock, config });
  undo.push(() => http.close());
  const person = (email: string) => ({ email, password: PASSWORD, name: '측정', nickname: email.split('@')[0]!, phone: '010-1234-5678' });
  const owner = unwrap(await services.accounts.registerBusiness(person('hospital@example.test'), AccountType.hospital));
  await services.accounts.setAwaitsApproval(db, owner, false);
  const place = { kind: 'hospital', name: '측정동물병원', address: '서울특별시 구로구 구로동로 1' } as const;
  const hospital = unwrap(await services.listings.addListing({ ...place, ownerUserId: owner, allowReservation: true }));
  for (let number = 0; number < GUARDIANS; number += 1) unwrap(await services.accounts.register(person(`guardian${number}@example.test`)));
  console.log('Making five years of bookings …');
  const bookings = await fill(db, hospital);
  await services.reservations.tallies.fold({ signal: new AbortController().signal });
  await db.unsafe('vacuum analyze');
  await db.unsafe('checkpoint');
  console.log(`${bookings.toLocaleString('en')} bookings`);
  const { token } = unwrap(await services.accounts.sessions.login({ email: 'hospital@example.test', password: PASSWORD }, '127.0.0.1'));
  const target = { databaseUrl, config } as Parameters<typeof startServer>[0];
  const { url, child } = await startServer(target, { RATE_LIMITS: 'off', JWT_SECRET: jwtSecret, JOBS: 'off' });
  undo.push(async () => void child.kill('SIGKILL'));

  const ask = async (query: string) => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/client/reservation/reservation-list?type=hospital&count=${PAGE}&${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { total: number; items: unknown[] } };
    return { milliseconds: performance.now() - began, ...data };
  };
  const year = `start_date=${addDays(today(), -400)}&end_date=${addDays(today(), -35)}`;
  const month = `start_date=${addDays(today(), -60)}&end_date=${addDays(today(), -30)}`;
  const filters: [string, string][] = [
    ['what was made last', ''],
    ['what begins first', 'sort=time'],
    ['asked for', 'status=0'],
    ['asked for, what begins first', 'status=0&sort=time'],
    ['completed', 'status=2'],
    ['completed and cancelled, what begins first', 'statuses=2,3&sort=time'],
    ['a month', month],
    ['a year, what begins first', `${year}&sort=time`],
    ['a year, completed', `${year}&status=2`],
    ['with a word', 'search=lists-3'],
  ];
  const rows: { name: string; total: number; figures: number[] }[] = [];
  for (const [name, filter] of filters) {
    const { total } = await ask(filter);
    const last = Math.max(1, Math.ceil(total / PAGE));
    const figures: number[] = [];
    for (const page of [1, Math.ceil(last / 2), last]) {
      const waits: number[] = [];
      for (let number = 0; number < EACH; number += 1) waits.push((await ask(`${filter}&page=${page}`)).milliseconds);
      figures.push(percentile(waits, 0.95));
    }
    rows.push({ name, total, figures });
    console.log(`${name} (${total}): p95 ${figures.map((figure) => figure.toFixed(1)).join(', ')} ms`);
  }
  const missed = rows.filter(({ figures }) => figures.some((figure) => figure > GOAL_MS));
  return [
    `\`npm run bench reservation-lists\` on ${machine()}`,
    '',
    `The list of one hospital with ${bookings.toLocaleString('en')} bookings, ten a page with their number, over HTTP, one after the other, ${EACH} each; p95 in milliseconds.`,
    '',
    table(
      ['', 'bookings', 'first page', 'in the middle', 'last page'],
      rows.map(({ name, total, figures }) => [name, total.toLocaleString('en'), ...figures.map((figure) => figure.toFixed(1))]),
    ),
    '',
    `Goal p95 ≤ ${GOAL_MS} ms: ${missed.length === 0 ? 'met' : `**missed** by ${missed.map(({ name }) => name).join('; ')}`}.`,
  ].join('\n');
}

await runBench(async (run) => writeResults('reservation-lists', await measure(run)));
