import { waitingOf, type Origin } from './origins.policy.ts';
import type { Database } from '../platform/database.ts';
import { insertAct } from '../registry/audit.sql.ts';
import { deleteOrigin, insertOrigin, selectOrigins } from './origins.sql.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import type { ChangeOutcome } from '../registry/change-outcome.ts';

/** An origin that is accepted, or that a release which visitors get waits for. */
export type KnownOrigin = Origin & { accepted: boolean };

/** The accepted origins, then those that the live releases and the canaries wait for. */
export async function knownOrigins(sql: Database): Promise<KnownOrigin[]> {
  const accepted = await selectOrigins(sql);
  const manifests = (await selectLiveReleases(sql)).flatMap(({ manifest, canary }) => [manifest, ...(canary ? [canary.manifest] : [])]);
  const waiting = new Map(manifests.flatMap((manifest) => waitingOf(manifest, accepted)).map((one) => [JSON.stringify(one), one]));
  return [...accepted.map((one) => ({ ...one, accepted: true })), ...[...waiting.values()].map((one) => ({ ...one, accepted: false }))];
}

const noteOf = ({ kind, origin }: Origin) => `origin ${kind} ${origin}`;

/** Have an origin in force on pages with a release that asks for it. It must be one that visitors' releases wait for. */
export async function acceptOrigin(sql: Database, wish: Origin, actor: string): Promise<ChangeOutcome> {
  const asked = (await knownOrigins(sql)).some(
    ({ package: name, kind, origin, accepted }) => !accepted && name === wish.package && kind === wish.kind && origin === wish.origin,
  );
  if (!asked) return { done: false, why: `No release of ${wish.package} that visitors get waits for ${wish.kind} ${wish.origin}.` };
  return sql.begin(async (tx) => {
    if (!(await insertOrigin(tx, wish))) return { done: false, why: `${wish.kind} ${wish.origin} is accepted already.` };
    await insertAct(tx, { actor, act: 'grant', package: wish.package, release: null, previous: null, note: noteOf(wish) });
    return { done: true };
  });
}

/** Have an origin in force no more, from the next page on. */
export async function rejectOrigin(sql: Database, wish: Origin, actor: string): Promise<ChangeOutcome> {
  return sql.begin(async (tx) => {
    if (!(await deleteOrigin(tx, wish))) return { done: false, why: `${wish.kind} ${wish.origin} is not accepted for ${wish.package}.` };
    await insertAct(tx, { actor, act: 'revoke', package: wish.package, release: null, previous: null, note: noteOf(wish) });
    return { done: true };
  });
}
