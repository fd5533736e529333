import { refusal, type Refusal } from '../http/refusal.ts';

/** Archives that are taken in or given at a time: each may fill a hundredth of a disk, and takes a core in the end. */
const AT_A_TIME = { all: 8, ofKey: 3 };

/** A turn, which whoever takes it ends by `end`; or the refusal of one. */
export type Turn = { end(): void } | { refused: Refusal };

/** Turns at archives, so many at a time in all and so many with one key. */
export function createTurns(): (key: string | null) => Turn {
  const taken: (string | null)[] = [];
  return (key) => {
    const { length: ofKey } = taken.filter((one) => one === key);
    if (taken.length >= AT_A_TIME.all || ofKey >= AT_A_TIME.ofKey) {
      const under = `${ofKey} archives with this key are on their way, ${taken.length} in all`;
      return { refused: refusal(429, `${under}: try again in a minute.`) };
    }
    taken.push(key);
    return { end: () => void taken.splice(taken.indexOf(key), 1) };
  };
}
