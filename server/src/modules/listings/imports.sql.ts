import type { Database, Sql } from '../../platform/database/database.ts';
import type { ListingKind } from './listing.ts';
import { searchColumns, type SearchColumns } from './search-columns.policy.ts';
import type { Imported, ImportedDetails, Source } from './imported-listing.ts';

/** Any number: two imports at once queue up on it. */
const IMPORT_LOCK = 4_130_020;

/** Held by a connection of its own over all transactions of `work`; whoever dies lets go of it. */
export async function withImportLock<Done>(db: Database, work: () => Promise<Done>): Promise<Done> {
  const held = await db.reserve();
  try {
    await held`select pg_advisory_lock(${IMPORT_LOCK})`;
    return await work();
  } finally {
    await held`select pg_advisory_unlock(${IMPORT_LOCK})`.finally(() => held.release());
  }
}

export type Written = { inserted: number; updated: number };

/** What the owner has written stays; a row that says nothing new is left alone. */
export async function upsertListings(sql: Sql, kind: ListingKind, imported: Imported[], now: Date): Promise<Written> {
  if (imported.length === 0) return { inserted: 0, updated: 0 };
  const rows = imported.map(({ listing }) => ({ kind, approval: 'approved', ...listing, createdAt: now, updatedAt: now }));
  const written = await sql<{ inserted: boolean; edited: boolean; id: number }[]>`
    insert into businesses ${sql(rows)}
    on conflict on constraint businesses_licence_key do update set
      closed_at = null, updated_at = excluded.updated_at, licensed_on = excluded.licensed_on,
      name = ${unlessEdited(sql, 'name')},
      phone = ${unlessEdited(sql, 'phone')},
      postcode = ${unlessEdited(sql, 'postcode', 'address')},
      region_code = ${unlessEdited(sql, 'region_code', 'address')},
      address = ${unlessEdited(sql, 'address')},
      jibun_address = ${unlessEdited(sql, 'jibun_address', 'address')},
      latitude = ${knownPosition(sql, 'latitude')},
      longitude = ${knownPosition(sql, 'longitude')},
      search_name = excluded.search_name, search_stem = excluded.search_stem,
      search_text = excluded.search_text, choseong = excluded.choseong
    where businesses.closed_at is not null or businesses.owner_edited <> '{}'
      or (businesses.licensed_on, businesses.name, businesses.phone, businesses.postcode, businesses.region_code, businesses.address, businesses.jibun_address,
          businesses.latitude, businesses.longitude, businesses.search_text)
        is distinct from (excluded.licensed_on, excluded.name, excluded.phone, excluded.postcode, excluded.region_code,
          excluded.address, excluded.jibun_address, excluded.latitude, excluded.longitude, excluded.search_text)
    returning (xmax = 0) as inserted, businesses.owner_edited <> '{}' as edited, businesses.id`;
  await refreshSearch(
    sql,
    written.filter((row) => row.edited).map((row) => row.id),
  );
  const inserted = new Set(written.filter((row) => row.inserted).map((row) => row.id));
  const updated = new Set([...written.map((row) => row.id), ...(await updateDetails(sql, kind, imported, now))]);
  return { inserted: inserted.size, updated: updated.size - inserted.size };
}

/** Each detail, and the properties of which `owner_edited` has one once it is the owner's. */
const owned = {
  isBeautyParlor: ['isBeautyParlor'],
  isHotel: ['isHotel'],
  isKindergarten: ['isKindergarten'],
  is24: ['is24'],
  hasParkingLot: ['hasParkingLot'],
  homepage: ['homepage'],
  blog: ['blog'],
  businessHours: ['businessHours'],
  hoursExceptions: ['businessHours', 'hoursExceptions'],
  businessHoursText: ['businessHoursText'],
  humu: ['humu'],
} as const satisfies Record<keyof ImportedDetails, readonly string[]>;

/** Ids of the listings that changed by what only some sources know. All rows of a source know the same. */
async function updateDetails(sql: Sql, kind: ListingKind, imported: Imported[], now: Date): Promise<number[]> {
  const known = (Object.keys(owned) as (keyof ImportedDetails)[]).filter((column) => column in imported[0]!.details);
  if (known.length === 0) return [];
  const said = imported.map(({ listing, details }) => ({ licenceNumber: listing.licenceNumber, ...details }));
  const isOwned = (column: keyof ImportedDetails) => sql`b.owner_edited && ${[...owned[column]]}::text[]`;
  const changes = known
    .map((column) => sql`${sql(column)} = case when ${isOwned(column)} then b.${sql(column)} else said.${sql(column)} end`)
    .reduce((all, one) => sql`${all}, ${one}`);
  const differences = known
    .map((column) => sql`(not ${isOwned(column)} and b.${sql(column)} is distinct from said.${sql(column)})`)
    .reduce((all, one) => sql`${all} or ${one}`);
  const rows = await sql<{ id: number }[]>`
    update businesses b set updated_at = ${now}, ${changes}
    from (
      select "licenceNumber" as licence_number, "isBeautyParlor" as is_beauty_parlor, "isHotel" as is_hotel,
        "isKindergarten" as is_kindergarten, is24, "hasParkingLot" as has_parking_lot, homepage, blog,
        "businessHours" as business_hours, "hoursExceptions" as hours_exceptions, "businessHoursText" as business_hours_text, humu
      from jsonb_to_recordset(${JSON.stringify(said)}::text::jsonb) as raw(
        "licenceNumber" text, "isBeautyParlor" boolean, "isHotel" boolean, "isKindergarten" boolean, is24 boolean,
        "hasParkingLot" boolean, homepage text, blog text, "businessHours" jsonb, "hoursExceptions" jsonb,
        "businessHoursText" text, humu text)
    ) said
    where b.kind = ${kind} and b.licence_number = said.licence_number and (${differences})
    returning b.id`;
  return rows.map(({ id }) => id);
}

/** Of what a list made: how many there are, and how many of them it has no more. */
export async function countMissing(sql: Sql, source: Source, prefix: string, kept: string[]): Promise<{ known: number; gone: number }> {
  const [row] = await sql<[{ known: number; gone: number }]>`
    select count(*) as known, count(*) filter (where not licence_number = any(${kept})) as gone
    from businesses where ${madeBy(sql, source, prefix)}`;
  return row;
}

/** A listing with an owner is open for as long as the owner says so. */
export async function closeMissing(sql: Sql, source: Source, prefix: string, kept: string[], now: Date): Promise<number> {
  const { service } = source;
  const rows = await sql<{ isClosed: boolean }[]>`
    update businesses set updated_at = ${now},
      ${service ? sql`${sql(service)} = false,` : sql``}
      closed_at = case when ${service ? otherServices(sql, service) : sql`false`} then null else ${now}::timestamptz end
    where ${madeBy(sql, source, prefix)} and not licence_number = any(${kept})
    returning closed_at is not null as is_closed`;
  return rows.filter(({ isClosed }) => isClosed).length;
}

const madeBy = (sql: Sql, { kind, service }: Source, prefix: string) => sql`
  kind = ${kind} and starts_with(licence_number, ${prefix}) and closed_at is null and owner_user_id is null
  ${service ? sql`and ${sql(service)}` : sql``}`;

const otherServices = (sql: Sql, service: string) =>
  (['isBeautyParlor', 'isHotel', 'isKindergarten', 'isStore'] as const)
    .filter((other) => other !== service)
    .map((other) => sql`${sql(other)}`)
    .reduce((all, one) => sql`${all} or ${one}`);

/** Licences that are no longer in force: how many listings went out of sight by it. */
export async function closeListings(sql: Sql, kind: ListingKind, licenceNumbers: string[], now: Date): Promise<number> {
  if (licenceNumbers.length === 0) return 0;
  const rows = await sql`
    update businesses set closed_at = ${now}, updated_at = ${now}
    where kind = ${kind} and licence_number = any(${licenceNumbers}) and closed_at is null returning 1`;
  return rows.length;
}

/** So that the first searches after an import plan and run as the later ones. */
export async function settleIndexes(db: Database): Promise<void> {
  await db`vacuum (analyze) businesses`;
}

const unlessEdited = (sql: Sql, column: string, edited = column) =>
  sql`case when ${edited} = any(businesses.owner_edited) then businesses.${sql(column)} else excluded.${sql(column)} end`;

/** An export that lost a position does not take it from a hospital that has not moved. */
const knownPosition = (sql: Sql, column: 'latitude' | 'longitude') => sql`case
  when 'address' = any(businesses.owner_edited)
    or (excluded.latitude is null and excluded.address = businesses.address) then businesses.${sql(column)}
  else excluded.${sql(column)} end`;

type Searchable = Parameters<typeof searchColumns>[0] & { id: number };

/** A listing with an owner's name or doctors is found by those, not by what the register says. */
async function refreshSearch(sql: Sql, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await sql<Searchable[]>`
    select id, name, region_code, address, jibun_address, doctors, expertise from businesses where id = any(${ids})`;
  for (const { id, ...listing } of rows) {
    const columns: SearchColumns = searchColumns(listing);
    await sql`update businesses set ${sql(columns)} where id = ${id}`;
  }
}
