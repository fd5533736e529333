import type { Database, Fragment, Sql } from '../../../platform/database/database.ts';
import type { ListingKind } from '../record/listing.ts';
import { searchColumns, type SearchColumns } from '../record/search-columns.policy.ts';
import type { ClosedListing, ImportRow, ImportedDetails } from './imported-listing.ts';

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

export type WriteCounts = { inserted: number; updated: number };
type WrittenListings = WriteCounts & { ids: number[] };

const insertedColumns = [
  'registerRowAt',
  'registerName',
  'createdAt',
  'updatedAt',
  'searchName',
  'searchStem',
  'searchText',
  'choseong',
  'licenceNumber',
  'licensedOn',
  'name',
  'phone',
  'postcode',
  'regionCode',
  'address',
  'jibunAddress',
  'latitude',
  'longitude',
  'kind',
  'approval',
] as const;

/** Inserts or updates listings. The owner's words stay; a row that says nothing new is left alone. */
export async function upsertListings(sql: Sql, kind: ListingKind, imported: ImportRow[], now: Date): Promise<WrittenListings> {
  if (imported.length === 0) return { inserted: 0, updated: 0, ids: [] };
  const rows = imported.map(({ listing: { modifiedAt, ...listing } }) => ({
    ...{ kind, approval: 'approved', ...listing, createdAt: now, updatedAt: now },
    ...{ registerRowAt: modifiedAt, registerName: listing.name },
  }));
  const told = toldColumns(sql);
  const list = (parts: ImportedColumn[], write: (part: ImportedColumn) => Fragment) =>
    parts.map(write).reduce((all, one) => sql`${all}, ${one}`);
  const written = await sql<{ inserted: boolean; edited: boolean; id: number }[]>`
    insert into businesses ${sql(rows, ...insertedColumns)}
    on conflict on constraint businesses_licence_key do update set
      closed_at = null, updated_at = excluded.updated_at,
      ${list(told, ({ column, value }) => sql`${sql(column)} = ${value}`)},
      search_name = excluded.search_name, search_stem = excluded.search_stem,
      search_text = excluded.search_text, choseong = excluded.choseong
    where businesses.closed_at is not null or businesses.owner_edited <> '{}'
      or businesses.search_text is distinct from excluded.search_text
      or (${list(told, ({ column }) => sql`businesses.${sql(column)}`)}) is distinct from (${list(told, ({ value }) => value)})
    returning (xmax = 0) as inserted, businesses.owner_edited <> '{}' as edited, businesses.id`;
  await refreshSearch(
    sql,
    written.filter((row) => row.edited).map((row) => row.id),
  );
  const inserted = new Set(written.filter((row) => row.inserted).map((row) => row.id));
  const ids = new Set([...written.map((row) => row.id), ...(await updateDetails(sql, kind, imported, now))]);
  return { inserted: inserted.size, updated: ids.size - inserted.size, ids: [...ids] };
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
  gubun: ['gubun'],
  size: ['size'],
} as const satisfies Record<keyof ImportedDetails, readonly string[]>;

const pageColumns: ReadonlySet<keyof ImportedDetails> = new Set(['homepage', 'blog'] as const);
const premisesColumns: ReadonlySet<keyof ImportedDetails> = new Set(['gubun', 'size'] as const);
const hoursColumns: ReadonlySet<keyof ImportedDetails> = new Set([
  'is24',
  'businessHours',
  'hoursExceptions',
  'businessHoursText',
  'humu',
] as const);

/** The subjects on which a row says anything, the page and the hours of a listing: a silent row leaves what is known. */
function says({ homepage, blog, is24, businessHours, businessHoursText, humu }: ImportedDetails) {
  return {
    saysPage: Boolean(homepage ?? blog),
    saysHours: businessHours === undefined ? is24 !== undefined : Boolean(businessHours ?? businessHoursText ?? humu),
  };
}

/** Ids of the listings that changed by what only some sources know. All rows of a source know the same. */
async function updateDetails(sql: Sql, kind: ListingKind, imported: ImportRow[], now: Date): Promise<number[]> {
  const known = (Object.keys(owned) as (keyof ImportedDetails)[]).filter((column) => column in imported[0]!.details);
  if (known.length === 0) return [];
  const said = imported.map(({ listing: { licenceNumber }, details }) => ({ licenceNumber, ...details, ...says(details) }));
  const isSaid = (column: keyof ImportedDetails) => {
    if (pageColumns.has(column)) return sql`said.says_page`;
    if (hoursColumns.has(column)) return sql`said.says_hours`;
    return premisesColumns.has(column) ? sql`said.${sql(column)} is not null` : sql`true`;
  };
  const isKept = (column: keyof ImportedDetails) => sql`(b.owner_edited && ${[...owned[column]]}::text[]
    or not ${isSaid(column)})`;
  const changes = known
    .map((column) => sql`${sql(column)} = case when ${isKept(column)} then b.${sql(column)} else said.${sql(column)} end`)
    .reduce((all, one) => sql`${all}, ${one}`);
  const differences = known
    .map((column) => sql`(not ${isKept(column)} and b.${sql(column)} is distinct from said.${sql(column)})`)
    .reduce((all, one) => sql`${all} or ${one}`);
  const rows = await sql<{ id: number }[]>`
    update businesses b set updated_at = ${now}, ${changes}
    from (
      select "licenceNumber" as licence_number, "isBeautyParlor" as is_beauty_parlor, "isHotel" as is_hotel,
        "isKindergarten" as is_kindergarten, is24, "hasParkingLot" as has_parking_lot, homepage, blog,
        "businessHours" as business_hours, "hoursExceptions" as hours_exceptions, "businessHoursText" as business_hours_text, humu, gubun, size,
        "saysPage" as says_page, "saysHours" as says_hours
      from jsonb_to_recordset(${JSON.stringify(said)}::text::jsonb) as raw(
        "licenceNumber" text, "isBeautyParlor" boolean, "isHotel" boolean, "isKindergarten" boolean, is24 boolean,
        "hasParkingLot" boolean, homepage text, blog text, "businessHours" jsonb, "hoursExceptions" jsonb,
        "businessHoursText" text, humu text, gubun text, size float8, "saysPage" boolean, "saysHours" boolean)
    ) said
    where b.kind = ${kind} and b.licence_number = said.licence_number and (${differences})
    returning b.id`;
  return rows.map(({ id }) => id);
}

/** Licences that are no longer in force: the ids of the listings that went out of sight by it. */
export async function closeListings(sql: Sql, kind: ListingKind, closed: ClosedListing[], now: Date): Promise<number[]> {
  if (closed.length === 0) return [];
  const rows = await sql<{ id: number }[]>`
    update businesses b set closed_at = ${now}, updated_at = ${now}, register_row_at = coalesce(said.modified_at, b.register_row_at)
    from unnest(${closed.map((row) => row.licenceNumber)}::text[], ${closed.map((row) => row.modifiedAt?.toISOString() ?? null)}::text[]::timestamptz[])
      as said(licence_number, modified_at)
    where b.kind = ${kind} and b.licence_number = said.licence_number and b.closed_at is null returning b.id`;
  return rows.map(({ id }) => id);
}

/** So that the first searches after an import plan and run as the later ones. */
export async function settleIndexes(db: Database): Promise<void> {
  await db`vacuum (analyze) businesses`;
}

type ImportedColumn = { column: string; value: Fragment };

/** The columns that a register tells of a listing: not those that the owner has written, and an empty one takes nothing away. */
function toldColumns(sql: Sql): ImportedColumn[] {
  const told = (column: string, value: Fragment, edited?: string): ImportedColumn => ({
    column,
    value: edited ? sql`case when ${edited} = any(businesses.owner_edited) then businesses.${sql(column)} else ${value} end` : value,
  });
  const known = (column: string) => sql`coalesce(excluded.${sql(column)}, businesses.${sql(column)})`;
  /** Of another address the old postcode or position would be wrong. */
  const knownThere = (column: string) =>
    sql`case when excluded.address = businesses.address then ${known(column)} else excluded.${sql(column)} end`;
  return [
    told('register_row_at', known('register_row_at')),
    told('register_name', sql`excluded.register_name`),
    told('licensed_on', known('licensed_on')),
    told('name', sql`excluded.name`, 'name'),
    told('phone', known('phone'), 'phone'),
    told('address', sql`excluded.address`, 'address'),
    ...['postcode', 'region_code', 'jibun_address', 'latitude', 'longitude'].map((column) => told(column, knownThere(column), 'address')),
  ];
}

type Searchable = Parameters<typeof searchColumns>[0] & { id: number };

/** A listing with an owner's name or doctors is found by those, not by what the register says. */
async function refreshSearch(sql: Sql, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await sql<Searchable[]>`
    select id, name, region_code, address, jibun_address, doctors, expertise from businesses where id = any(${ids})`;
  for (const { id, ...listing } of rows) {
    const columns: SearchColumns = searchColumns(listing);
    await sql`update businesses set ${sql(columns, 'searchName', 'searchStem', 'searchText', 'choseong')} where id = ${id}`;
  }
}
