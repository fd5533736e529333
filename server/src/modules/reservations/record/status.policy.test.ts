import { decideTransition, ReservationStatus as S, type Actor, type ReservationStatus } from './status.policy.ts';

const now = new Date('2026-11-23T03:00:00Z');
const before = new Date('2026-11-23T02:00:00Z');
const later = new Date('2026-11-23T04:00:00Z');
const all = Object.values(S);

type Case = `${Actor} ${number}→${number}`;
const allowed = (startsAt: Date, hasNewSlot: boolean): Case[] => {
  const actors: Actor[] = ['guardian', 'business', 'payment'];
  const found: Case[] = [];
  for (const actor of actors) {
    for (const status of all) {
      for (const to of all) {
        const decision = decideTransition(actor, { status, startsAt }, { to, hasNewSlot }, now);
        if (decision.ok) found.push(`${actor} ${status}→${to}`);
      }
    }
  }
  return found.sort();
};

const confirmations: Case[] = ['business 0→1', 'business 0→4', 'business 1→4'];
const payments: Case[] = ['payment 6→0', 'payment 6→7'];

test.each<[string, Date, boolean, Case[]]>([
  ['before the start', later, false, [...confirmations, 'guardian 0→3', 'guardian 1→3', 'guardian 6→3', ...payments]],
  ['after the start', before, false, [...confirmations, 'business 1→2', 'business 1→5', ...payments].sort() as Case[]],
  ['as it starts', now, false, [...confirmations, 'business 1→2', 'business 1→5', ...payments].sort() as Case[]],
  ['to a new slot', later, true, ['business 0→1', 'business 1→1', 'guardian 0→0', 'guardian 1→0']],
  ['to a new slot after the start', before, true, ['business 0→1', 'business 1→1']],
])('every transition that is allowed, %s', (_name, startsAt, hasNewSlot, expected) => {
  expect(allowed(startsAt, hasNewSlot)).toEqual(expected);
});

test('a status that does not exist is refused', () => {
  const decision = decideTransition('business', { status: S.requested, startsAt: later }, { to: 9, hasNewSlot: false }, now);
  expect(decision).toMatchObject({ ok: false, error: { code: 'ILLEGAL_TRANSITION', status: 409 } });
});

test.each<ReservationStatus>([S.completed, S.cancelled, S.rejected, S.noShow, S.expired])('status %i is final', (status) => {
  for (const to of all) {
    expect(decideTransition('business', { status, startsAt: before }, { to, hasNewSlot: false }, now).ok).toBe(false);
    expect(decideTransition('guardian', { status, startsAt: later }, { to, hasNewSlot: false }, now).ok).toBe(false);
  }
});
