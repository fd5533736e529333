import type { Releases } from '../mix/composition-id.ts';
import type { Database } from '../platform/database.ts';
import type { StoredRelease } from '../registry/registry.sql.ts';

/** `keptUntil`: until when a link opens it; a later one that is stored already stays. */
export async function putComposition(sql: Database, id: string, releases: Releases, keptUntil: Date | null = null): Promise<void> {
  await sql`
    insert into delivery.compositions as stored (id, releases, kept_until) values (${id}, ${sql.json(releases)}, ${keptUntil})
    on conflict (id) do update set given_at = now(), kept_until = greatest(stored.kept_until, excluded.kept_until)`;
}

/** Keep a mix that was given out for a link. False when nobody has stored one of this id. */
export async function keepComposition(sql: Database, id: string, until: Date): Promise<boolean> {
  const rows =
    await sql`update delivery.compositions set given_at = now(), kept_until = greatest(kept_until, ${until}) where id = ${id} returning id`;
  return rows.length > 0;
}

/** The releases of a stored mix; empty when nobody has stored one of this id. */
export async function selectComposition(sql: Database, id: string): Promise<StoredRelease[]> {
  return sql<StoredRelease[]>`
    select r.package, r.release, r.manifest
    from delivery.compositions c
    cross join jsonb_each_text(c.releases) named(package, release)
    join delivery.releases r on r.package = named.package and r.release = named.release
    where c.id = ${id}
    order by r.package`;
}

/** A release whose files are there. */
export async function selectRelease(sql: Database, name: string, release: string): Promise<StoredRelease | null> {
  const [row] = await sql<StoredRelease[]>`
    select package, release, manifest from delivery.releases where package = ${name} and release = ${release} and swept_at is null`;
  return row ?? null;
}
