import { createDatabase, type Database, type Transaction } from '../../server/src/platform/database/database.ts';
import { median, percentile, table, times } from '../lib/figures.ts';
import { load, type LoadRequest } from '../lib/load.ts';
import { sized } from '../lib/sized.ts';
import type { Guest, Houses } from './houses.ts';

const ROUNDS = sized(3, 1);
const SECONDS = sized(4, 1);
const AT_ONCE = 10;
const GOAL = 0.5;
const MINUTES = 30;

/** Odd half hours of the days that can be booked, which nobody has at any of the businesses: each is given out once. */
function freeSlots({ slots, busy }: Houses) {
  const times = slots.filter(({ time }) => ['10:00', '11:00', '12:00', '14:30', '15:30', '16:30'].includes(time));
  let given = 0;
  return () => {
    const number = (given += 1);
    const slot = times[Math.floor(number / busy.length) % times.length]!;
    if (number >= times.length * busy.length) throw new Error('All free slots are used up');
    return { companyID: busy[number % busy.length]!, ...slot };
  };
}
type Slot = ReturnType<ReturnType<typeof freeSlots>>;

let made = 0;

/** POST /reservation as a form of parts. */
function booking({ token }: Guest, slot: Slot): LoadRequest {
  const fields = Object.entries(slot).map(
    ([name, value]) => `--bench\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    path: '/api/client/reservation',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=bench' },
    body: `${fields.join('')}--bench--\r\n`,
  };
}

type ByHand = (tx: Transaction, companyID: number, during: { start: Date; end: Date }) => Promise<unknown>;

/** The facts that a booking decides by: that nobody else books there meanwhile, the business, its times, and which seats are free. */
const readFirst: ByHand = (tx, companyID, { start, end }) =>
  Promise.all([
    tx`select pg_advisory_xact_lock(hashtextextended(${`bare:${companyID}`}, 0))`,
    tx`select * from businesses where id = ${companyID}`,
    tx`select * from reservation_times where business_id = ${companyID}`,
    tx`
      select seat, during from reservations
      where business_id = ${companyID} and status in (0, 1, 6) and during && tstzrange(${start}, ${end})`,
  ]);
const readNothing: ByHand = () => Promise.resolve();

/** The changes of a booking, by hand: its row, its first step, and two notices with what is to be sent of them. */
async function bookBare(db: Database, { id: userId }: Guest, { companyID, date, time }: Slot, before: ByHand): Promise<void> {
  const now = new Date();
  const start = new Date(`${date}T${time}:00+09:00`);
  const end = new Date(start.getTime() + MINUTES * 60_000);
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60_000);
  const number = `bare-${(made += 1)}`;
  await db.begin(async (tx) => {
    await before(tx, companyID, { start, end });
    const [row] = await tx<[{ id: number }]>`
      insert into reservations (reservation_number, business_id, user_id, status, status_changed_at, seat, during, note, created_at, updated_at)
      values (${number}, ${companyID}, ${userId}, 0, ${now}, 1, tstzrange(${start}, ${end}), '', ${now}, ${now}) returning id`;
    await tx`
      insert into reservation_changes (reservation_id, status, by, starts_at, at) values (${row.id}, 0, 'guardian', ${start}, ${now})`;
    const notices = await tx<{ id: number }[]>`
      insert into reservation_notices (key, reservation_id, user_id, title, text, path, created_at)
      select ${number} || side, ${row.id}, ${userId}, '예약을 신청했어요.', '예약을 신청했어요. 답을 기다려 주세요.', '/mypage/reservation', ${now}
      from unnest(array['guest', 'business']) side returning id`;
    await tx`
      insert into outbox_letters (topic, about, channel, address, user_id, not_before, until)
      select 'reservation-notice', jsonb_build_object('noticeId', id), 'mail', 'guardian@example.test', ${userId}, ${now}, ${tomorrow}
      from unnest(${notices.map(({ id }) => id)}::bigint[]) id`;
  });
}

type Measured = { rate: number; p95: number };

async function during(act: (lane: number, number: number) => Promise<unknown>): Promise<Measured> {
  const waited: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_none, lane) => {
      for (let number = 0; performance.now() < end; number += 1) {
        const sent = performance.now();
        await act(lane, number);
        waited.push(performance.now() - sent);
      }
    }),
  );
  return { rate: (waited.length * 1000) / (performance.now() - started), p95: percentile(waited, 0.95) };
}

export async function measureWriting(houses: Houses): Promise<string> {
  const { servers, guests, databaseUrl } = houses;
  const db = createDatabase(databaseUrl, { max: AT_ONCE });
  const next = freeSlots(houses);
  const guestOf = (lane: number, number: number) => guests[(lane * 20 + number) % guests.length]!;
  const serve = () =>
    load({
      url: servers[0].url,
      seconds: SECONDS,
      path: (number) => booking(guestOf(number % AT_ONCE, Math.floor(number / AT_ONCE)), next()),
    });
  const byHand = (before: ByHand) => during((lane, number) => bookBare(db, guestOf(lane, number), next(), before));
  try {
    const rounds: Record<'served' | 'whole' | 'bare', Measured>[] = [];
    // In turn: the tables grow meanwhile, and the machine is not always as fast. The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const measured = { served: await serve(), whole: await byHand(readFirst), bare: await byHand(readNothing) };
      const rates = Object.entries(measured).map(([name, { rate }]) => `${name} ${rate.toFixed(0)}`);
      console.log(`bookings a second: ${rates.join(', ')}`);
      if (round > 0) rounds.push(measured);
    }
    const shareOf = (name: 'whole' | 'bare') => median(rounds.map((round) => round.served.rate / round[name].rate));
    const share = shareOf('bare');
    const of = (name: keyof (typeof rounds)[number]) => [
      median(rounds.map((round) => round[name].rate)).toFixed(0),
      median(rounds.map((round) => round[name].p95)).toFixed(1),
    ];
    return [
      '### Booking',
      '',
      `\`POST /reservation\` of one server process, ${AT_ONCE} connections, ${ROUNDS} rounds of ${SECONDS} s in turn with those by hand, medians, at ${houses.busy.length} businesses. Bare: what a booking changes (its row, its first step, two notices and their sendings), in a transaction by hand through the same driver, on the same tables with their indexes and triggers. With what it decides by: after its lock and after reading the business, its times and its free seats, as every booking has to.`,
      '',
      table(
        ['', 'a second', 'p95'],
        [
          ['served', ...of('served')],
          ['bare, with what it decides by', ...of('whole')],
          ['bare', ...of('bare')],
        ],
      ),
      '',
      `Goal ≥ ${GOAL} of the bare transaction: ${share >= GOAL ? 'met' : '**missed**'}, ${times(share)}; of the one with what it decides by ${times(shareOf('whole'))}.`,
    ].join('\n');
  } finally {
    await db.end();
  }
}
