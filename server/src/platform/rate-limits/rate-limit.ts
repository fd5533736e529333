import type { AppError } from '../errors/app-error.ts';
import type { Result } from '../errors/result.ts';

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
  /** Begins anew with a key. */
  forget(key: string, limit: RateLimit): Promise<void>;
};

/** `fallbacks` are questions that this process has answered in the store's place; `seconds` is the time of all `asked`. */
export type LimitCounts = { isAway: boolean; asked: number; seconds: number; fallbacks: number };

export type RateLimitStore = RateLimiter & {
  /** Connects, so that the first call finds the store there; never fails. */
  start(): Promise<void>;
  /** The use of the store since the start, and whether it can be asked now. */
  counts(): LimitCounts;
  /** Removes what has ended; a job does it. */
  forgetEnded(): Promise<void>;
  close(): Promise<void>;
};
