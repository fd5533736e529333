import type { Sql } from '../../../platform/database/database.ts';
import type { ListingKind } from '../record/listing.ts';
import type { ClosedListing, KnownListing, RenumberedListing, Scope, Source } from './imported-listing.ts';

/** Of which day the newest edition is that was brought in; null before the first. */
export async function editionOf(sql: Sql, source: string): Promise<string | null> {
  const [row] = await sql<{ edition: string }[]>`select edition from register_editions where source = ${source}`;
  return row?.edition ?? null;
}

export async function setEdition(sql: Sql, source: string, edition: string, now: Date): Promise<void> {
  await sql`
    insert into register_editions (source, edition, imported_at) values (${source}, ${edition}, ${now})
    on conflict (source) do update set edition = excluded.edition, imported_at = excluded.imported_at`;
}

/** Of these rows the licence numbers of those that have been brought in with a later change. */
export async function knownNewer(sql: Sql, kind: ListingKind, rows: readonly ClosedListing[]): Promise<string[]> {
  const dated = rows.filter(({ modifiedAt }) => modifiedAt !== null);
  if (dated.length === 0) return [];
  const newer = await sql<{ licenceNumber: string }[]>`
    select b.licence_number from businesses b
    join unnest(${dated.map((row) => row.licenceNumber)}::text[], ${dated.map((row) => row.modifiedAt?.toISOString() ?? null)}::text[]::timestamptz[])
      as said(licence_number, modified_at) on b.licence_number = said.licence_number
    where b.kind = ${kind} and b.register_row_at > said.modified_at`;
  return newer.map(({ licenceNumber }) => licenceNumber);
}

/** Those that the source has made and that are not among `kept`. */
export function listAbsent(sql: Sql, source: Source, prefix: string, kept: string[]): Promise<KnownListing[]> {
  return sql<KnownListing[]>`
    select b.id, b.licence_number, coalesce(b.register_name, b.name) as name, b.latitude, b.longitude, b.region_code,
      b.closed_at is null as is_open, b.owner_user_id is not null as has_owner
    from businesses b left join unnest(${kept}::text[]) as file(licence_number) using (licence_number)
    where ${ofSource(sql, source, prefix)} and file.licence_number is null`;
}

export async function listingsWith(sql: Sql, kind: ListingKind, licenceNumbers: string[]) {
  return await sql<{ id: number; licenceNumber: string; hasOwner: boolean }[]>`
    select id, licence_number, owner_user_id is not null as has_owner from businesses
    where kind = ${kind} and licence_number = any(${licenceNumbers})`;
}

/** Gives listings the numbers that their licences have now; a double goes out of sight with the old number. */
export async function renumber(sql: Sql, renumbered: readonly RenumberedListing[], now: Date): Promise<void> {
  if (renumbered.length === 0) return;
  const pairs = sql`unnest(${renumbered.map(({ id }) => id)}::bigint[], ${renumbered.map(({ to }) => to)}::text[]) as pair(id, number)`;
  const doubles = renumbered.filter(({ double }) => double !== null);
  await sql`update businesses set licence_number = null where id = any(${renumbered.flatMap(({ id, double }) => [id, ...(double ? [double] : [])])})`;
  await sql`update businesses b set licence_number = pair.number, register_row_at = null from ${pairs} where b.id = pair.id`;
  await sql`
    update businesses b set licence_number = pair.number, closed_at = ${now}, updated_at = ${now}
    from unnest(${doubles.map(({ double }) => double)}::bigint[], ${doubles.map(({ from }) => from)}::text[]) as pair(id, number)
    where b.id = pair.id`;
}

/** Of what the source has made, by region: how many there are, and how many of them the file has no more. */
export function countMissing(sql: Sql, source: Source, prefix: string, kept: string[]) {
  return sql<{ regionCode: string | null; known: number; gone: number }[]>`
    select b.region_code, count(*) as known, count(*) filter (where file.licence_number is null) as gone
    from businesses b left join unnest(${kept}::text[]) as file(licence_number) using (licence_number)
    where ${inForce(sql, source, prefix)} group by 1`;
}

/** Those that it has changed. A listing with an owner is open for as long as the owner says so. */
export async function closeMissing(sql: Sql, source: Source, { prefix, regions }: Scope, kept: string[], now: Date) {
  const { service } = source;
  return await sql<{ id: number; isClosed: boolean }[]>`
    update businesses b set updated_at = ${now},
      ${service ? sql`${sql(service)} = false,` : sql``}
      closed_at = case when ${service ? otherServices(sql, service) : sql`false`} then null else ${now}::timestamptz end
    where ${inForce(sql, source, prefix)} ${regions ? sql`and b.region_code = any(${regions})` : sql``}
      and not exists (select from unnest(${kept}::text[]) as file(licence_number) where file.licence_number = b.licence_number)
    returning b.id, b.closed_at is not null as is_closed`;
}

/** Keys that lists are known by have a colon in them, licences have none. */
const ofSource = (sql: Sql, { kind, service }: Source, prefix: string) => sql`
  b.kind = ${kind} and ${prefix ? sql`starts_with(b.licence_number, ${prefix})` : sql`strpos(b.licence_number, ':') = 0`}
  ${service ? sql`and b.${sql(service)}` : sql``}`;

const inForce = (sql: Sql, source: Source, prefix: string) => sql`
  ${ofSource(sql, source, prefix)} and b.closed_at is null and b.owner_user_id is null`;

const otherServices = (sql: Sql, service: string) =>
  (['isBeautyParlor', 'isHotel', 'isKindergarten', 'isStore'] as const)
    .filter((other) => other !== service)
    .map((other) => sql`b.${sql(other)}`)
    .reduce((all, one) => sql`${all} or ${one}`);
