import type { Database, Transaction } from '../platform/database.ts';
import type { Setting } from '../config/config.policy.ts';
import { selectSettings } from '../config/config.sql.ts';
import type { Grant } from '../grants/grants.policy.ts';
import type { Origin } from '../origins/origins.policy.ts';
import { selectGrants } from '../grants/grants.sql.ts';
import { selectOrigins } from '../origins/origins.sql.ts';
import type { FeatureSwitch } from '../switches/switches.policy.ts';
import { selectSwitches } from '../switches/switches.sql.ts';
import { selectLiveReleases, type LiveRelease } from '../registry/registry.sql.ts';

/** The number of acts so far. The log is only added to, so who counts more has seen more. */
export async function selectRevision(sql: Database | Transaction): Promise<number> {
  const [row] = await sql<{ revision: number }[]>`select count(*)::integer as revision from delivery.audit`;
  return row?.revision ?? 0;
}

/** The live releases, and the number of acts so far: both as of one moment. */
export async function selectSnapshot(sql: Database): Promise<{
  revision: number;
  releases: LiveRelease[];
  grants: Grant[];
  origins: Origin[];
  switches: FeatureSwitch[];
  settings: Setting[];
}> {
  return sql.begin('isolation level repeatable read read only', async (tx) => ({
    revision: await selectRevision(tx),
    releases: await selectLiveReleases(tx),
    grants: await selectGrants(tx),
    origins: await selectOrigins(tx),
    switches: await selectSwitches(tx),
    settings: await selectSettings(tx),
  }));
}
