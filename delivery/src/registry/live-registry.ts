import { selectValidKeys, type StoredKey } from './keys.sql.ts';
import type { Database } from '../platform/database.ts';
import { selectLiveReleases, type LiveRelease } from './registry.sql.ts';

const CHANNEL = 'delivery_pointers';
/** For what a lost connection to LISTEN swallowed. */
const POLL_MILLISECONDS = 5_000;

/** What is live, in memory: a page asks no database. */
export type LiveRegistry = {
  live(): ReadonlyMap<string, LiveRelease>;
  /** The keys that are not revoked. */
  keys(): readonly StoredKey[];
  /** Read the pointers and the keys again, now. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** Follows the pointers and the keys: PostgreSQL tells of each change, a slow poll catches what was missed. */
export async function followRegistry(sql: Database, onError: (error: unknown) => void): Promise<LiveRegistry> {
  let live: ReadonlyMap<string, LiveRelease> = new Map();
  let keys: readonly StoredKey[] = [];
  let reading: Promise<void> = Promise.resolve();

  // One after the other, so that an older answer never overwrites a newer one.
  const refresh = (): Promise<void> => {
    const next = reading.then(async () => {
      const [releases, valid] = await Promise.all([selectLiveReleases(sql), selectValidKeys(sql)]);
      live = new Map(releases.map((row) => [row.package, row]));
      keys = valid;
    });
    reading = next.catch(() => undefined);
    return next;
  };
  const refreshQuietly = () => void refresh().catch(onError);

  const listening = await sql.listen(CHANNEL, refreshQuietly, refreshQuietly);
  await refresh();
  const poll = setInterval(refreshQuietly, POLL_MILLISECONDS).unref();

  return {
    live: () => live,
    keys: () => keys,
    refresh,
    async close() {
      clearInterval(poll);
      await listening.unlisten().catch(() => undefined);
      await reading;
    },
  };
}
