import type { Database } from '../platform/database.ts';
import { promote, rollback } from '../moves/moves.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { judge } from './judge.policy.ts';
import { countVisits } from '../moves/reporters.sql.ts';

const JUDGE = 'automatic';

/** Judge every canary by what its visitors have reported, and act on it. However many processes do it, each act happens once. */
export async function judgeCanaries(sql: Database, now: Date): Promise<void> {
  for (const { package: name, release, canary } of await selectLiveReleases(sql)) {
    if (!canary) continue;
    const [ofCanary, ofStable] = await Promise.all([countVisits(sql, name, canary.release), countVisits(sql, name, release)]);
    const verdict = judge({ canary: ofCanary, stable: ofStable, budget: canary.budget, minutes: canary.minutes, since: canary.since }, now);
    if (verdict.act === 'wait') continue;
    const by = { actor: JUDGE, note: verdict.because, expect: canary.release };
    await (verdict.act === 'promote' ? promote(sql, name, by) : rollback(sql, name, by));
  }
}
