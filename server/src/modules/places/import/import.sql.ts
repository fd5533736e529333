import type { Database, Sql } from '../../../platform/database/database.ts';
import { searchColumns, type SearchColumns } from '../search.policy.ts';
import type { LicensedHospital } from './licence-row.policy.ts';

/** Any number: two imports at once queue up on it. */
const IMPORT_LOCK = 4_130_020;

export async function lockImports(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`;
}

export type Written = { inserted: number; updated: number };

/** What the owner has written stays; a row that says nothing new is left alone. */
export async function upsertHospitals(sql: Sql, hospitals: LicensedHospital[], now: Date): Promise<Written> {
  if (hospitals.length === 0) return { inserted: 0, updated: 0 };
  const rows = hospitals.map((hospital) => ({
    kind: 'hospital',
    approval: 'approved',
    ...hospital,
    createdAt: now,
    updatedAt: now,
  }));
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
  await refreshSearch(sql, written.filter((row) => row.edited).map((row) => row.id));
  const inserted = written.filter((row) => row.inserted).length;
  return { inserted, updated: written.length - inserted };
}

/** Licences that are no longer in force: how many listings went out of sight by it. */
export async function closeHospitals(sql: Sql, licenceNumbers: string[], now: Date): Promise<number> {
  if (licenceNumbers.length === 0) return 0;
  const rows = await sql`
    update businesses set closed_at = ${now}, updated_at = ${now}
    where kind = 'hospital' and licence_number = any(${licenceNumbers}) and closed_at is null returning 1`;
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
