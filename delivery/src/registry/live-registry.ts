import type { Database } from '../platform/database.ts';
import { selectLiveReleases, type LiveRelease } from './registry.sql.ts';

const CHANNEL = 'delivery_pointers';
/** For what a lost connection to LISTEN swallowed. */
const POLL_MILLISECONDS = 5_000;

/** What is live, in memory: a page asks no database. */
export type LiveRegistry = {
  live(): ReadonlyMap<string, LiveRelease>;
  /** Read the pointers again, now. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** Follows the pointers: PostgreSQL tells of each move, a slow poll catches what was missed. */
export async function followRegistry(sql: Database, onError: (error: unknown) => void): Promise<LiveRegistry> {
  let live: ReadonlyMap<string, LiveRelease> = new Map();
  let reading: Promise<void> = Promise.resolve();

  // One after the other, so that an older answer never overwrites a newer one.
  const refresh = (): Promise<void> => {
    const next = reading.then(async () => {
      live = new Map((await selectLiveReleases(sql)).map((row) => [row.package, row]));
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
    refresh,
    async close() {
      clearInterval(poll);
      await listening.unlisten().catch(() => undefined);
      await reading;
    },
  };
}
