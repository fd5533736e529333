import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ok } from '../errors/result.ts';
import { defineJob, jobType, type Job } from '../jobs/job.ts';
import { createProcessLimits } from './process-limits.ts';
import type { RateLimit, RateLimitStore } from './rate-limit.ts';
import { createSharedLimits } from './shared-limits.ts';

type Deps = { db: Database; clock: Clock; redisUrl: string | null; log: FastifyBaseLogger };

export function createRateLimiter(deps: Deps): RateLimitStore {
  const here = createProcessLimits(deps.clock);
  const shared = createSharedLimits(deps, here);
  const storeOf = ({ store }: RateLimit) => (store === 'process' ? here : shared);
  return {
    hit: (key, limit) => storeOf(limit).hit(key, limit),
    giveBack: (key, limit) => storeOf(limit).giveBack(key, limit),
    forget: (key, limit) => storeOf(limit).forget(key, limit),
    forgetEnded: () => shared.forgetEnded(),
    close: () => shared.close(),
  };
}

/** For development and tests: nothing is ever refused. */
export const noRateLimits: RateLimitStore = {
  hit: async () => ok(null),
  giveBack: async () => undefined,
  forget: async () => undefined,
  forgetEnded: async () => undefined,
  close: async () => undefined,
};

export function forgetEndedLimits(limits: RateLimitStore): Job {
  return defineJob(jobType('forget-ended-limits'), { schedule: '*/10 * * * *', run: () => limits.forgetEnded() });
}
