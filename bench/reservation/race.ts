import { bookOver, stormOfBookings } from '../../server/src/testing/storms/booking-storm.ts';
import { pick, randomFrom } from '../../server/src/testing/many-listings/random.ts';
import { percentile } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';
import { addDays } from './days.ts';
import type { Houses } from './houses.ts';

const ROUNDS = sized(3, 1);
const SLOTS = 16;
const LANES = 40;
const GOALS = { refused: 2_000, back: 10_000 };

/** Everybody wants the same day, by both servers: who wins, and how long the others wait to hear it. */
export async function measureRace({ servers, guests, fresh, slots }: Houses): Promise<string> {
  const days = [...new Set(slots.map(({ date }) => date))];
  const rounds: { won: number; refused: number; longest: number; p95: number }[] = [];
  for (const day of days.slice(0, ROUNDS)) {
    const wanted = slots.filter(({ date }) => date === day).slice(0, SLOTS);
    const answers = await Promise.all(
      guests.map(({ token }, index) => bookOver(servers[(index >> 4) % 2]!.url, token, { companyID: fresh, ...wanted[index % SLOTS]! })),
    );
    const refused = answers.filter(({ status }) => status === 409).map(({ milliseconds }) => milliseconds);
    const won = answers.filter(({ status }) => status === 201).length;
    rounds.push({ won, refused: refused.length, longest: Math.max(...refused), p95: percentile(refused, 0.95) });
    console.log(`race: ${won} of ${guests.length} won, the last refusal after ${Math.max(...refused).toFixed(0)} ms`);
  }
  const isRight = rounds.every(({ won, refused }) => won === SLOTS && refused === guests.length - SLOTS);
  const longest = Math.max(...rounds.map((round) => round.longest));
  return [
    '### The race',
    '',
    `${guests.length} people at once for a day of ${SLOTS} slots, by two server processes, ${ROUNDS} days: ${rounds.map(({ won }) => won).join(', ')} won; the others got 409, the last of them after ${rounds.map((round) => round.longest.toFixed(0)).join(', ')} ms.`,
    '',
    `Goal exactly ${SLOTS} win: ${isRight ? 'met' : '**missed**'}. Goal 409 within ${GOALS.refused / 1000} s: ${longest <= GOALS.refused ? 'met' : '**missed**'}.`,
  ].join('\n');
}

/** Comes last: a server and PostgreSQL are gone afterwards, the latter started again as \`npm start\` does. */
export async function measureKill({ servers: [doomed, steady], guests, fresh, slots, database, db }: Houses): Promise<string> {
  const first = addDays(slots[0]!.date, ROUNDS);
  const wanted = slots.filter(({ date }) => date > first);
  const randoms = Array.from({ length: LANES }, (_none, lane) => randomFrom(lane));
  const { acknowledged, backAfter, refused } = await stormOfBookings({
    lanes: LANES,
    // One guest holds few times: each lane has many.
    tokenOf: (lane, number) => guests[(lane + number * LANES) % guests.length]!.token,
    urlOf: (lane) => (lane % 2 === 0 && doomed.isAlive() ? doomed : steady).url,
    placeOf: (lane) => ({ companyID: fresh, ...pick(randoms[lane]!, wanted) }),
    kills: [
      { after: 80, kill: () => doomed.child.kill('SIGKILL') },
      { after: 160, kill: () => database.killAndStartAgain() },
    ],
    enough: 240,
  });
  const kept = await db<{ id: string }[]>`select id::text from reservations where id = any(${[...acknowledged.keys()]}::bigint[])`;
  const [{ doubled }] = await db<[{ doubled: number }]>`
    select count(*)::int as doubled from reservations a join reservations b
      on a.business_id = b.business_id and a.id < b.id and a.seat = b.seat and a.during && b.during
    where a.business_id = ${fresh} and a.status in (0, 1) and b.status in (0, 1)`;
  const [server, postgres] = backAfter as [number, number];
  const isWhole = kept.length === acknowledged.size && doubled === 0;
  return [
    '### Killed meanwhile',
    '',
    `${LANES} people book one after the other; one of the two servers is killed with \`kill -9\`, then PostgreSQL, which is started again at once as by \`npm start\`. ${acknowledged.size} bookings were acknowledged, ${kept.length} of them are there, ${doubled} stand in one place with another; ${refused.get(0) ?? 0} requests had no answer, ${refused.get(503) ?? 0} a 503. The next booking sent after the kill was acknowledged ${server.toFixed(0)} ms later for the server, ${postgres.toFixed(0)} ms for PostgreSQL.`,
    '',
    `Goal all there, none doubled: ${isWhole ? 'met' : '**missed**'}. Goal back within ${GOALS.back / 1000} s: ${Math.max(server, postgres) <= GOALS.back ? 'met' : '**missed**'}.`,
  ].join('\n');
}
