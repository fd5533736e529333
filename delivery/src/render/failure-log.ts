import { LRUCache } from 'lru-cache';
import type { RenderFailure } from './failure.ts';

const QUIET_MILLISECONDS = 60_000;
const MOST_KINDS = 500;
/** Of what a thread says: a stack, and the line before it. */
const LONGEST_MESSAGE = 4_000;

type FailureRecord = { times: number; said: number; since: number; last: FailedRendering };

/** The failures of a release's renderings in one way: their number since the start, and the last of them. */
export type FailedRendering = { release: string; kind: string; times: number; at: string; path: string; message: string };

/** Everything that goes wrong in rendering, counted; each kind of each release is told once a minute. */
export type FailureLog = {
  /** @param path of the page that was rendered; empty where it is of none */
  note(name: string, release: string, failure: RenderFailure, path?: string): void;
  /** The numbers of failures, by `package@release kind`, since the start. */
  counts(): Record<string, number>;
  /** Of one package, newest first. */
  ofPackage(name: string): FailedRendering[];
};

export function createFailureLog({ say, now = Date.now }: { say: (line: string) => void; now?: () => number }): FailureLog {
  const seen = new LRUCache<string, FailureRecord>({ max: MOST_KINDS });
  return {
    note(name, release, failure, path = '') {
      const key = `${name}@${release} ${failure.kind}`;
      const before = seen.get(key) ?? { times: 0, said: -Infinity, since: 0 };
      const speaks = now() - before.said >= QUIET_MILLISECONDS;
      const times = before.times + 1;
      const message = failure.message.slice(0, LONGEST_MESSAGE);
      const last = { release, kind: failure.kind, times, at: new Date(now()).toISOString(), path, message };
      seen.set(key, { times, said: speaks ? now() : before.said, since: speaks ? 0 : before.since + 1, last });
      if (speaks)
        say(`delivery: rendering ${key}${before.since > 0 ? ` (and ${before.since} times before this)` : ''}: ${failure.message}`);
    },
    counts: () => Object.fromEntries([...seen.entries()].map(([key, { times }]) => [key, times])),
    ofPackage: (name) =>
      [...seen.entries()]
        .filter(([key]) => key.startsWith(`${name}@`))
        .map(([, { last }]) => last)
        .sort((one, other) => (one.at < other.at ? 1 : -1)),
  };
}
