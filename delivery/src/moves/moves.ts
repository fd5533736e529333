import type { Database, Transaction } from '../platform/database.ts';
import { misfitsOf } from '../config/config.policy.ts';
import { insertAct, type Act } from '../registry/audit.sql.ts';
import {
  endCanary,
  followCheckout,
  isWithdrawn,
  lockPackage,
  putCanary,
  putLive,
  selectManifest,
  selectPointer,
  withdraw,
  withdrawAfter,
  type CanaryPlan,
  type Pointer,
} from '../registry/registry.sql.ts';
import { selectSettings } from '../config/config.sql.ts';
import { forgetReporters } from './reporters.sql.ts';

/**
 * The actor, and the reason when a person would ask. `expect` names the release that the act is about: nothing happens when it has gone.
 * Nothing is committed after `stopped`.
 */
export type MoveOrder = { actor: string; note?: string; expect?: string; stopped?: AbortSignal };

/** The change of an act, and what comes of it besides; or the reason why it has changed nothing. */
export type Outcome = { done: true; release: string; replaced: string | null; note?: string } | { done: false; why: string };

async function log(
  tx: Transaction,
  act: Act['act'],
  name: string,
  by: MoveOrder,
  change: { release: string; replaced: string | null },
): Promise<Outcome> {
  await insertAct(tx, { actor: by.actor, act, package: name, release: change.release, previous: change.replaced, note: by.note ?? null });
  return { done: true, ...change };
}

/**
 * Logs a move back, with the settings that this older release doesn't take: it goes by their defaults. Nobody is kept from going back by
 * it.
 */
async function logBack(
  tx: Transaction,
  name: string,
  by: MoveOrder,
  change: { release: string; replaced: string | null },
): Promise<Outcome> {
  const manifest = await selectManifest(tx, name, change.release);
  const left = manifest ? misfitsOf({ package: name, manifest }, await selectSettings(tx)) : [];
  if (left.length === 0) return log(tx, 'rollback', name, by, change);
  const note = `what is set of its configuration and ${change.release} doesn't take counts as its default: ${left.join('; ')}.`;
  const done = await log(tx, 'rollback', name, { ...by, note: by.note ? `${by.note}\n${note}` : note }, change);
  return done.done ? { ...done, note } : done;
}

/**
 * Give a stored release to every visitor. Needs `lockPackage`; writes the log in the same transaction.
 * @param followsCheckout whether starts of the site may move it further
 */
export async function goLive(tx: Transaction, name: string, release: string, by: MoveOrder, followsCheckout = false): Promise<Outcome> {
  const pointer = await selectPointer(tx, name);
  if (pointer?.release === release) {
    if (followsCheckout) await followCheckout(tx, name);
    return { done: false, why: `${name} ${release} is live already.` };
  }
  await putLive(tx, name, release, followsCheckout);
  const change = { release, replaced: pointer?.release ?? null };
  if (!pointer?.canary || pointer.canary === release) return log(tx, 'release', name, by, change);
  const note = `the canary ${pointer.canary} has ended with it.`;
  const done = await log(tx, 'release', name, { ...by, note: by.note ? `${by.note}\n${note}` : note }, change);
  return done.done ? { ...done, note } : done;
}

/** Give a stored release of a package that has a live one to a share of the visitors. Needs `lockPackage`; writes the log in the same transaction. */
export async function goCanary(
  tx: Transaction,
  name: string,
  release: string,
  plan: CanaryPlan,
  by: MoveOrder,
  now = new Date(),
): Promise<Outcome> {
  const pointer = await selectPointer(tx, name);
  if (!pointer) throw new Error(`${name} has nothing live that a canary could be compared with`);
  if (pointer.release === release) return { done: false, why: `${name} ${release} is live already, for all.` };
  await putCanary(tx, name, release, plan, now);
  await forgetReporters(tx, name);
  const terms = `${plan.share} % of the visitors, promoted after ${plan.minutes} min, budget ${plan.budget} points`;
  return log(tx, 'canary', name, { ...by, note: by.note ? `${terms}\n${by.note}` : terms }, { release, replaced: pointer.canary });
}

/**
 * The reason why a mere start of the site may not give out this release: a person, or a canary's figures, have decided otherwise. Null when
 * it may. Needs `lockPackage`.
 * @param isStored whether the files of a release of this package are there: what can't be served is held by nobody
 */
export async function whyHeld(
  tx: Transaction,
  name: string,
  release: string,
  isStored: (release: string) => Promise<boolean>,
): Promise<string | null> {
  const pointer = await selectPointer(tx, name);
  if (!pointer || pointer.release === release) return null;
  if (pointer.canary !== null) return `${name} has a canary, ${pointer.canary}: it goes on.`;
  if (await isWithdrawn(tx, name, release)) return `${name} ${release} was rolled back: it stays so.`;
  if (pointer.followsCheckout || !(await isStored(pointer.release))) return null;
  return `${name} ${pointer.release} stays live, as somebody has put it there. This checkout's ${release} takes its place by: npm run release ${name}`;
}

async function locked(
  sql: Database,
  name: string,
  { stopped }: MoveOrder,
  work: (tx: Transaction, pointer: Pointer) => Promise<Outcome>,
): Promise<Outcome> {
  return sql.begin(async (tx): Promise<Outcome> => {
    await lockPackage(tx, name);
    const pointer = await selectPointer(tx, name);
    const outcome: Outcome = pointer ? await work(tx, pointer) : { done: false, why: `${name} was never released.` };
    stopped?.throwIfAborted();
    return outcome;
  });
}

/** Give the canary to every visitor. */
export function promote(sql: Database, name: string, by: MoveOrder): Promise<Outcome> {
  return locked(sql, name, by, async (tx, { release, canary }) => {
    if (canary === null) return { done: false, why: `${name} has no canary.` };
    if (by.expect && by.expect !== canary) return { done: false, why: `${name} has another canary now: ${canary}.` };
    await putLive(tx, name, canary);
    return log(tx, 'promote', name, by, { release: canary, replaced: release });
  });
}

/**
 * Take the last step back: a canary ends, else the live release makes room for
 * the good one before it. What is taken back is withdrawn: nobody falls back
 * on it, and only a deliberate release brings it again.
 */
export function rollback(sql: Database, name: string, by: MoveOrder): Promise<Outcome> {
  return locked(sql, name, by, async (tx, { release, previous, canary }) => {
    const bad = canary ?? release;
    const good = canary === null ? previous : release;
    if (by.expect && by.expect !== bad) return { done: false, why: `${name} ${by.expect} is no longer what a rollback would take back.` };
    if (good === null) return { done: false, why: `${name} has no good release before ${release}.` };
    await withdraw(tx, name, bad);
    if (canary === null) await putLive(tx, name, good);
    else await endCanary(tx, name);
    return logBack(tx, name, by, { release: good, replaced: bad });
  });
}

/**
 * Give every visitor this release again, which was live before `pointer`: a canary and all that were given after it are withdrawn.
 * Needs `lockPackage`; writes the log in the same transaction.
 */
export async function goBack(tx: Transaction, name: string, release: string, pointer: Pointer, by: MoveOrder): Promise<Outcome> {
  if (pointer.canary !== null) await withdraw(tx, name, pointer.canary);
  await withdrawAfter(tx, name, release);
  await putLive(tx, name, release);
  return logBack(tx, name, by, { release, replaced: pointer.canary ?? pointer.release });
}
