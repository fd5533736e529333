import type { Database, Transaction } from '../platform/database.ts';

/** A release that whoever knows `id` is shown in what is live, until `expiresAt`. */
export type Preview = { id: string; package: string; release: string; expiresAt: Date };
/** With who has made it, when, and why where somebody has said so. */
export type KnownPreview = Preview & { madeBy: string; note: string | null; createdAt: Date };

/** The previews that stand, of one package or of all, oldest first. */
export async function selectPreviews(sql: Database | Transaction, name: string | null): Promise<KnownPreview[]> {
  return sql<KnownPreview[]>`
    select id, package, release, made_by, note, created_at, expires_at from delivery.previews
    where expires_at > now() and ${name === null ? sql`true` : sql`package = ${name}`}
    order by created_at, id`;
}

/** Show a release under this id; under the one that it has, for as long as either says, when it has a preview that stands. */
export async function putPreview(
  tx: Transaction,
  { id, package: name, release, madeBy, note, expiresAt }: Omit<KnownPreview, 'createdAt'>,
): Promise<Preview> {
  await tx`delete from delivery.previews where package = ${name} and release = ${release} and expires_at <= now()`;
  const [row] = await tx<Preview[]>`
    insert into delivery.previews as standing (id, package, release, made_by, note, expires_at)
    values (${id}, ${name}, ${release}, ${madeBy}, ${note}, ${expiresAt})
    on conflict (package, release) do update
    set expires_at = greatest(standing.expires_at, excluded.expires_at), note = coalesce(excluded.note, standing.note)
    returning id, package, release, expires_at`;
  if (!row) throw new Error(`The preview of ${name} ${release} was not kept`);
  return row;
}

/** True when a release has a preview, also one that nobody has cleared away yet. */
export async function hasPreview(tx: Transaction, name: string, release: string): Promise<boolean> {
  const rows = await tx`select from delivery.previews where package = ${name} and release = ${release}`;
  return rows.length > 0;
}

/** The preview that ends by this; null when none of this id stands, or it is of another package than `name`. */
export async function deletePreview(tx: Transaction, id: string, name: string | null): Promise<Preview | null> {
  const [row] = await tx<Preview[]>`
    delete from delivery.previews
    where id = ${id} and expires_at > now() and ${name === null ? tx`true` : tx`package = ${name}`}
    returning id, package, release, expires_at`;
  return row ?? null;
}

export async function forgetExpiredPreviews(tx: Transaction): Promise<void> {
  await tx`delete from delivery.previews where expires_at <= now()`;
}
