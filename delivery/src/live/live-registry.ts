import type { Setting } from '../config/config.policy.ts';
import { selectSettings } from '../config/config.sql.ts';
import type { Grant } from '../grants/grants.policy.ts';
import type { Origin } from '../origins/origins.policy.ts';
import { selectGrants } from '../grants/grants.sql.ts';
import { selectOrigins } from '../origins/origins.sql.ts';
import type { FeatureSwitch } from '../switches/switches.policy.ts';
import { selectSwitches } from '../switches/switches.sql.ts';
import { selectPreviews, type Preview } from '../previews/previews.sql.ts';
import { selectValidKeys, type StoredKey } from '../keys/keys.sql.ts';
import type { Database } from '../platform/database.ts';
import { selectLiveReleases, type LiveRelease } from '../registry/registry.sql.ts';

const CHANNEL = 'delivery_pointers';
/** For what a lost connection to LISTEN swallowed. */
const POLL_MILLISECONDS = 5_000;

/** The live releases, in memory: a page asks no database. */
export type LiveRegistry = {
  live(): ReadonlyMap<string, LiveRelease>;
  /** The keys that are not revoked. */
  keys(): readonly StoredKey[];
  /** The prefixes that remotes have for rows of their own. The same array as long as nothing is granted or taken back. */
  grants(): readonly Grant[];
  /** The foreign origins that are accepted. */
  origins(): readonly Origin[];
  /** The feature switches, by name. */
  switches(): readonly FeatureSwitch[];
  /** The values that are set in the configurations of remotes. */
  settings(): readonly Setting[];
  /** The previews that stand, some of them over by now. */
  previews(): readonly Preview[];
  /** Read all of it again, now. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** Follows the registry: PostgreSQL tells of each change, a slow poll catches what was missed. */
export async function followRegistry(sql: Database, onError: (error: unknown) => void): Promise<LiveRegistry> {
  let live: ReadonlyMap<string, LiveRelease> = new Map();
  let keys: readonly StoredKey[] = [];
  let grants: readonly Grant[] = [];
  let origins: readonly Origin[] = [];
  let switches: readonly FeatureSwitch[] = [];
  let previews: readonly Preview[] = [];
  let settings: readonly Setting[] = [];
  let reading: Promise<void> = Promise.resolve();

  // One after the other, so that an older answer never overwrites a newer one.
  const refresh = (): Promise<void> => {
    const next = reading.then(async () => {
      const [releases, valid, granted, accepted, switched, standing, set] = await Promise.all([
        selectLiveReleases(sql),
        selectValidKeys(sql),
        selectGrants(sql),
        selectOrigins(sql),
        selectSwitches(sql),
        selectPreviews(sql, null),
        selectSettings(sql),
      ]);
      live = new Map(releases.map((row) => [row.package, row]));
      keys = valid;
      origins = accepted;
      switches = switched;
      previews = standing;
      settings = set;
      if (JSON.stringify(granted) !== JSON.stringify(grants)) grants = granted;
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
    grants: () => grants,
    origins: () => origins,
    switches: () => switches,
    previews: () => previews,
    settings: () => settings,
    refresh,
    async close() {
      clearInterval(poll);
      await listening.unlisten().catch(() => undefined);
      await reading;
    },
  };
}
