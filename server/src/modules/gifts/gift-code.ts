import { randomInt } from 'node:crypto';

/** No two of these look alike: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const SIGNS = '34679ACDEFGHJKMNPQRTUVWXY';

/** `XXXX-XXXX-XXXX`: read from one screen and typed on another; 25^12 of them. */
export function newGiftCode(): string {
  const four = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${four()}-${four()}-${four()}`;
}
