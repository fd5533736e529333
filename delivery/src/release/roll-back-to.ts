import { lineOfMove } from '@petcare/wire/elsewhere';
import { faultsOfChange } from '../checks/faults-of-change.ts';
import { goBack, type MoveOrder, type Outcome } from '../moves/moves.ts';
import { selectGrants } from '../grants/grants.sql.ts';
import { lockMoves, lockPackage, selectPast, selectLiveReleases, selectPointer } from '../registry/registry.sql.ts';
import { wholeRelease } from '../registry/whole-release.ts';
import { unlessSilent } from '../registry/unless-silent.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';
import type { MoveOptions } from './release-package.ts';

const WHOLE = /^[0-9a-f]{12}$/;

/**
 * Go back to any release that all visitors were given before, and that is neither swept nor taken back since; what came
 * after it is withdrawn. Its contracts are checked against what is live of the others now: it may be older than they can bear.
 * @param named its id, or a start of it that only one release of the package has
 */
export function rollBackTo(
  { sql, store }: Pick<MoveOptions, 'sql' | 'store'>,
  name: string,
  named: string,
  by: MoveOrder,
): Promise<Outcome> {
  const refused = (why: string): Outcome => ({ done: false, why });
  return sql.begin(async (tx) => {
    await lockMoves(tx);
    await lockPackage(tx, name);
    const pointer = await selectPointer(tx, name);
    if (!pointer) return refused(`${name} was never released.`);
    // One that is swept has its whole id in the log, and hears that it is.
    const whole = WHOLE.test(named) ? { release: named } : await wholeRelease(tx, name, named);
    if ('why' in whole) return refused(whole.why);
    const { release } = whole;
    if (pointer.release === release) return refused(`${name} ${release} is live.`);
    const given = await selectPast(tx, name, release);
    if (!given) return refused(`${name} has no release ${release}.`);
    if (!given.liveAt) return refused(`${name} ${release} was never live for all visitors.`);
    if (given.withdrawnAt) return refused(`${name} ${release} was rolled back itself: release it on purpose to have it again.`);
    if (given.sweptAt || !(await store.has(name, release))) return refused(`${name} ${release} is not stored any more.`);
    const rules = { budgets: { default: Infinity }, grants: await selectGrants(tx) };
    const faults = faultsOfChange(await selectLiveReleases(tx), [given], rules);
    if (faults.length > 0) return refused(faults.join('\n'));
    const outcome = await goBack(tx, name, release, pointer, by);
    by.stopped?.throwIfAborted();
    return outcome;
  });
}

/** The same for a terminal. The exit code: 1 when it could not be done. */
export async function rollBackToCommand({
  databaseUrl,
  store,
  name,
  release,
  say,
  ...by
}: MoveOrder & Pick<MoveOptions, 'store'> & { databaseUrl: string; name: string; release: string; say: Say }): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    const back = (signal: AbortSignal) => rollBackTo({ sql, store }, name, release, { ...by, stopped: signal });
    const outcome = await unlessSilent(back, { stopped: by.stopped });
    say(outcome.done ? lineOfMove('rollback', name, outcome) : outcome.why);
    return outcome.done ? 0 : 1;
  });
}
