import { tooMany } from '../errors/app-error.ts';
import { err, ok } from '../errors/result.ts';
import type { Clock } from '../clock.ts';
import type { RateLimiter } from './rate-limit.ts';

const MAX_KEYS = 100_000;

/** Fixed windows, counted in this process, at most `MAX_KEYS` of them. */
export function createProcessLimits(clock: Clock): RateLimiter {
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
