import { featureNames } from '@petcare/features';
import type { Sql } from '../../../platform/database/database.ts';
import { namedPart } from '../../../platform/database/named-part.ts';
import type { HoursExceptions, WeeklyHours } from '../../opening-hours/index.ts';
import type { ListingKind, ProfileColumns } from '../record/listing.ts';
import type { SearchColumns } from '../record/search-columns.policy.ts';

export type NewListingRow = ProfileColumns & { kind: ListingKind; ownerUserId: number | null };

const writtenColumns = [
  'name',
  'phone',
  'email',
  'homepage',
  'blog',
  'kakaoplus',
  'postcode',
  'regionCode',
  'address',
  'jibunAddress',
  'detailAddress',
  'latitude',
  'longitude',
  'isPremium',
  ...featureNames,
  'guideParkingLot',
  'doctors',
  'expertise',
  'introduce',
  'isUnion',
  'uniqueness',
  'businessHoursText',
  'humu',
  'gubun',
  'size',
  'searchName',
  'searchStem',
  'searchText',
  'choseong',
] as const;
const insertedColumns = [...writtenColumns, 'approval', 'ownerEdited', 'createdAt', 'updatedAt', 'kind', 'ownerUserId'] as const;
const updatedColumns = [...writtenColumns, 'updatedAt'] as const;

/** Pending until approved. Throws a unique violation of `businesses_owner_key`. */
export async function insertListing(
  sql: Sql,
  { businessHours, hoursExceptions, ...row }: NewListingRow,
  search: SearchColumns,
  now: Date,
): Promise<number> {
  const ownerEdited = profileColumnsOf({ ...row, businessHours, hoursExceptions });
  const values = { ...row, ...search, approval: 'pending', ownerEdited, createdAt: now, updatedAt: now };
  const [inserted] = await sql<{ id: number }[]>`insert into businesses ${sql(values, ...insertedColumns)} returning id`;
  if (businessHours) await setHours(sql, inserted!.id, businessHours);
  if (hoursExceptions) await setExceptions(sql, inserted!.id, hoursExceptions);
  return inserted!.id;
}

/** Writes the change and remembers which columns are the owner's from now on. */
export async function updateProfile(
  sql: Sql,
  id: number,
  { businessHours, hoursExceptions, ...change }: Partial<ProfileColumns>,
  search: SearchColumns,
  now: Date,
): Promise<void> {
  await sql`
    update businesses set ${sql(namedPart({ ...change, ...search, updatedAt: now }, updatedColumns))},
      owner_edited = array(select distinct unnest(owner_edited || ${profileColumnsOf({ ...change, businessHours, hoursExceptions })}::text[]))
    where id = ${id}`;
  if (businessHours !== undefined) await setHours(sql, id, businessHours);
  if (hoursExceptions !== undefined) await setExceptions(sql, id, hoursExceptions);
}

async function setHours(sql: Sql, id: number, hours: WeeklyHours | null): Promise<void> {
  // An import's exceptions were those of its hours; the owner's are the owner's.
  await sql`
    update businesses set business_hours = ${hours === null ? null : JSON.stringify(hours)}::text::jsonb,
      hours_exceptions = case when 'hoursExceptions' = any(owner_edited) then hours_exceptions end
    where id = ${id}`;
}

async function setExceptions(sql: Sql, id: number, exceptions: HoursExceptions | null): Promise<void> {
  await sql`
    update businesses set hours_exceptions = ${exceptions === null ? null : JSON.stringify(exceptions)}::text::jsonb
    where id = ${id}`;
}

/** Only what an import also knows can be overwritten by one. */
const registered = [
  'name',
  'phone',
  'address',
  'homepage',
  'blog',
  'businessHours',
  'hoursExceptions',
  'businessHoursText',
  'humu',
  'is24',
  'hasParkingLot',
  'isBeautyParlor',
  'isHotel',
  'isKindergarten',
  'gubun',
  'size',
] as const;

function profileColumnsOf(change: Partial<ProfileColumns>): string[] {
  return registered.filter((column) => change[column] !== undefined);
}

/** Public from now on, unless its licence is closed. False where there is no such listing. */
export async function approve(sql: Sql, id: number, now: Date): Promise<boolean> {
  const approved = await sql`update businesses set approval = 'approved', updated_at = ${now} where id = ${id} returning id`;
  return approved.length > 0;
}

export type ReviewSummary = { score: number | null; count: number; keyword: string | null };

export async function updateReviewColumns(sql: Sql, id: number, { score, count, keyword }: ReviewSummary): Promise<void> {
  await sql`
    update businesses set review_score = ${score}, review_count = ${count}, review_keyword = ${keyword}
    where id = ${id} and (review_score, review_count, review_keyword) is distinct from (${score}::numeric, ${count}::int, ${keyword}::text)`;
}
