import { createHash } from 'node:crypto';
import { tooMany } from '../errors/app-error.ts';
import { err, ok } from '../errors/result.ts';
import type { Clock } from '../clock.ts';
import type { RateLimit, RateLimiter } from './rate-limit.ts';

const MAX_KEYS = 100_000;
/** Windows that keys share for which there is no room, of each limit. */
const SHARED = 1_024;
/** The interval at which room is looked for. */
const LOOK_MS = 1_000;

type Window = { count: number; endsAt: number };

/**
 * Fixed windows, counted in this process, at most `MAX_KEYS` of them. Whoever makes more gives nobody a new one: further
 * keys count together, some with some, until there is room again.
 */
export function createProcessLimits(clock: Clock): RateLimiter {
  const windows = new Map<string, Window>();
  const shared = new Map<string, Window>();
  let lookAgainAt = 0;

  function hasRoom(now: number): boolean {
    if (windows.size < MAX_KEYS) return true;
    if (now < lookAgainAt) return false;
    lookAgainAt = now + LOOK_MS;
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    return windows.size < MAX_KEYS;
  }

  /** The window of a key: its own, or a shared one where there is no room. */
  const place = (key: string, { max, windowSeconds }: RateLimit, now: number): [Map<string, Window>, string] =>
    windows.has(key) || hasRoom(now) ? [windows, key] : [shared, `${max}/${windowSeconds}/${bucketOf(key)}`];

  return {
    async hit(key, limit) {
      const { max, windowSeconds } = limit;
      const now = clock.now().getTime();
      const [among, name] = place(key, limit, now);
      let window = among.get(name);
      if (!window || window.endsAt <= now) {
        window = { count: 0, endsAt: now + windowSeconds * 1000 };
        among.set(name, window);
      }
      window.count += 1;
      if (window.count <= max) return ok(null);
      return err(tooMany('TOO_MANY_REQUESTS', Math.ceil((window.endsAt - now) / 1000)));
    },
    async giveBack(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    async forget(key) {
      windows.delete(key);
    },
  };
}

function bucketOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE() % SHARED;
}
