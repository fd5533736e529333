import { LRUCache } from 'lru-cache';
import type { RenderFailure } from './failure.ts';

const QUIET_MILLISECONDS = 60_000;
const MOST_KINDS = 500;

type Seen = { times: number; said: number; since: number };

/** Everything that goes wrong in rendering, counted; each kind of each release is told once a minute. */
export type FailureLog = {
  note(name: string, release: string, failure: RenderFailure): void;
  /** How often, by `package@release kind`, since the start. */
  counts(): Record<string, number>;
};

export function createFailureLog({ say, now = Date.now }: { say: (line: string) => void; now?: () => number }): FailureLog {
  const seen = new LRUCache<string, Seen>({ max: MOST_KINDS });
  return {
    note(name, release, failure) {
      const key = `${name}@${release} ${failure.kind}`;
      const before = seen.get(key) ?? { times: 0, said: -Infinity, since: 0 };
      const speaks = now() - before.said >= QUIET_MILLISECONDS;
      seen.set(key, { times: before.times + 1, said: speaks ? now() : before.said, since: speaks ? 0 : before.since + 1 });
      if (speaks)
        say(`delivery: rendering ${key}${before.since > 0 ? ` (and ${before.since} times before this)` : ''}: ${failure.message}`);
    },
    counts: () => Object.fromEntries([...seen.entries()].map(([key, { times }]) => [key, times])),
  };
}
