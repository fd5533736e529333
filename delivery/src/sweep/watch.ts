import type { Database } from '../platform/database.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { sweep } from './sweep.ts';

/** Name in the log of acts, in place of somebody's. */
const ACTOR = 'sweep';
/** A start has other work at first; and one that fails is tried again before long. */
const FIRST_AFTER = 10 * 60_000;
const EVERY = 6 * 60 * 60_000;

type SweepDeps = { sql: Database; store: ReleaseStore; onError: (error: unknown) => void };
type Pace = { firstAfter: number; every: number };

/** Clears away the releases that nobody needs, several times a day, until stopped. */
export function watchLeftovers(
  { sql, store, onError }: SweepDeps,
  { firstAfter, every }: Pace = { firstAfter: FIRST_AFTER, every: EVERY },
) {
  let round: Promise<unknown> | null = null;
  const next = () => {
    round ??= sweep(sql, { store, actor: ACTOR })
      .catch(onError)
      .finally(() => (round = null));
  };
  const first = setTimeout(next, firstAfter).unref();
  const timer = setInterval(next, every).unref();

  return {
    async stop(): Promise<void> {
      clearTimeout(first);
      clearInterval(timer);
      await round;
    },
  };
}
