import type { BuildManifest } from '@petcare/tooling/manifest';
import type { Database, Transaction } from '../platform/database.ts';

/** A release with what it says of itself. */
export type StoredRelease = { package: string; release: string; manifest: BuildManifest };
/** What is live of one package, and the good release before it. */
export type LiveRelease = StoredRelease & { previous: string | null };

export async function selectLiveReleases(sql: Database): Promise<LiveRelease[]> {
  return sql<LiveRelease[]>`
    select p.package, p.release, p.previous, r.manifest
    from delivery.pointers p join delivery.releases r using (package, release)`;
}

export async function selectReleaseOfInput(sql: Database, name: string, inputHash: string): Promise<StoredRelease | null> {
  const [row] = await sql<StoredRelease[]>`
    select r.package, r.release, r.manifest
    from delivery.inputs i join delivery.releases r using (package, release)
    where i.package = ${name} and i.input_hash = ${inputHash}`;
  return row ?? null;
}

export async function insertRelease(tx: Transaction, { package: name, release, manifest }: StoredRelease, inputHash: string): Promise<void> {
  await tx`
    insert into delivery.releases (package, release, manifest)
    values (${name}, ${release}, ${tx.json(manifest)})
    on conflict do nothing`;
  await tx`
    insert into delivery.inputs (package, input_hash, release) values (${name}, ${inputHash}, ${release})
    on conflict (package, input_hash) do update set release = excluded.release`;
}

/** Waits for whoever is moving this package's pointer now; the lock ends with the transaction. */
export async function lockPackage(tx: Transaction, name: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('delivery.pointers'), hashtext(${name}))`;
}

/** Whether the pointer moved: it doesn't when this release is live already. Needs `lockPackage`. */
export async function movePointer(tx: Transaction, name: string, release: string): Promise<{ moved: boolean; previous: string | null }> {
  const [live] = await tx<{ release: string; previous: string | null }[]>`
    select release, previous from delivery.pointers where package = ${name}`;
  if (live?.release === release) return { moved: false, previous: live.previous };
  const previous = live?.release ?? null;
  await tx`
    insert into delivery.pointers (package, release, previous) values (${name}, ${release}, ${previous})
    on conflict (package) do update
    set release = excluded.release, previous = excluded.previous, moved_at = now()`;
  return { moved: true, previous };
}

export type Act = { actor: string; act: 'release'; package: string; release: string; previous: string | null };

export async function insertAct(tx: Transaction, { actor, act, package: name, release, previous }: Act): Promise<void> {
  await tx`
    insert into delivery.audit (actor, act, package, release, previous)
    values (${actor}, ${act}, ${name}, ${release}, ${previous})`;
}

export async function selectActs(sql: Database, name: string): Promise<Act[]> {
  return sql<Act[]>`
    select actor, act, package, release, previous from delivery.audit where package = ${name} order by id`;
}
