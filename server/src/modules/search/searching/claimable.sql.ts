import type { Sql } from '../../../platform/database/database.ts';
import { listingColumns, toListing, type Listing, type ListingKind, type ListingRow } from '../../listings/index.ts';

/** Public, without an owner, and known by this licence or telephone number. */
export async function listClaimableByNumber(
  sql: Sql,
  kind: ListingKind,
  { licence, phone }: { licence: string; phone: string | undefined },
  limit: number,
): Promise<Listing[]> {
  const rows = await sql<ListingRow[]>`
    select ${listingColumns(sql)} from searched_listings b
    where b.is_public and b.owner_user_id is null and b.kind = ${kind}
      and (b.licence_number = ${licence} ${phone ? sql`or b.phone = ${phone}` : sql``})
    order by b.id limit ${limit}`;
  return rows.map(toListing);
}
