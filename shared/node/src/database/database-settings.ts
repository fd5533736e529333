type Environment = Readonly<Record<string, string | undefined>>;

/** PostgreSQL as a process reaches it: by statements and transactions alone, and by whole sessions. */
export type DatabaseAddress = {
  /** May be that of a pooler whose connections belong to one transaction at a time, as PgBouncer's in transaction mode. */
  url: string;
  /** PostgreSQL itself, for what is bound to a session: LISTEN, locks beyond a transaction, migrations. The same as `url` without a pooler. */
  directUrl: string;
  /** True where statements are prepared by name at `url`: PgBouncer before 1.21 can't keep them. */
  prepare: boolean;
  /** The name under which PostgreSQL shows the connections. */
  applicationName: string;
};

/** `poolSize`: the most connections to `url` that answer calls. */
export type DatabaseSettings = DatabaseAddress & { poolSize: number };

const MOST_CONNECTIONS = 1_000;

/**
 * The settings DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PREPARE, DATABASE_POOL_SIZE and DATABASE_APPLICATION_NAME.
 * @param usual what a service has where nothing is set
 * @throws Error that names the setting which can't be read
 */
export function readDatabaseSettings(env: Environment, usual: { applicationName: string; poolSize: number }): DatabaseSettings {
  const url = env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set');
  const directUrl = env['DATABASE_DIRECT_URL'] || url;
  const poolSize = Number(env['DATABASE_POOL_SIZE'] || usual.poolSize);
  if (!(Number.isInteger(poolSize) && poolSize >= 3 && poolSize <= MOST_CONNECTIONS))
    throw new Error(`DATABASE_POOL_SIZE must be a number from 3 to ${MOST_CONNECTIONS}, not "${env['DATABASE_POOL_SIZE']}"`);
  const said = env['DATABASE_PREPARE'] || (directUrl === url ? 'on' : 'off');
  if (said !== 'on' && said !== 'off') throw new Error(`DATABASE_PREPARE is on or off, not "${said}"`);
  const applicationName = env['DATABASE_APPLICATION_NAME'] || usual.applicationName;
  return { url, directUrl, prepare: said === 'on', applicationName, poolSize };
}

/** The address for commands beside the site, each of which is one session: DATABASE_DIRECT_URL, else DATABASE_URL. */
export const readDirectUrl = (env: Environment): string | undefined => env['DATABASE_DIRECT_URL'] || env['DATABASE_URL'] || undefined;

/** True where the connections at `url` are those of a pooler. */
export const isPooled = ({ url, directUrl }: DatabaseAddress): boolean => url !== directUrl;

/** A database that is reached without a pooler. */
export const addressOf = (url: string): DatabaseAddress => ({ url, directUrl: url, prepare: true, applicationName: 'petcare' });
