import { randomInt } from 'node:crypto';
import { seoulDate } from '@petcare/time';

/** No two of these look alike: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const SIGNS = '34679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 6;

/** `YYMMDD-XXXXXX`: the day in Seoul on which it was made, and six random signs. */
export function newReservationNumber(now: Date): string {
  const day = seoulDate(now).slice(2).replaceAll('-', '');
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return `${day}-${signs.join('')}`;
}
