import type { Sql } from '../../platform/database/database.ts';
import type { WeeklyHours } from './opening-hours.policy.ts';
import type { PlaceKind, ProfileColumns } from './places.sql.ts';
import type { SearchColumns } from './search.policy.ts';

export type NewListingRow = ProfileColumns & { kind: PlaceKind; ownerUserId: number | null };

/** Pending until approved. Throws a unique violation of `businesses_owner_key`. */
export async function insertListing(
  sql: Sql,
  { businessHours, ...row }: NewListingRow,
  search: SearchColumns,
  now: Date,
): Promise<number> {
  const ownerEdited = profileColumnsOf({ ...row, businessHours });
  const values = { ...row, ...search, approval: 'pending', ownerEdited, createdAt: now, updatedAt: now };
  const [inserted] = await sql<{ id: number }[]>`insert into businesses ${sql(values)} returning id`;
  if (businessHours) await setHours(sql, inserted!.id, businessHours);
  return inserted!.id;
}

/** Writes the change and remembers which columns are the owner's from now on. */
export async function updateProfile(
  sql: Sql,
  id: number,
  { businessHours, ...change }: Partial<ProfileColumns>,
  search: SearchColumns,
  now: Date,
): Promise<void> {
  await sql`
    update businesses set ${sql({ ...change, ...search, updatedAt: now })},
      owner_edited = array(select distinct unnest(owner_edited || ${profileColumnsOf({ ...change, businessHours })}::text[]))
    where id = ${id}`;
  if (businessHours !== undefined) await setHours(sql, id, businessHours);
}

async function setHours(sql: Sql, id: number, hours: WeeklyHours | null): Promise<void> {
  // The exceptions were those of the hours before.
  await sql`
    update businesses set business_hours = ${hours === null ? null : JSON.stringify(hours)}::text::jsonb, hours_exceptions = null
    where id = ${id}`;
}

/** Only what an import also knows can be overwritten by one. */
const registered = [
  'name', 'phone', 'address', 'homepage', 'blog', 'businessHours', 'businessHoursText', 'humu', 'is24',
  'hasParkingLot', 'isBeautyParlor', 'isHotel', 'isKindergarten',
] as const;

function profileColumnsOf(change: Partial<ProfileColumns>): string[] {
  return registered.filter((column) => change[column] !== undefined);
}

export type Standing = {
  id: number;
  approval: 'pending' | 'approved' | 'rejected';
  ownerUserId: number | null;
};

/** Locked until the transaction ends. */
export async function lockStanding(sql: Sql, id: number): Promise<Standing | undefined> {
  const [row] = await sql<Standing[]>`
    select id, approval, owner_user_id from businesses where id = ${id} for update`;
  return row;
}

/** Throws a unique violation of `businesses_owner_key`. */
export async function updateStanding(sql: Sql, { id, ...standing }: Standing, now: Date): Promise<void> {
  await sql`update businesses set ${sql({ ...standing, updatedAt: now })} where id = ${id}`;
}

export type ReviewSummary = { score: number | null; count: number; keyword: string | null };

export async function updateReviewColumns(sql: Sql, id: number, { score, count, keyword }: ReviewSummary): Promise<void> {
  await sql`
    update businesses set review_score = ${score}, review_count = ${count}, review_keyword = ${keyword} where id = ${id}`;
}
