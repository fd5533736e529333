import type { Transaction } from '../platform/database.ts';

export type UnusedRelease = { package: string; release: string };

/**
 * Releases that nobody needs: older than a day, in no pointer, not reported
 * by a page within the last day, in no mix that was given out within the last
 * day, nor in one that a link opens or was made for within the last 30, in no preview that stands.
 * A shell's stays for a quarter of a year after it was last given to somebody: lock files of other teams name its kit.
 */
export async function selectUnused(tx: Transaction): Promise<UnusedRelease[]> {
  return tx<UnusedRelease[]>`
    select r.package, r.release from delivery.releases r
    where r.swept_at is null and r.created_at < now() - interval '1 day'
      and not exists (
        select from delivery.pointers p
        where p.package = r.package and r.release in (p.release, p.previous, p.canary))
      and not exists (
        select from delivery.previews v
        where v.package = r.package and v.release = r.release and v.expires_at > now())
      and not exists (
        select from delivery.outcomes o
        where o.package = r.package and o.release = r.release and o.minute > now() - interval '1 day')
      and not exists (
        select from delivery.compositions c
        where c.releases ->> r.package = r.release
          and (c.kept_until > now()
            or c.given_at > now() - case
              when r.package = 'shell' then interval '90 days'
              when c.kept_until is null then interval '1 day'
              else interval '30 days' end))
    order by r.package, r.created_at`;
}

export async function selectPackages(tx: Transaction): Promise<string[]> {
  const rows = await tx<{ package: string }[]>`select distinct package from delivery.releases order by package`;
  return rows.map((row) => row.package);
}

export async function markSwept(tx: Transaction, { package: name, release }: UnusedRelease): Promise<void> {
  await tx`update delivery.releases set swept_at = clock_timestamp() where package = ${name} and release = ${release}`;
}

/** Mixes that no link opens any more and that no page was given for a quarter of a year: no report of an error asks for them. */
export async function forgetOldCompositions(tx: Transaction): Promise<void> {
  await tx`
    delete from delivery.compositions
    where given_at < now() - interval '90 days' and (kept_until is null or kept_until < now())`;
}
