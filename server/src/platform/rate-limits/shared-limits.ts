import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes, type IRateLimiterOptions } from 'rate-limiter-flexible';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { tooMany } from '../errors/app-error.ts';
import { err, ok } from '../errors/result.ts';
import type { RateLimit, RateLimiter, RateLimitStore } from './rate-limit.ts';
import { deleteEnded, rateLimitsTable, runStatement } from './rate-limits.sql.ts';

type Deps = { db: Database; clock: Clock; redisUrl: string | null; log: FastifyBaseLogger };
type Limiter = RateLimiterPostgres | RateLimiterRedis;
type Store = { limiter(options: LimiterOptions): Limiter; forgetEnded(): Promise<void>; close(): Promise<void> };
type LimiterOptions = IRateLimiterOptions & { inMemoryBlockOnConsumed: number };

/**
 * Fixed windows that all processes count together, in PostgreSQL, or in Redis where there is one (docs/decisions/071).
 * While the store can't be asked, each process counts for itself: no gate stands open, and no call fails for it.
 */
export function createSharedLimits(deps: Deps, here: RateLimiter): RateLimitStore {
  let opened: Promise<Store> | undefined;
  const limiters = new Map<string, Limiter>();
  const open = () => (opened ??= deps.redisUrl === null ? openPostgres(deps) : openRedis(deps.redisUrl, deps.log));

  async function limiterOf({ max: points, windowSeconds: duration }: RateLimit): Promise<Limiter> {
    const name = `${points}/${duration}`;
    const store = await open();
    const known = limiters.get(name);
    if (known) return known;
    // Whoever goes on at twice the limit is refused without asking: below that, hits that run side by side are given back.
    const made = store.limiter({ keyPrefix: '', points, duration, inMemoryBlockOnConsumed: 2 * points });
    limiters.set(name, made);
    return made;
  }

  return {
    async hit(key, limit) {
      const limiter = await limiterOf(limit);
      try {
        await limiter.consume(key);
        return ok(null);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) return here.hit(key, limit);
        return err(tooMany('TOO_MANY_REQUESTS', Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
    async giveBack(key, limit) {
      const limiter = await limiterOf(limit);
      await limiter.reward(key).catch(() => here.giveBack(key, limit));
    },
    async forget(key, limit) {
      await (await limiterOf(limit)).delete(key);
    },
    forgetEnded: async () => (await open()).forgetEnded(),
    close: async () => (await opened)?.close(),
  };
}

async function openPostgres({ db, clock, log }: Deps): Promise<Store> {
  const storeClient = {
    /**
     * The library reads the time of the machine; what is stored and compared is our clock's. A hit's last value is when it was
     * made: a clock read here would be a little later, and a window that has just ended would not be over yet.
     */
    async query({ text, values: [key = null, ...rest] }: { text: string; values: (string | number | null)[] }) {
      const [points, ...times] = rest;
      const ahead = clock.now().getTime() - Number(times.at(-1) ?? Date.now());
      const values = [key, ...(points === undefined ? [] : [points]), ...times.map((time) => Number(time) + ahead)];
      try {
        const { rows, rowCount } = await runStatement(db, { text, values });
        return { rowCount, rows: rows.map((row) => ({ ...row, expire: Number(row.expire) - ahead })) };
      } catch (error) {
        log.error({ err: error }, 'rate limits are counted by this process alone');
        throw error;
      }
    },
  };
  return {
    limiter: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient,
        storeType: 'client',
        tableName: rateLimitsTable,
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    forgetEnded: () => deleteEnded(db, clock.now()),
    close: async () => undefined,
  };
}

/** Redis removes what has ended by itself. */
async function openRedis(url: string, log: FastifyBaseLogger): Promise<Store> {
  const { Redis } = await import('ioredis');
  const storeClient = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  storeClient.on('error', (error) => log.error({ err: error }, 'rate limits are counted by this process alone'));
  return {
    limiter: (options) => new RateLimiterRedis({ ...options, storeClient, rejectIfRedisNotReady: true }),
    forgetEnded: async () => undefined,
    close: async () => storeClient.disconnect(),
  };
}
