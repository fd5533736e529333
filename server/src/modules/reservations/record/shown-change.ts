import { seoulDate, seoulTime } from '@petcare/time';
import type { StatusChange } from './changes.sql.ts';

/** A step as both wires say it: its slot by the clock in Seoul. Guests are not told who works there. */
export function toStatusChange({ id, status, by, startsAt, reason, at, staffName }: StatusChange, isForGuest: boolean) {
  const slot = { date: seoulDate(new Date(startsAt)), time: seoulTime(new Date(startsAt)) };
  return { id, status, by, ...slot, reason, at, staffName: isForGuest ? null : staffName };
}
