import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { tooMany } from '../errors/app-error.ts';
import { err, ok } from '../errors/result.ts';
import type { RateLimit, RateLimitStore } from './rate-limit.ts';
import { deleteEnded, rateLimitsTable, runStatement } from './rate-limits.sql.ts';

type Deps = { db: Database; clock: Clock; redisUrl: string | null; log: FastifyBaseLogger };
type Limiter = RateLimiterPostgres | RateLimiterRedis;
type Store = { limiter(options: LimiterOptions): Limiter; forgetEnded(): Promise<void>; close(): Promise<void> };
type LimiterOptions = ConstructorParameters<typeof RateLimiterMemory>[0] & { inMemoryBlockOnConsumed: number };

/**
 * Fixed windows that all processes count together, in PostgreSQL, or in Redis where there is one (docs/decisions/071).
 * While the store can't be asked, each process counts for itself: no gate stands open, and no call fails for it.
 */
export function createSharedLimits(deps: Deps): RateLimitStore {
  let opened: Promise<Store> | undefined;
  const limiters = new Map<string, Limiter>();
  const open = () => (opened ??= deps.redisUrl === null ? openPostgres(deps) : openRedis(deps.redisUrl, deps.log));

  async function limiterOf({ max: points, windowSeconds: duration }: RateLimit): Promise<Limiter> {
    const name = `${points}/${duration}`;
    const store = await open();
    const known = limiters.get(name);
    if (known) return known;
    const counting = { keyPrefix: '', points, duration };
    // Whoever goes on at twice the limit is refused without asking: below that, hits that run side by side are given back.
    const made = store.limiter({ ...counting, inMemoryBlockOnConsumed: 2 * points, insuranceLimiter: new RateLimiterMemory(counting) });
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
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return err(tooMany('TOO_MANY_REQUESTS', Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
    async giveBack(key, limit) {
      await (await limiterOf(limit)).reward(key);
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
    async query({ text, values: [key = null, points = null, ...times] }: { text: string; values: (string | number | null)[] }) {
      const ahead = clock.now().getTime() - Number(times.at(-1) ?? Date.now());
      const values = [key, points, ...times.map((time) => Number(time) + ahead)];
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
