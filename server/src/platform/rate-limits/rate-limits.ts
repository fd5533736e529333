import { tooMany, type AppError } from '../errors/app-error.ts';
import { err, ok, type Result } from '../errors/result.ts';
import type { Clock } from '../clock.ts';

export type RateLimit = { max: number; windowSeconds: number };

/** Counts hits a key. A shared store can stand behind it when there are several servers. */
export type RateLimiter = {
  hit(key: string, limit: RateLimit): Promise<Result<null, AppError<'TOO_MANY_REQUESTS'>>>;
  /** Takes one hit back, where only what goes wrong should count. */
  giveBack(key: string): Promise<void>;
};

const MAX_KEYS = 100_000;

/** Fixed windows, counted in this process. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    async hit(key, { max, windowSeconds }) {
      const now = clock.now().getTime();
      let window = windows.get(key);
      if (!window || window.endsAt <= now) {
        if (windows.size >= MAX_KEYS) dropEnded(windows, now);
        window = { count: 0, endsAt: now + windowSeconds * 1000 };
        windows.set(key, window);
      }
      window.count += 1;
      if (window.count <= max) return ok(null);
      return err(tooMany('TOO_MANY_REQUESTS', Math.ceil((window.endsAt - now) / 1000)));
    },
    async giveBack(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}

function dropEnded(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size >= MAX_KEYS) windows.clear();
}

/** For development and tests: nothing is ever refused. */
export const noRateLimits: RateLimiter = { hit: async () => ok(null), giveBack: async () => undefined };
