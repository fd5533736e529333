import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Block, Claims } from './viewer.ts';

/**
 * `over`: logged out, refused, or its account is gone. `awaits-approval`: a business that no operator has approved yet.
 * With a block: an operator has taken writing from it for a time.
 */
export type Standing = 'over' | 'awaits-approval' | 'full' | { block: Block; awaitsApproval: boolean };

/** The longest time for which a lost notice of the database has an effect. */
const KEPT_MILLISECONDS = 15_000;
const MOST_PEOPLE = 20_000;
const MOST_LOGINS_OF_ONE = 50;

/** The standings of logins: asked of the database once, and then remembered until something of the account changes. */
export type Standings = {
  of(claims: Pick<Claims, 'id' | 'sessionId'>): Promise<Standing>;
  /** After a login of this account has ended in this process, which then need not wait to be told. */
  forget(userId: number): void;
};

export type StandingsDeps = {
  clock: Clock;
  find: (claims: Pick<Claims, 'id' | 'sessionId'>) => Promise<Standing>;
  /** Begins to tell of changes made by any process; `onBegin` runs each time that telling begins, the first time and after an interruption. */
  listen: (onChange: (userId: number) => void, onBegin: () => void) => Promise<unknown>;
};

/**
 * Only full standings are remembered: they are what nearly everybody has, and whoever has another one is looked at
 * each time, so that an approval, or the end of a block, counts at once.
 */
export function createStandings({ clock, find, listen }: StandingsDeps): Standings {
  const fullUntil = new LRUCache<number, Map<string, number>>({ max: MOST_PEOPLE });
  let changes = 0;
  let isTold = false;
  let beginning: Promise<unknown> | undefined;

  function forget(userId: number): void {
    changes += 1;
    fullUntil.delete(userId);
  }

  function begin(): void {
    beginning ??= listen(forget, () => {
      fullUntil.clear();
      changes += 1;
      isTold = true;
    }).catch(() => {
      beginning = undefined;
    });
  }

  function remember({ id, sessionId }: Pick<Claims, 'id' | 'sessionId'>): void {
    const known = fullUntil.get(id);
    const logins = known && known.size < MOST_LOGINS_OF_ONE ? known : new Map<string, number>();
    logins.set(sessionId, clock.now().getTime() + KEPT_MILLISECONDS);
    fullUntil.set(id, logins);
  }

  return {
    async of(claims) {
      const until = fullUntil.get(claims.id)?.get(claims.sessionId);
      if (until !== undefined && clock.now().getTime() < until) return 'full';
      begin();
      const before = changes;
      const standing = await find(claims);
      // What changed while the database was asked may not be in its answer.
      if (standing === 'full' && isTold && changes === before) remember(claims);
      return standing;
    },
    forget,
  };
}
