import type { App } from '../../server/src/app.ts';
import { unwrap } from '../../server/src/platform/errors/result.ts';
import { AccountType } from '../../server/src/platform/session/viewer.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { percentile, table } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';

const BOOKINGS = sized(100_000, 2_000);
const EACH = sized(60, 5);
const GOAL_MS = 200;
const YEAR = { start: '2025-01-01', end: '2025-12-31' };

/** A company whose guests came 274 times a day through a year, each having paid online: its owner's token. */
async function aBusyYear(db: Database, { services }: App): Promise<string> {
  const given = { email: 'settled@example.test', password: 'petcare-1234', name: '측정', nickname: 'settled', phone: '010-1234-5678' };
  const owner = unwrap(await services.accounts.registerBusiness(given, AccountType.company));
  await services.accounts.setAwaitsApproval(db, owner, false);
  const listing = { kind: 'company', name: '측정미용', address: '서울특별시 구로구 구로동로 1', ownerUserId: owner } as const;
  const id = unwrap(await services.listings.addListing({ ...listing, allowReservation: true, isBeautyParlor: true }));
  await db.unsafe('alter table reservations disable trigger user');
  await db`
    with made as (
      insert into reservations (reservation_number, business_id, user_id, status, status_changed_at, confirmed_at, seat, during, note,
        pet_name, pet_kind, created_at, updated_at)
      select 'settled-' || n, ${id}, u.ids[1 + n % cardinality(u.ids)], 2, t.start, t.start, 1 + n / 3650,
        tstzrange(t.start, t.start + interval '30 minutes'), '', '초코', '강아지', t.start, t.start
      from (select array_agg(id order by id) as ids from users where email like 'payer%') u, generate_series(0, ${BOOKINGS - 1}::int) n,
        lateral (select (${YEAR.start}::date + n % 365 + time '09:00' + (n / 365) % 10 * interval '30 minutes') at time zone 'Asia/Seoul' as start) t
      returning id, lower(during) as start
    ), items as (
      insert into reservation_items (reservation_id, purpose, product_name, price) select id, 'service', '목욕', 30000 from made
    )
    insert into settlements (reservation_id, business_id, date, won, point)
    select id, ${id}, (start at time zone 'Asia/Seoul')::date, 28000, 2000 from made`;
  await db.unsafe('alter table reservations enable trigger user');
  await db.unsafe('vacuum analyze');
  return unwrap(await services.accounts.sessions.login(given, '127.0.0.1')).token;
}

/** The queries of a business's settlement page, over a year of 100,000 paid bookings. */
export async function measureSettlement(db: Database, app: App): Promise<string> {
  const authorization = `Bearer ${await aBusyYear(db, app)}`;
  const period = `start_date=${YEAR.start}&end_date=${YEAR.end}`;
  const rows: { name: string; p50: number; p95: number }[] = [];
  for (const [name, path] of [
    ['sums of the year', `co-settlement-info?${period}`],
    ['first page of its list, with its count', `co-settlement?${period}&page=1&count=20`],
    ['last page', `co-settlement?${period}&page=${BOOKINGS / 20}&count=20`],
    ['its days', `days?${period}`],
  ] as const) {
    const waits: number[] = [];
    for (let number = -10; number < EACH; number += 1) {
      const started = performance.now();
      const { statusCode, body } = await app.http.inject({ url: `/api/client/settlement/${path}`, headers: { authorization } });
      // The first ones warm up.
      if (number >= 0) waits.push(performance.now() - started);
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode} ${body}`);
    }
    rows.push({ name, p50: percentile(waits, 0.5), p95: percentile(waits, 0.95) });
    console.log(`${name}: p95 ${rows.at(-1)!.p95.toFixed(1)} ms`);
  }
  const started = performance.now();
  const file = await app.http.inject({ url: `/api/client/settlement/settlements.csv?${period}`, headers: { authorization } });
  const seconds = (performance.now() - started) / 1000;
  const lines = file.body.split('\r\n').length - 9;
  if (lines !== BOOKINGS) throw new Error(`The file has ${lines} lines`);
  const missed = rows.filter(({ p95 }) => p95 > GOAL_MS);
  return [
    '### Settlement of a year',
    '',
    `${BOOKINGS.toLocaleString('en')} paid bookings of one business in a year, asked for through the whole server in its process, ${EACH} times each, milliseconds. The year as a file: ${seconds.toFixed(1)} s.`,
    '',
    table(
      ['', 'p50', 'p95', 'goal p95'],
      rows.map(({ name, p50, p95 }) => [name, p50.toFixed(1), p95.toFixed(1), `≤ ${GOAL_MS}`]),
    ),
    '',
    `Goal: ${missed.length === 0 ? 'met' : `**missed**: ${missed.map(({ name }) => name).join(', ')}`}.`,
  ].join('\n');
}
