import type { ChildProcess } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@petcare/time';
import { unwrap } from '../../../platform/errors/result.ts';
import { bookOver, stormOfBookings, type BookingAnswer, type WantedPlace } from '../../../testing/storms/booking-storm.ts';
import { killableDatabase } from '../../../testing/storms/killable-database.ts';
import { pick, randomFrom } from '../../../testing/many-listings/random.ts';
import { aGuardian, type Person } from '../../../testing/people.ts';
import { startServer, type ServerProcess } from '../../../testing/server-process.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBookableCompany } from '../testing/a-bookable-company.ts';

const PEOPLE = 200;
const SLOTS = 16;
const PLACES = 3;
const LANES = 24;
const ANSWERS = { killServer: 40, killDatabase: 90, enough: 160 };
const BACK_WITHIN_MS = 10_000;

const database = killableDatabase();
const server = withApp({ jwtSecret: 'x'.repeat(64) }, database.create);
const running: ChildProcess[] = [];
afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

const allWeek = (open: string, close: string) => Array.from({ length: 7 }, () => ({ open, close }));
let people: Person[] = [];
let servers: ServerProcess[] = [];
/** A day of sixteen slots, and the days on which both houses are open. */
let salon = { id: 0, days: [] as string[], times: [] as string[] };
let hotel = { id: 0 };

beforeAll(async () => {
  const app = server();
  // The servers that are killed live by the real clock, and so must whoever is signed in.
  app.clock.set(new Date().toISOString());
  const { calendar, times } = app.services.reservations;
  const groomer = await aBookableCompany(app, { businessHours: allWeek('09:00', '17:00') });
  const keeper = await aBookableCompany(app, { isBeautyParlor: false, isHotel: true, businessHours: allWeek('09:00', '17:00') });
  const open = { holidayReservation: 3, sundayReservation: true, nightCapacity: PLACES, capacity: 1 };
  for (const { owner } of [groomer, keeper]) {
    const viewer = { ...owner, accountType: 3, socialType: 0, name: '', sessionId: '', awaitsApproval: false } as const;
    unwrap(await times.updateMyTimeSetting(viewer, open));
  }
  const at = { kind: 'company', id: groomer.id } as const;
  const days = unwrap(await calendar.listAbleDays(at, '0001-01-01', '9999-12-31')).filter(({ free }) => free === SLOTS);
  const slots = unwrap(await calendar.listTimes(at, days[0]!.date));
  salon = { id: groomer.id, days: days.map(({ date }) => date), times: slots.map(({ time }) => time) };
  hotel = { id: keeper.id };
  people = await Promise.all(Array.from({ length: PEOPLE }, () => aGuardian(app)));
  servers = await Promise.all([startServer(app, { RATE_LIMITS: 'off' }), startServer(app, { RATE_LIMITS: 'off' })]);
  running.push(...servers.map(({ child }) => child));
});

const bookBy = ({ url }: ServerProcess, { token }: Person, place: WantedPlace) => bookOver(url, token, place);
const count = (answers: BookingAnswer[], status: number) => answers.filter((answer) => answer.status === status).length;

test('of two hundred people who want a day of sixteen slots by two servers sixteen win, and the others hear that it is taken', async () => {
  const place = (index: number) => ({ companyID: salon.id, date: salon.days[0]!, time: salon.times[index % SLOTS]! });
  const answers = await Promise.all(people.map((person, index) => bookBy(servers[(index >> 4) % 2]!, person, place(index))));
  expect([count(answers, 201), count(answers, 409)]).toEqual([SLOTS, PEOPLE - SLOTS]);
  const [held] = await server().db`
    select count(*)::int as held, count(distinct lower(during))::int as slots from reservations where business_id = ${salon.id}`;
  expect(held).toEqual({ held: SLOTS, slots: SLOTS });
});

test('of sixty who want the same nights as many win as there are places', async () => {
  const place = { companyID: hotel.id, date: salon.days[0]!, time: '09:00', endDate: salon.days[2]! };
  const answers = await Promise.all(people.slice(0, 60).map((person, index) => bookBy(servers[index % 2]!, person, place)));
  expect([count(answers, 201), count(answers, 409)]).toEqual([PLACES, 60 - PLACES]);
});

test('the site keeps all that was acknowledged, and nothing twice, when a server and PostgreSQL are killed', async () => {
  const { db } = server();
  const [doomed, steady] = servers as [ServerProcess, ServerProcess];
  const randoms = people.slice(0, LANES).map((_person, lane) => randomFrom(lane));
  const days = salon.days.slice(3, 30);
  const { acknowledged, refused, backAfter } = await stormOfBookings({
    lanes: LANES,
    // One guest holds few times: each lane has many.
    tokenOf: (lane, number) => people[(lane + number * LANES) % PEOPLE]!.token,
    urlOf: (lane) => (lane % 2 === 0 && doomed.isAlive() ? doomed : steady).url,
    placeOf(lane) {
      const random = randoms[lane]!;
      const from = pick(random, [...days.keys()].slice(0, -3));
      const at = { date: days[from]!, time: pick(random, salon.times) };
      return random() < 0.7
        ? { companyID: salon.id, ...at }
        : { companyID: hotel.id, ...at, endDate: addDays(at.date, pick(random, [1, 2, 3])) };
    },
    kills: [
      { after: ANSWERS.killServer, kill: () => doomed.child.kill('SIGKILL') },
      { after: ANSWERS.killDatabase, kill: () => database.killAndStartAgain() },
    ],
    enough: ANSWERS.enough,
  });
  expect(backAfter.filter((milliseconds) => milliseconds < BACK_WITHIN_MS)).toHaveLength(2);
  // Taken, away for a moment, or nobody there to answer; nothing was refused for another reason.
  expect([...refused.keys()].filter((status) => ![0, 409, 503].includes(status))).toEqual([]);

  const rows = await db<{ id: string; companyId: number; date: string; time: string; endDate: string | null }[]>`
    select id::text, business_id as company_id, to_char(lower(during) at time zone 'Asia/Seoul', 'YYYY-MM-DD') as date,
      to_char(lower(during) at time zone 'Asia/Seoul', 'HH24:MI') as time, end_date::text from reservations where status in (0, 1)`;
  const kept = new Map(rows.map(({ id, companyId, endDate, ...at }) => [id, { companyID: companyId, ...at, ...(endDate && { endDate }) }]));
  expect([...acknowledged].filter(([id, place]) => !isDeepStrictEqual(kept.get(id), place))).toEqual([]);
  const [{ doubled, crowded }] = await db<[{ doubled: number; crowded: number }]>`
    select (select count(*)::int from reservations a join reservations b on a.business_id = b.business_id and a.id < b.id
        and a.during && b.during where a.business_id = ${salon.id}) as doubled,
      (select count(*)::int from (select 1 from reservations r, generate_series(lower(r.during), upper(r.during) - interval '1 day', '1 day') night
        where r.end_date is not null group by (night at time zone 'Asia/Seoul')::date having count(*) > ${PLACES}) n) as crowded`;
  expect({ doubled, crowded }).toEqual({ doubled: 0, crowded: 0 });
});
