import { addDays, instantOf, seoulDate, weekdayOf } from '@petcare/time';
import { unwrap } from '../../../platform/errors/result.ts';
import { aGuardian, aVerifiedGuardian, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import type { AccountType, Viewer } from '../../../platform/session/viewer.ts';
import { aBookableHospital, booked, cancel, codeOf, update, type BookableHospital } from '../testing/a-bookable-hospital.ts';

const server = withApp();
const START = '2026-11-23T03:00:00Z';
const STEPS = 90;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
beforeEach(() => server().clock.set(START));

const viewerOf = ({ id, nickname }: Person, accountType: AccountType): Viewer => ({
  ...{ id, accountType, socialType: 0, nickname, name: nickname, sessionId: '', awaitsApproval: false },
});

type Model = { status: number; start: number; dueAt: number; isPaid: boolean };
/** Written from the specification by hand: who may move what where, and when. */
const table: Record<string, 'always' | 'before' | 'after' | 'slot' | 'slot before' | 'never'> = {
  'guardian 0>3': 'before',
  'guardian 1>3': 'before',
  'guardian 6>3': 'before',
  'guardian 0>0': 'slot before',
  'guardian 1>0': 'slot before',
  'business 0>1': 'always',
  'business 0>4': 'always',
  'business 1>4': 'always',
  'business 1>2': 'after',
  'business 1>5': 'after',
  'business 1>1': 'slot',
};
const holding = [0, 1, 6];
/** Points, all of which are paid with points. */
const PRICE = 10;
/** Of cancelled and rejected ones a payment goes back. */
const refunding = [3, 4];

function allows(actor: 'guardian' | 'business', { status, start }: Model, to: number, now: number, hasSlot: boolean): boolean {
  const when = table[`${actor} ${status}>${to}`] ?? 'never';
  if (hasSlot && to !== (actor === 'business' ? 1 : 0)) return false;
  const [isBefore, isAfter] = [start > now, start <= now];
  return { always: true, before: isBefore, after: isAfter, slot: hasSlot, 'slot before': hasSlot && isBefore, never: false }[when];
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each([1, 2, 3, 4, 5, 6])('guest, business and time walk through the statuses as the table says, seed %i', async (seed) => {
  const app = server();
  const { reservations } = app.services;
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const hospital = await aBookableHospital(app);
  const [guest, owner] = [viewerOf(await aVerifiedGuardian(app), 0), viewerOf(hospital.owner, 1)];
  const bath = unwrap(await app.services.products.addProduct(owner, 'hospital', { productType: 'service', name: '목욕', price: PRICE }));
  const pointsBefore = await app.services.points.getMyPoint(guest);
  const model = new Map<number, Model>();
  const now = () => app.clock.now().getTime();
  const isFree = (start: number, but: number[] = []) =>
    ![...model].some(([id, one]) => one.start === start && holding.includes(one.status) && !but.includes(id));
  /** At one business a guest waits for the word about two at most. */
  const openCount = () =>
    [...model.values()].filter(({ status, start }) => [0, 6].includes(status) && start + 30 * MINUTE_MS > now()).length;
  const aSlot = () => {
    const days = [0, 1, 2, 3].map((ahead) => addDays(seoulDate(app.clock.now()), ahead)).filter((day) => ![0, 6].includes(weekdayOf(day)));
    const [date, time] = [pick(days) ?? '2026-12-01', pick(times)];
    return { date, time, start: instantOf(date, time).getTime() };
  };

  const steps = {
    async book() {
      const slot = aSlot();
      const isPaidOnline = random() < 0.4;
      const made = await reservations.makeReservation(guest, {
        ...{ business: { kind: 'hospital', id: hospital.id }, date: slot.date, time: slot.time },
        ...{ note: '', endDate: null, petId: null, petName: null, petKind: null, images: [], photos: [], isPaidOnline },
        products: [{ productId: bath.id, optionIds: [], price: PRICE }],
      });
      const expected =
        openCount() >= 2 ? 'TOO_MANY_BOOKINGS' : slot.start <= now() ? 'VALIDATION_FAILED' : isFree(slot.start) ? 'ok' : 'SLOT_TAKEN';
      expect([slot, made.ok ? 'ok' : made.error.code]).toEqual([slot, expected]);
      if (!made.ok) return;
      model.set(made.value.reservation.id, {
        status: isPaidOnline ? 6 : 0,
        start: slot.start,
        dueAt: now() + 10 * MINUTE_MS,
        isPaid: false,
      });
    },
    async pay() {
      const waiting = [...model].filter(([, { status }]) => status === 6);
      const [id, one] = pick(waiting.length > 0 && random() < 0.8 ? waiting : [...model]);
      const paid = await reservations.payments.openOrder(guest, id, { won: 0, point: PRICE });
      const expected = one.status === 6 && one.dueAt > now() ? 'ok' : 'RESERVATION_NOT_PAYABLE';
      expect([one, paid.ok ? 'ok' : paid.error.code]).toEqual([one, expected]);
      if (paid.ok) Object.assign(one, { status: 0, isPaid: true });
    },
    async guardian() {
      const id = pick([...model.keys()]);
      const [one, to] = [model.get(id)!, pick([3, 3, 3, 0, 0, 0, 1, 2, 4, 7])];
      const slot = random() < 0.4 ? aSlot() : null;
      const changed = await reservations.updateByGuest(guest, id, to, slot);
      const isLegal = allows('guardian', one, to, now(), slot !== null);
      const code = !isLegal ? 'ILLEGAL_TRANSITION' : !slot ? 'ok' : codeOfMove(slot.start, [id]);
      expect([one, to, slot, changed.ok ? 'ok' : changed.error.code]).toEqual([one, to, slot, code]);
      if (code === 'ok') Object.assign(one, { status: to, ...(slot && { start: slot.start }) });
    },
    async business() {
      const ids = [...new Set([pick([...model.keys()]), ...(random() < 0.3 ? [pick([...model.keys()])] : [])])];
      const to = pick([1, 1, 1, 4, 2, 5, 3, 0, 7]);
      const slot = random() < 0.3 ? aSlot() : null;
      const changed = await reservations.updateByBusiness(owner, { ids, status: to, slot, reason: to === 4 ? '휴진이에요' : null });
      const ones = ids.map((id) => model.get(id)!);
      const isLegal = ones.every((one) => allows('business', one, to, now(), slot !== null));
      const code = !isLegal ? 'ILLEGAL_TRANSITION' : !slot ? 'ok' : codeOfMove(slot.start, ids);
      expect([ones, to, slot, changed.ok ? 'ok' : changed.error.code]).toEqual([ones, to, slot, code]);
      if (code === 'ok') for (const one of ones) Object.assign(one, { status: to, ...(slot && { start: slot.start }) });
    },
    async time() {
      app.clock.advance(pick([{ minutes: 4 }, { minutes: 4 }, { minutes: 11 }, { hours: 5 }, { days: 1 }, { days: 1 }, { days: 8 }]));
      await app.runJob('follow-reservations');
      for (const one of model.values()) {
        if (one.status === 6 && one.dueAt <= now()) one.status = 7;
        if (one.status === 0 && one.start + 30 * MINUTE_MS < now() - DAY_MS) one.status = 4;
        if (one.status === 1 && one.start + 30 * MINUTE_MS < now() - 7 * DAY_MS) one.status = 2;
      }
    },
  };
  const codeOfMove = (start: number, ids: number[]) => {
    if (start <= now()) return 'VALIDATION_FAILED';
    const coming = ids.filter((id) => model.get(id)!.start !== start);
    const isHeld = !isFree(start, coming);
    return coming.length === 0 || (coming.length === 1 && !isHeld) ? 'ok' : 'SLOT_TAKEN';
  };

  for (let step = 0; step < STEPS; step += 1) {
    const late = now() > Date.parse('2026-12-10T00:00:00Z');
    const actor = pick(['book', 'book', 'pay', 'pay', 'guardian', 'business', 'business', 'business', late ? 'business' : 'time'] as const);
    await (model.size === 0 ? steps.book() : steps[actor]());
  }
  const stored = await app.db<{ id: number; status: number; start: string }[]>`
    select id, status, lower(during) as start from reservations where business_id = ${hospital.id}`;
  expect(new Map(stored.map(({ id, status, start }) => [id, [status, Date.parse(start)]]))).toEqual(
    new Map([...model].map(([id, { status, start }]) => [id, [status, start]])),
  );
  const histories = await reservations.historiesOf([...model.keys()]);
  for (const [id, { status, start }] of model) {
    const last = histories.filter(({ reservationId }) => reservationId === id).at(-1)!;
    expect([id, last.status, Date.parse(last.startsAt)]).toEqual([id, status, start]);
  }
  const kept = [...model.values()].filter(({ isPaid, status }) => isPaid && !refunding.includes(status));
  expect(await app.services.points.getMyPoint(guest)).toBe(pointsBefore - kept.length * PRICE);
});

describe('at once', () => {
  const bookedByAnybody = async (hospital: BookableHospital, time: string) => {
    const guest = await aGuardian(server());
    return { guest, id: await booked(server(), guest, hospital, time) };
  };

  test('a guest cancels and the business confirms: it ends cancelled, and whoever was too late is told', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const made = await Promise.all(times.map((time) => bookedByAnybody(hospital, time)));
    const ids = made.map(({ id }) => id);
    const outcomes = await Promise.all(
      made.map(async ({ id, guest }, index) => {
        const calls = [() => cancel(app, guest, id), () => update(app, hospital.owner, { ids: [id], status: 1 })];
        const [first, second] = index % 2 ? [calls[1]!, calls[0]!] : [calls[0]!, calls[1]!];
        const answers = await Promise.all([first(), second()]);
        return answers.map(codeOf).filter(Boolean);
      }),
    );
    const statuses = await app.db<{ status: number; steps: number }[]>`
      select r.status, (select count(*) from reservation_changes c where c.reservation_id = r.id) as steps
      from reservations r where r.id = any(${ids.map(Number)}) order by r.id`;
    expect(statuses.map(({ status }) => status)).toEqual(ids.map(() => 3));
    const refused = outcomes.flat();
    expect(new Set(refused).size <= 1 && refused.every((code) => code === 'ILLEGAL_TRANSITION')).toBe(true);
    expect(statuses.map(({ steps }) => steps).reduce((sum, steps) => sum + steps, 0)).toBe(ids.length * 3 - refused.length);
  });

  test('two businesses and two tabs of one change many: each list as a whole, and none waits for the other for ever', async () => {
    const app = server();
    const [one, other] = [await aBookableHospital(app), await aBookableHospital(app)];
    const bookedAt = async (hospital: BookableHospital) =>
      (await Promise.all(times.map((time) => bookedByAnybody(hospital, time)))).map(({ id }) => id);
    const [ofOne, ofOther] = [await bookedAt(one), await bookedAt(other)];
    const answers = await Promise.all([
      update(app, one.owner, { ids: ofOne, status: 1 }),
      update(app, one.owner, { ids: [...ofOne].reverse(), status: 4, reason: '휴진이에요' }),
      update(app, other.owner, { ids: ofOther, status: 1 }),
      update(app, other.owner, { ids: [...ofOther, ofOne[0]], status: 4, reason: '휴진이에요' }),
    ]);
    expect(answers.slice(2).map(codeOf)).toEqual([undefined, 'NOT_FOUND']);
    const statusesOf = async (ids: string[]) =>
      (await app.db<{ status: number }[]>`select distinct status from reservations where id = any(${ids.map(Number)})`).map(
        ({ status }) => status,
      );
    // Confirmed first and then cancelled, or refused at once: never a part of them.
    expect(await statusesOf(ofOne)).toEqual([4]);
    expect([undefined, 'ILLEGAL_TRANSITION']).toContain(codeOf(answers[0]!));
    expect(await statusesOf(ofOther)).toEqual([1]);
  });
});
