import postgres from 'postgres';
import { addressOf, isPooled, type DatabaseAddress } from './database-settings.ts';

type Types = Record<string, postgres.PostgresType>;

export type PoolOptions<T extends Types> = {
  max: number;
  /** Parameters with which each session begins. A pooler's sessions are begun by the pooler, with its own: `missingLimits` says which lack. */
  session?: Record<string, string | number>;
  /** The seconds in which a connection has to answer a statement, and in half of them to begin: later it is taken for dead, and its statements fail. */
  answerSeconds?: number;
  types?: T;
  onnotice?: (notice: postgres.Notice) => void;
};

/** The connections beside a pooler that a pool takes for `reserve`; `listen` has one of its own. */
const MOST_RESERVED = 2;

/**
 * A pool of connections to PostgreSQL: columns in camelCase, no notices, and a new try within a second of a lost connection.
 * Behind a pooler, `listen` and `reserve`, which need a session, go past it. Connects on the first query only.
 */
export function openPool<T extends Types = Record<string, never>>(at: string | DatabaseAddress, options: PoolOptions<T>): postgres.Sql {
  const address = typeof at === 'string' ? addressOf(at) : at;
  const { session, max, answerSeconds, ...rest } = options;
  // `answer_timeout` is the patch's own (171): without it nothing ends what waits for a machine that has vanished.
  const ends = answerSeconds && { connect_timeout: answerSeconds / 2, answer_timeout: answerSeconds };
  const open = (url: string, own: { max: number; prepare: boolean; max_pipeline?: number }, parameters = session) =>
    postgres(url, {
      // The driver's own waits up to 20 seconds for a database that is long back.
      backoff: (retries: number) => Math.min(0.05 * 2 ** retries, 1),
      onnotice: () => undefined,
      transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
      ...rest,
      ...ends,
      ...own,
      connection: { application_name: address.applicationName, ...parameters },
    }) as unknown as postgres.Sql;
  if (!isPooled(address)) return open(address.url, { max, prepare: address.prepare });

  // A pooler takes the answer to one statement for the end of what was sent behind it: that is never answered then (171).
  const pooled = open(address.url, { max, prepare: address.prepare, max_pipeline: 0 }, {});
  const direct = open(address.directUrl, { max: MOST_RESERVED, prepare: true });
  const endPooled = pooled.end;
  return Object.assign(pooled, {
    listen: direct.listen,
    reserve: direct.reserve,
    end: async (how?: { timeout?: number }) => void (await Promise.all([endPooled(how), direct.end(how)])),
  });
}
