import { seoulDate, seoulTime } from '@petcare/time';
import type { StatusChange } from './changes.sql.ts';

/** A step as both wires say it: its slot by the clock in Seoul. */
export function toStatusChange({ id, status, by, startsAt, reason, at }: StatusChange) {
  return { id, status, by, date: seoulDate(new Date(startsAt)), time: seoulTime(new Date(startsAt)), reason, at };
}
