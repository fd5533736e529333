import type { BuildManifest } from '@petcare/wire/manifest';
import type { Database, Transaction } from '../platform/database.ts';

/** A release with what it says of itself. */
export type StoredRelease = { package: string; release: string; manifest: BuildManifest };

/**
 * The plan by which a canary is given out and judged: `share` in percent of the visitors;
 * `minutes` until it is promoted by itself; `budget` in percentage points by
 * which its rate of failing visitors may pass the stable release's.
 */
export type CanaryPlan = { share: number; minutes: number; budget: number };
export type Canary = CanaryPlan & { release: string; since: Date; manifest: BuildManifest };

/** The live release of one package, the good release before it, and the one that a share of the visitors gets instead. */
export type LiveRelease = StoredRelease & {
  previous: string | null;
  previousManifest: BuildManifest | null;
  canary: Canary | null;
  /** The time of its first release, in ISO's form; unknown in what an older service has kept. */
  createdAt?: string;
};

type LiveRow = StoredRelease & {
  previous: string | null;
  previousManifest: BuildManifest | null;
  createdAt: Date;
  canary: string | null;
  canaryShare: number;
  canaryMinutes: number;
  canaryBudget: number;
  canarySince: Date;
  canaryManifest: BuildManifest;
};

function liveOf({ package: name, release, manifest, previous, previousManifest, createdAt, canary, ...row }: LiveRow): LiveRelease {
  const plan = { share: row.canaryShare, minutes: row.canaryMinutes, budget: row.canaryBudget };
  return {
    package: name,
    release,
    manifest,
    previous,
    previousManifest,
    createdAt: createdAt.toISOString(),
    canary: canary === null ? null : { release: canary, ...plan, since: row.canarySince, manifest: row.canaryManifest },
  };
}

export async function selectLiveReleases(sql: Database | Transaction): Promise<LiveRelease[]> {
  const rows = await sql<LiveRow[]>`
    select p.package, p.release, p.previous, r.manifest, r.created_at, g.manifest as previous_manifest,
           p.canary, p.canary_share, p.canary_minutes, p.canary_budget, p.canary_since, c.manifest as canary_manifest
    from delivery.pointers p
    join delivery.releases r using (package, release)
    left join delivery.releases g on g.package = p.package and g.release = p.previous
    left join delivery.releases c on c.package = p.package and c.release = p.canary
    order by p.package`;
  return rows.map(liveOf);
}

export async function selectReleaseOfInput(sql: Database, name: string, inputHash: string): Promise<StoredRelease | null> {
  const [row] = await sql<StoredRelease[]>`
    select r.package, r.release, r.manifest
    from delivery.inputs i join delivery.releases r using (package, release)
    where i.package = ${name} and i.input_hash = ${inputHash}`;
  return row ?? null;
}

/** `inputHash` is null for what was built elsewhere. */
export async function insertRelease(
  tx: Transaction,
  { package: name, release, manifest }: StoredRelease,
  inputHash: string | null,
): Promise<void> {
  await tx`
    insert into delivery.releases (package, release, manifest)
    values (${name}, ${release}, ${tx.json(manifest)})
    on conflict (package, release) do update set swept_at = null`;
  if (inputHash === null) return;
  await tx`
    insert into delivery.inputs (package, input_hash, release) values (${name}, ${inputHash}, ${release})
    on conflict (package, input_hash) do update set release = excluded.release`;
}

/** Forget a release that no visitor was ever given and no sources here made. Whether the registry knows it no more; needs `lockPackage`. */
export async function forgetUngiven(tx: Transaction, name: string, release: string): Promise<boolean> {
  await tx`
    delete from delivery.releases r
    where r.package = ${name} and r.release = ${release}
      and not exists (select from delivery.inputs i where i.package = r.package and i.release = r.release)
      and not exists (select from delivery.previews v where v.package = r.package and v.release = r.release)
      and not exists (
        select from delivery.audit a
        where a.package = r.package and a.release = r.release and a.act in ('release', 'canary', 'promote'))`;
  const left = await tx`select from delivery.releases where package = ${name} and release = ${release}`;
  return left.length === 0;
}

export async function isWithdrawn(tx: Transaction, name: string, release: string): Promise<boolean> {
  const [row] = await tx<{ withdrawn: boolean }[]>`
    select withdrawn_at is not null as withdrawn from delivery.releases where package = ${name} and release = ${release}`;
  return row?.withdrawn ?? false;
}

/** Waits for whoever is moving this package's pointer now; the lock ends with the transaction. */
export async function lockPackage(tx: Transaction, name: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('delivery.pointers'), hashtext(${name}))`;
}

/** Releases are checked against each other one after the other: two that fit alone may not fit together. */
export async function lockMoves(tx: Transaction): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('delivery.moves'), 0)`;
}

export type Pointer = {
  release: string;
  previous: string | null;
  canary: string | null;
  /** Nobody has moved it but starts of the site, which go on doing so. */
  followsCheckout: boolean;
};

/** The pointer of a package. Needs `lockPackage` when it is to be moved. */
export async function selectPointer(tx: Transaction, name: string): Promise<Pointer | null> {
  const [row] = await tx<Pointer[]>`select release, previous, canary, follows_checkout from delivery.pointers where package = ${name}`;
  return row ?? null;
}

/** Point a package at a release, for every visitor: a canary ends. Falls back on what was live last and not withdrawn. */
export async function putLive(tx: Transaction, name: string, release: string, followsCheckout = false): Promise<void> {
  await tx`
    update delivery.releases set live_at = clock_timestamp(), withdrawn_at = null
    where package = ${name} and release = ${release}`;
  await tx`
    insert into delivery.pointers (package, release, previous, moved_at, follows_checkout)
    values (${name}, ${release}, (
      select release from delivery.releases
      where package = ${name} and release <> ${release} and live_at is not null and withdrawn_at is null and swept_at is null
      order by live_at desc limit 1
    ), clock_timestamp(), ${followsCheckout})
    on conflict (package) do update
    set release = excluded.release, previous = excluded.previous, moved_at = excluded.moved_at,
        follows_checkout = excluded.follows_checkout, canary = null, canary_share = null, canary_minutes = null, canary_budget = null, canary_since = null`;
}

/** Let starts of the site move this pointer from now on. */
export async function followCheckout(tx: Transaction, name: string): Promise<void> {
  await tx`update delivery.pointers set follows_checkout = true where package = ${name}`;
}

export async function putCanary(
  tx: Transaction,
  name: string,
  release: string,
  { share, minutes, budget }: CanaryPlan,
  since: Date,
): Promise<void> {
  await tx`update delivery.releases set withdrawn_at = null where package = ${name} and release = ${release}`;
  await tx`
    update delivery.pointers
    set canary = ${release}, canary_share = ${share}, canary_minutes = ${minutes}, canary_budget = ${budget}, canary_since = ${since}
    where package = ${name}`;
}

export async function endCanary(tx: Transaction, name: string): Promise<void> {
  await tx`
    update delivery.pointers
    set canary = null, canary_share = null, canary_minutes = null, canary_budget = null, canary_since = null
    where package = ${name}`;
}

/** A release, when all visitors were given it first, when it was rolled back, and when it was taken out of the store. */
export type PastRelease = StoredRelease & { liveAt: Date | null; withdrawnAt: Date | null; sweptAt: Date | null };

/** A release that there was; null when there was none. */
export async function selectPast(tx: Transaction, name: string, release: string): Promise<PastRelease | null> {
  const [row] = await tx<PastRelease[]>`
    select package, release, manifest, live_at, withdrawn_at, swept_at from delivery.releases
    where package = ${name} and release = ${release}`;
  return row ?? null;
}

export async function selectManifest(tx: Transaction, name: string, release: string): Promise<BuildManifest | null> {
  const [row] = await tx<
    { manifest: BuildManifest }[]
  >`select manifest from delivery.releases where package = ${name} and release = ${release}`;
  return row?.manifest ?? null;
}

/** Nobody falls back on what was given after this release, until it is released anew. */
export async function withdrawAfter(tx: Transaction, name: string, release: string): Promise<void> {
  await tx`
    update delivery.releases later set withdrawn_at = clock_timestamp() from delivery.releases one
    where one.package = ${name} and one.release = ${release} and later.package = one.package
      and later.live_at > one.live_at and later.withdrawn_at is null`;
}

/** Nobody falls back on this release again, until it is released anew. */
export async function withdraw(tx: Transaction, name: string, release: string): Promise<void> {
  await tx`update delivery.releases set withdrawn_at = clock_timestamp() where package = ${name} and release = ${release}`;
}

/** The stored releases of a package whose ids begin so, newest first. */
export async function selectStored(sql: Database | Transaction, name: string, start: string): Promise<string[]> {
  const rows = await sql<{ release: string }[]>`
    select release from delivery.releases
    where package = ${name} and starts_with(release, ${start}) and swept_at is null
    order by created_at desc`;
  return rows.map((row) => row.release);
}
