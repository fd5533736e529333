import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, seoulDate } from '@petcare/time';
import { unwrap } from '../../../platform/errors/result.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { asViewer } from '../../../testing/a-review.ts';
import { pick, randomFrom, type Random } from '../../../testing/many-listings/random.ts';
import { aGuardian, aVerifiedGuardian } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { countReservations, listByIds, listReservations, type Reservation, type ReservationFilter } from '../record/reservations.sql.ts';
import { aParlor } from '../testing/a-paid-booking.ts';

const server = withApp();
const START = '2026-11-23T03:00:00Z';
const PRICE = 10;
const PAGE = 3;
const STEPS = 120;
const LANES = 6;
const ACTS_A_LANE = 40;
const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
beforeEach(() => server().clock.set(START));

type House = { id: number; owner: Viewer; bath: number; made: { id: number; guest: Viewer | null }[] };

/** A company that bathes and keeps pets overnight, three at once. */
async function aHouse(): Promise<House> {
  const parlor = await aParlor(server(), PRICE);
  await server().db`update businesses set is_hotel = true where id = ${parlor.id}`;
  const owner = { ...asViewer(parlor.owner), accountType: 3 } as const;
  const setting = { capacity: 3, nightCapacity: 3, holidayReservation: 3, sundayReservation: true };
  unwrap(await server().services.reservations.times.updateMyTimeSetting(owner, setting));
  return { id: parlor.id, owner, bath: Number(parlor.bath), made: [] };
}

const people = async () => (await Promise.all(Array.from({ length: 8 }, () => aVerifiedGuardian(server())))).map(asViewer);
const fold = (most?: number) => server().services.reservations.tallies.fold({ signal: new AbortController().signal }, most);
const differences = () => server().services.reservations.tallies.listDifferences();
const changesLeft = async () => (await server().db`select 1 from reservation_tally_changes`).length;

function aSlot(random: Random) {
  return { date: addDays(seoulDate(server().clock.now()), pick(random, [0, 1, 2, 3, 4, 7, 8, 9])), time: pick(random, times) };
}

/** The code of a refusal, or `ok`, of something that a guest, a caller or the business does. */
async function act(random: Random, house: House, guests: readonly Viewer[]): Promise<string> {
  const { reservations } = server().services;
  const [dice, one, slot] = [random(), pick(random, house.made), aSlot(random)];
  const endDate = random() < 0.4 ? addDays(slot.date, pick(random, [1, 2, 3, 6])) : null;
  const told = { endDate, petName: null, petKind: null, note: '' };
  if (dice < 0.3 || !one) {
    const guest = pick(random, guests);
    const isPaidOnline = endDate === null && random() < 0.4;
    const made = await reservations.makeReservation(guest, {
      ...{ ...slot, ...told, business: { kind: 'company', id: house.id }, isPaidOnline, petId: null, images: [], photos: [] },
      products: endDate === null ? [{ productId: house.bath, optionIds: [], price: PRICE }] : [],
    });
    if (made.ok) house.made.push({ id: made.value.reservation.id, guest });
    return made.ok ? 'ok' : made.error.code;
  }
  if (dice < 0.5) {
    const made = await reservations.makeByPhone(house.owner, { ...slot, ...told, name: '박전화', phone: '010-3333-4444' });
    if (made.ok) house.made.push({ id: made.value.id, guest: null });
    return made.ok ? 'ok' : made.error.code;
  }
  const newSlot = random() < 0.4 ? slot : null;
  if (dice < 0.65 && one.guest) {
    const changed = await reservations.updateByGuest(one.guest, one.id, newSlot ? 0 : 3, newSlot);
    return changed.ok ? 'ok' : changed.error.code;
  }
  const status = newSlot ? 1 : pick(random, [1, 1, 2, 4, 5]);
  const ids = [one.id, ...(newSlot ? [] : [pick(random, house.made).id])];
  const changed = await reservations.updateByBusiness(house.owner, {
    ...{ ids, status, slot: newSlot, reason: status === 4 ? '휴진이에요' : null },
  });
  return changed.ok ? 'ok' : changed.error.code;
}

async function all({ id }: House): Promise<Reservation[]> {
  const ids = await server().db<{ id: number }[]>`select id from reservations where business_id = ${id}`;
  return listByIds(
    server().db,
    ids.map((row) => row.id),
  );
}

function isIn({ statuses, startDate, endDate }: ReservationFilter, one: Reservation): boolean {
  return (
    (!statuses?.length || statuses.includes(one.status)) &&
    (!startDate || (one.endDate ?? one.date) >= startDate) &&
    (!endDate || one.date <= endDate)
  );
}

const byTime = (a: Reservation, b: Reservation) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id;
const orders = {
  recent: (a: Reservation, b: Reservation) => b.id - a.id,
  time: byTime,
  latest: (a: Reservation, b: Reservation) => byTime(b, a),
};

function filters(today: string): ReservationFilter[] {
  const periods = [[], [-1, 1], [2, 2], [3, 20], [-9, -3], [0], [undefined, 1], [40, 50]].map(([from, to]) => ({
    ...(from !== undefined && { startDate: addDays(today, from) }),
    ...(to !== undefined && { endDate: addDays(today, to) }),
  }));
  const states = [null, [], [0], [1], [3, 4], [2, 5, 7], [6]];
  return periods.flatMap((period) => states.map((statuses) => ({ ...period, statuses })));
}

/** Number and every page, in each order, of which the nearer end is sought before all pages or before none. */
async function expectAsRows(house: House, filter: ReservationFilter, deep: number): Promise<void> {
  const { db, clock } = server();
  const rows = (await all(house)).filter((one) => isIn(filter, one));
  const asked = { ...filter, now: clock.now() };
  const owner = { businessId: house.id };
  expect([filter, await countReservations(db, owner, asked)]).toEqual([filter, rows.length]);
  for (const sort of ['recent', 'time', 'latest'] as const) {
    const ids = rows.sort(orders[sort]).map(({ id }) => id);
    for (let page = 1; page <= Math.ceil(ids.length / PAGE) + 2; page += 1) {
      const listed = await listReservations(db, owner, { ...asked, sort }, { page, count: PAGE }, deep);
      const [from, to] = [(page - 1) * PAGE, page * PAGE];
      expect([filter, sort, page, listed.map(({ id }) => id)]).toEqual([filter, sort, page, ids.slice(from, to)]);
    }
  }
}

test.each([1, 2, 3])('numbers and pages are those of the rows, folded or not, seed %i', async (seed) => {
  const random = randomFrom(seed);
  const [house, other, guests] = [await aHouse(), await aHouse(), await people()];
  for (let step = 0; step < STEPS; step += 1) {
    await act(random, random() < 0.8 ? house : other, guests);
    if (random() < 0.1) await fold(pick(random, [1, 5, undefined]));
    if (random() < 0.1) {
      server().clock.advance(pick(random, [{ minutes: 11 }, { hours: 5 }, { days: 1 }, { days: 8 }]));
      await server().runJob('follow-reservations');
    }
    if (random() < 0.2) await expectAsRows(house, pick(random, filters(seoulDate(server().clock.now()))), pick(random, [0, 2_000]));
  }
  const rows = await all(house);
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(({ status }) => status)).size).toBeGreaterThan(4);
  const asked = filters('2026-11-25');
  for (const filter of asked.filter((_, index) => index % 9 === seed)) await expectAsRows(house, filter, 0);
  await server().runJob('fold-reservation-tallies');
  expect(await changesLeft()).toBe(0);
  for (const filter of asked.filter((_, index) => index % 3 === seed % 3)) await expectAsRows(house, filter, 0);
  expect(await differences()).toEqual([]);
});

test('while many book, change and end bookings, nothing is lost and none waits for ever', async () => {
  const houses = await Promise.all(Array.from({ length: LANES }, aHouse));
  const guests = await people();
  const codes = new Map<string, number>();
  let isOver = false;
  const until = async (work: () => Promise<unknown>) => {
    while (!isOver) await work();
  };
  const lanes = Promise.all(
    houses.map(async (house, lane) => {
      const random = randomFrom(lane + 100);
      for (let number = 0; number < ACTS_A_LANE; number += 1) {
        const code = await act(random, random() < 0.7 ? house : pick(random, houses), guests);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }),
  ).finally(() => (isOver = true));
  await Promise.all([
    lanes,
    until(() => fold(3)),
    until(() => fold()),
    until(async () => {
      server().clock.advance({ minutes: 7 });
      await server().runJob('follow-reservations');
    }),
    until(async () => expect(await differences()).toEqual([])),
  ]);
  expect(codes.get('ok')).toBeGreaterThan(LANES * 5);
  await fold();
  expect([await changesLeft(), await differences()]).toEqual([0, []]);
  for (const house of houses) await expectAsRows(house, { statuses: [0, 1] }, 0);
});

test('the books name a day that was written past the tallies, and a recount beside bookings puts it right', async () => {
  const { db, services } = server();
  const [house, other, guests] = [await aHouse(), await aHouse(), [asViewer(await aGuardian(server()))]];
  const made = await services.reservations.makeByPhone(house.owner, {
    ...{ name: '박전화', phone: '010-3333-4444', date: '2026-11-30', time: '09:00', endDate: null, petName: null, petKind: null, note: '' },
  });
  await fold();
  await db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update reservations set status = 3 where id = ${unwrap(made).id}`;
  });
  const subject = `reservations of business ${house.id} from 2026-11-30 with status`;
  expect(await services.books.listDifferences()).toEqual([
    { subject: `${subject} 1`, booked: 0, standing: 1 },
    { subject: `${subject} 3`, booked: 1, standing: 0 },
  ]);
  await db`delete from reservation_tallies where business_id <> ${house.id}`;
  const random = randomFrom(7);
  let beside: Promise<unknown> = Promise.resolve();
  await db.begin(async (tx) => {
    await tx`select recount_reservations()`;
    beside = Promise.all([db`select recount_reservations()`, ...Array.from({ length: 12 }, () => act(random, other, guests))]);
    // So long that a second one which does not wait has counted the same again.
    await sleep(300);
  });
  await Promise.all([beside, fold()]);
  expect(await differences()).toEqual([]);
  await expectAsRows(house, { statuses: [3] }, 0);
});
