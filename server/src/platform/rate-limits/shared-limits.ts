import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
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
type Store = {
  /** Fulfils when the store can be asked, or when that has been waited for long enough. */
  ready(): Promise<void>;
  limiter(options: LimiterOptions): Limiter;
  forgetEnded(): Promise<void>;
  close(): Promise<void>;
};
type LimiterOptions = IRateLimiterOptions & { inMemoryBlockOnConsumed: number };

/** A call waits for Redis no longer. */
const ANSWER_MS = 200;
/** Nor does a start. */
const START_MS = 2_000;
/** A store that has failed is left alone for so long: of a call that counts several things only the first one waits. */
const REST_MS = 1_000;
/** In Redis, which may be others' too. */
const PREFIX = 'petcare:limits';

/**
 * Fixed windows that all processes count together, in PostgreSQL, or in Redis where there is one (docs/decisions/071).
 * While the store can't be asked, each process counts for itself: no gate stands open, and no call fails for it.
 */
export function createSharedLimits(deps: Deps, here: RateLimiter): RateLimitStore {
  const { log } = deps;
  let opened: Promise<Store> | undefined;
  let isAway = false;
  let askAgainAt = 0;
  const counts = { asked: 0, seconds: 0, fallbacks: 0 };
  const limiters = new Map<string, Limiter>();
  const open = () => (opened ??= deps.redisUrl === null ? openPostgres(deps) : openRedis(deps.redisUrl));

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

  /** The one way to the store: whatever fails or hangs there, this process answers in its place. */
  async function ask<T>(limit: RateLimit, use: (limiter: Limiter) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    const instead = () => {
      counts.fallbacks += 1;
      return otherwise();
    };
    const begun = performance.now();
    if (begun < askAgainAt) return instead();
    counts.asked += 1;
    try {
      const answer = await use(await limiterOf(limit));
      if (isAway) log.warn('rate limits are counted by all processes again');
      isAway = false;
      return answer;
    } catch (error) {
      if (!isAway) log.error({ err: error }, 'rate limits are counted by this process alone');
      isAway = true;
      askAgainAt = performance.now() + REST_MS;
      return instead();
    } finally {
      counts.seconds += (performance.now() - begun) / 1_000;
    }
  }

  return {
    start: async () => (await open()).ready(),
    counts: () => ({ isAway, ...counts }),
    hit: (key, limit) =>
      ask(
        limit,
        async (limiter) => {
          try {
            await limiter.consume(key);
            return ok(null);
          } catch (refused) {
            if (!(refused instanceof RateLimiterRes)) throw refused;
            return err(tooMany('TOO_MANY_REQUESTS', Math.ceil(refused.msBeforeNext / 1000)));
          }
        },
        () => here.hit(key, limit),
      ),
    giveBack: (key, limit) =>
      ask<void>(
        limit,
        async (limiter) => void (await limiter.reward(key)),
        () => here.giveBack(key, limit),
      ),
    forget: (key, limit) =>
      ask<void>(
        limit,
        async (limiter) => void (await limiter.delete(key)),
        () => here.forget(key, limit),
      ),
    forgetEnded: async () => (await open()).forgetEnded(),
    close: async () => (await opened)?.close(),
  };
}

async function openPostgres({ db, clock }: Deps): Promise<Store> {
  const storeClient = {
    /**
     * The library reads the time of the machine; what is stored and compared is our clock's. A hit's last value is when it was
     * made: a clock read here would be a little later, and a window that has just ended would not be over yet.
     */
    async query({ text, values: [key = null, ...rest] }: { text: string; values: (string | number | null)[] }) {
      const [points, ...times] = rest;
      const ahead = clock.now().getTime() - Number(times.at(-1) ?? Date.now());
      const values = [key, ...(points === undefined ? [] : [points]), ...times.map((time) => Number(time) + ahead)];
      const { rows, rowCount } = await runStatement(db, { text, values });
      return { rowCount, rows: rows.map((row) => ({ ...row, expire: Number(row.expire) - ahead })) };
    },
  };
  return {
    ready: async () => undefined,
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
async function openRedis(url: string): Promise<Store> {
  const { Redis } = await import('ioredis');
  const storeClient = new Redis(url, {
    commandTimeout: ANSWER_MS,
    connectTimeout: START_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (tries) => Math.min(tries * 100, REST_MS),
  });
  // Told where it is asked: the client itself would say so at each of its tries.
  storeClient.on('error', () => undefined);
  return {
    async ready() {
      if (storeClient.status === 'ready') return;
      const waiting = new AbortController();
      await Promise.race([
        once(storeClient, 'ready', { signal: waiting.signal }).catch(() => undefined),
        sleep(START_MS, undefined, { signal: waiting.signal }).catch(() => undefined),
      ]);
      waiting.abort();
    },
    limiter: (options) => new RateLimiterRedis({ ...options, keyPrefix: PREFIX, storeClient, rejectIfRedisNotReady: true }),
    forgetEnded: async () => undefined,
    close: async () => storeClient.disconnect(),
  };
}
