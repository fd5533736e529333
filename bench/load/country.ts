import type { Database, Transaction } from '../../server/src/platform/database/database.ts';
import { fill } from '../../server/src/testing/many-listings/fill.ts';
import { businessesAfter } from '../../server/src/testing/many-listings/listings.ts';
import { modelled } from '../../server/src/testing/many-listings/model.ts';
import { fillBoard } from '../lib/board-posts.ts';
import { seconds } from '../lib/figures.ts';
import { benchArguments, sized } from '../lib/sized.ts';

/** True in a run that shows what less data takes. */
export const isHalf = benchArguments.includes('--half');

/** As much as a country has after years, or the half of it. */
export const COUNTRY = sized(
  isHalf
    ? { businesses: 10_000, users: 500_000, reviews: 2_500_000, reservations: 1_500_000, posts: 50_000 }
    : { businesses: 20_000, users: 1_000_000, reviews: 5_000_000, reservations: 3_000_000, posts: 100_000 },
  { businesses: 400, users: 2_000, reviews: 5_000, reservations: 3_000, posts: 500 },
);
const BOARD = 'mypet';
const A_BATCH = 500_000;

/** Fills an empty database with a country, by SQL. */
export async function fillCountry(db: Database): Promise<void> {
  const part = async (name: string, work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    console.log(`  ${name} in ${seconds((performance.now() - started) / 1000)}`);
  };
  await part(`${COUNTRY.businesses.toLocaleString('en')} businesses`, () => fill(db, COUNTRY.businesses, businessesAfter(modelled())));
  await part(`${COUNTRY.users.toLocaleString('en')} people`, () => inBatches(db, 'users', COUNTRY.users, insertUsers));
  await part(`${COUNTRY.reviews.toLocaleString('en')} reviews`, () => inBatches(db, 'reviews', COUNTRY.reviews, insertReviews));
  await part('sums of reviews', () => db`insert into review_summaries select * from review_recounts`);
  await part(`${COUNTRY.reservations.toLocaleString('en')} reservations`, () =>
    inBatches(db, 'reservations', COUNTRY.reservations, insertReservations),
  );
  await part('tallies of reservations', () => db`select recount_reservations()`);
  await part(`${COUNTRY.posts.toLocaleString('en')} posts`, () => fillBoard(db, BOARD, COUNTRY.posts));
  await part('statistics', () => db.unsafe('vacuum analyze'));
  await db.unsafe('checkpoint');
}

type InsertBatch = (tx: Transaction, from: number, to: number) => Promise<unknown>;

/** Rows without triggers and foreign keys, whose indexes are made at the end: one by one they take hours. */
async function inBatches(db: Database, table: string, count: number, insert: InsertBatch): Promise<void> {
  const indexes = await db<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and indexname not in (select conname from pg_constraint)`;
  for (const { name } of indexes) await db.unsafe(`drop index ${name}`);
  for (let from = 1; from <= count; from += A_BATCH) {
    await db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await insert(tx as unknown as Transaction, from, Math.min(count, from + A_BATCH - 1));
    });
  }
  await db.begin(async (tx) => {
    await tx`set local maintenance_work_mem = '1GB'`;
    for (const { definition } of indexes) await tx.unsafe(definition);
  });
  await db.unsafe(`vacuum analyze ${table}`);
}

const insertUsers: InsertBatch = (tx, from, to) => tx`
  insert into users (account_type, email, name, nickname, phone, created_at, updated_at)
  select 0, 'person' || n || '@example.test', '김펫', '펫친구' || n, '+8210' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
    now() - n * interval '2 minutes', now() - n * interval '2 minutes'
  from generate_series(${from}::int, ${to}::int) n`;

/** One business in a hundred has a fifth of them, and each person five. */
const insertReviews: InsertBatch = (tx, from, to) => tx`
  with places as materialized (select row_number() over (order by id) as number, id, kind from businesses),
    people as (select min(id) as first, count(*)::int as size from users where account_type = 0)
  insert into reviews (kind, business_id, user_id, visit_date, kindness_rating, price_rating, explain_rating, diagnosis_rating,
    facility_rating, medicine_rating, hygiene_rating, location_rating, would_revisit, review, files, pet_division, pet_kind_name,
    is_verified, like_count, point, created_at, updated_at)
  select k.kind, k.id, people.first + (n::bigint * 104729) % people.size, date '2021-01-01' + n % 2000, r.a, r.b,
    case when k.kind = 'hospital' then 1 + n % 5 end, case when k.kind = 'hospital' then r.c end,
    case when k.kind <> 'pharmacy' then r.a end, case when k.kind = 'pharmacy' then r.c end,
    case when k.kind = 'company' then r.c end, case when k.kind = 'company' then r.b end, n % 4 > 0,
    (array['설명이 자세하고 다정하게 봐 주셨어요.', '기다리는 시간이 짧고 깨끗해요.', '값이 조금 있지만 꼼꼼해요.', '주차하기 편하고 친절해요.',
      '아이가 무서워하지 않았어요.'])[1 + n % 5] || ' ' || n || '번째 방문이에요.'
      || case when n % 3 = 0 then ' 선생님이 친절하세요.' else '' end || case when n % 50 = 7 then ' 슬개골 수술도 잘 끝났어요.' else '' end,
    case when n % 5 = 0 then array['/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp'] else '{}'::text[] end,
    (array['강아지', '강아지', '고양이', null])[1 + n % 4], (array['말티즈', '푸들', '코리안숏헤어', null])[1 + n % 4],
    n % 10 = 3, (n * 31) % 41, 500, now() - n * interval '30 seconds', now() - n * interval '30 seconds'
  from people, generate_series(${from}::int, ${to}::int) n
    join places k on k.number = 1 + floor(${COUNTRY.businesses}::int * power((n::bigint * 7919 % 1000003) / 1000003::float8, 3))::int,
    lateral (select 1 + (n::bigint * 31) % 5 as a, 2 + (n::bigint * 17) % 4 as b, 3 + (n::bigint * 13) % 3 as c) r
  on conflict do nothing`;

/** A tenth of the businesses takes bookings; of the last years all are over, one in eight cancelled. */
const insertReservations: InsertBatch = (tx, from, to) => tx`
  with places as materialized (select row_number() over (order by id) - 1 as number, id from businesses where allow_reservation),
    bookable as (select count(*)::int as size from places),
    people as (select min(id) as first, count(*)::int as size from users where account_type = 0)
  insert into reservations (reservation_number, business_id, user_id, status, status_changed_at, confirmed_at, seat, during, note,
    pet_name, pet_kind, created_at, updated_at)
  select 'load-' || n, places.id, people.first + (n::bigint * 15485863) % people.size, case when n % 8 = 0 then 3 else 2 end,
    t.start - interval '2 days', t.start - interval '2 days', 1, tstzrange(t.start, t.start + interval '30 minutes'), '', '초코', '강아지',
    t.start - interval '3 days', t.start - interval '2 days'
  from people, bookable, generate_series(${from}::int, ${to}::int) n, places,
    lateral (select n / bookable.size as slot) s,
    lateral (select date_trunc('day', now()) - (1 + s.slot / 12) * interval '1 day' + s.slot % 12 * interval '30 minutes' as start) t
  where places.number = n % bookable.size`;
