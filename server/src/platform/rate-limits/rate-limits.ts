import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ok } from '../errors/result.ts';
import { defineJob, jobType, type Job } from '../jobs/job.ts';
import { createProcessLimits } from './process-limits.ts';
import type { RateLimit, RateLimitStore } from './rate-limit.ts';
import { createSharedLimits } from './shared-limits.ts';

type Deps = { db: Database; clock: Clock; redisUrl: string | null; secret: string; log: FastifyBaseLogger };

export function createRateLimiter(deps: Deps): RateLimitStore {
  const here = createProcessLimits(deps.clock);
  const shared = createSharedLimits(deps, here);
  const storeOf = ({ store }: RateLimit) => (store === 'process' ? here : shared);
  const nameOf = (key: string) => keptKey(deps.secret, key);
  return {
    start: () => shared.start(),
    counts: () => shared.counts(),
    hit: (key, limit) => storeOf(limit).hit(nameOf(key), limit),
    giveBack: (key, limit) => storeOf(limit).giveBack(nameOf(key), limit),
    forget: (key, limit) => storeOf(limit).forget(nameOf(key), limit),
    forgetEnded: () => shared.forgetEnded(),
    close: () => shared.close(),
  };
}

/** Of what a key names, an e-mail or a network, nothing is kept but its kind: whoever reads the store learns of nobody. */
function keptKey(secret: string, key: string): string {
  const kind = /^[a-z-]+[:@]/.exec(key)?.[0] ?? '';
  return kind + createHmac('sha256', secret).update(`rate limit ${key}`).digest('base64url').slice(0, 22);
}

/** For development and tests: nothing is ever refused. */
export const noRateLimits: RateLimitStore = {
  start: async () => undefined,
  counts: () => ({ isAway: false, asked: 0, seconds: 0, fallbacks: 0 }),
  hit: async () => ok(null),
  giveBack: async () => undefined,
  forget: async () => undefined,
  forgetEnded: async () => undefined,
  close: async () => undefined,
};

export function forgetEndedLimits(limits: RateLimitStore): Job {
  return defineJob(jobType('forget-ended-limits'), { schedule: '*/10 * * * *', run: () => limits.forgetEnded() });
}
