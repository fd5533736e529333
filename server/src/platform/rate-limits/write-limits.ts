import type { AppError } from '../errors/app-error.ts';
import { ok, type Result } from '../errors/result.ts';
import type { RateLimit, RateLimiter } from './rate-limit.ts';

const HOUR = 3_600;
const DAY = 86_400;

/**
 * Writes of one account, and of all accounts of one network together: a school or an office is behind one address, and so is
 * whoever joins again and again.
 */
export const writeLimits = {
  post: { account: { max: 30, windowSeconds: 600 }, network: { max: 600, windowSeconds: HOUR } },
  comment: { account: { max: 60, windowSeconds: 600 }, network: { max: 900, windowSeconds: HOUR } },
  'post-mark': { account: { max: 200, windowSeconds: 600 }, network: { max: 3_000, windowSeconds: HOUR } },
  contest: { account: { max: 20, windowSeconds: HOUR }, network: { max: 300, windowSeconds: HOUR } },
  'contest-comment': { account: { max: 60, windowSeconds: 600 }, network: { max: 900, windowSeconds: HOUR } },
  'contest-like': { account: { max: 200, windowSeconds: 600 }, network: { max: 3_000, windowSeconds: HOUR } },
  report: { account: { max: 20, windowSeconds: DAY }, network: { max: 300, windowSeconds: DAY } },
  inquiry: { account: { max: 10, windowSeconds: DAY }, network: { max: 300, windowSeconds: DAY } },
  'inquiry-change': { account: { max: 60, windowSeconds: HOUR }, network: { max: 600, windowSeconds: HOUR } },
  message: { account: { max: 20, windowSeconds: 600 }, network: { max: 300, windowSeconds: HOUR } },
  invitation: { account: { max: 20, windowSeconds: DAY }, network: { max: 100, windowSeconds: DAY } },
  favourite: { account: { max: 200, windowSeconds: 600 }, network: { max: 3_000, windowSeconds: HOUR } },
  'push-device': { account: { max: 60, windowSeconds: HOUR }, network: { max: 1_000, windowSeconds: HOUR } },
  voice: { account: { max: 10, windowSeconds: DAY }, network: { max: 10, windowSeconds: DAY } },
  'ad-introduction': { account: { max: 10, windowSeconds: DAY }, network: { max: 10, windowSeconds: DAY } },
} satisfies Record<string, { account: RateLimit; network: RateLimit }>;

/** A kind of writing: each has its limits. */
export type WriteKind = keyof typeof writeLimits;

/** Whoever writes: no `id` without an account, no `network` where nobody has called, as in the demo data. */
export type Writer = { id?: number | undefined; network?: string | undefined };

export type LimitWrites = (what: WriteKind, writer: Writer) => Promise<Result<null, AppError<'TOO_MANY_REQUESTS'>>>;

/** Counts a write of an account and of its network. What the account may not do is not counted against its network. */
export function createLimitWrites(rateLimits: Pick<RateLimiter, 'hit'>): LimitWrites {
  return async (what, { id, network }) => {
    const limits = writeLimits[what];
    const own = id === undefined ? ok(null) : await rateLimits.hit(`${what}:${id}`, limits.account);
    return own.ok && network !== undefined ? rateLimits.hit(`${what}@${network}`, limits.network) : own;
  };
}
