import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { AppError } from '../errors/app-error.ts';
import { ok, type Result } from '../errors/result.ts';
import { defineJob, jobType, type Job } from '../jobs/job.ts';
import { createProcessLimits } from './process-limits.ts';
import { createSharedLimits } from './shared-limits.ts';

/**
 * At most `max` hits of a key in `windowSeconds`, which begin with the first hit.
 * All processes count together, which costs a statement each, unless `store` is 'process': for what many visitors call
 * often, where the limit only bounds a flood. With n processes it then lets n times as much through.
 */
export type RateLimit = { max: number; windowSeconds: number; store?: 'process' };

export type RateLimiter = {
  hit(key: string, limit: RateLimit): Promise<Result<null, AppError<'TOO_MANY_REQUESTS'>>>;
  /** Takes one hit back, where only what goes wrong should count. */
  giveBack(key: string, limit: RateLimit): Promise<void>;
};

export type RateLimitStore = RateLimiter & {
  /** Removes what has ended; a job does it. */
  forgetEnded(): Promise<void>;
  close(): Promise<void>;
};

type Deps = { db: Database; clock: Clock; redisUrl: string | null; log: FastifyBaseLogger };

export function createRateLimiter(deps: Deps): RateLimitStore {
  const here = createProcessLimits(deps.clock);
  const shared = createSharedLimits(deps);
  const storeOf = ({ store }: RateLimit) => (store === 'process' ? here : shared);
  return {
    hit: (key, limit) => storeOf(limit).hit(key, limit),
    giveBack: (key, limit) => storeOf(limit).giveBack(key, limit),
    forgetEnded: () => shared.forgetEnded(),
    close: () => shared.close(),
  };
}

/** For development and tests: nothing is ever refused. */
export const noRateLimits: RateLimitStore = {
  hit: async () => ok(null),
  giveBack: async () => undefined,
  forgetEnded: async () => undefined,
  close: async () => undefined,
};

export function forgetEndedLimits(limits: RateLimitStore): Job {
  return defineJob(jobType('forget-ended-limits'), { schedule: '*/10 * * * *', run: () => limits.forgetEnded() });
}
