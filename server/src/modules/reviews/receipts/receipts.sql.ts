import type { Sql } from '../../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../../platform/database/page-of-rows.ts';
import { offsetOf, type Page } from '../../../platform/paging.ts';
import type { ListingKind } from '../../listings/index.ts';
import { TOLD_MONTHS, type NewReceipt, type ReceiptItem, type ReceiptState } from './receipts.policy.ts';

/** `medicalName` is what the tree calls it: with the animal's weight where there is one. */
export type NamedItem = ReceiptItem & { medicalName: string | null };
export type Receipt = {
  id: number;
  reviewId: number;
  /** Null once the writer has left. */
  pictureKey: string | null;
  paidOn: string;
  state: ReceiptState;
  reason: string | null;
  items: NamedItem[];
};

const items = (sql: Sql) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('medicalId', i.medical_id, 'name', i.name, 'price', i.price,
      'medicalName', case when p.parent_id is not null then p.name || ' ' || m.name else m.name end) order by i.position)
    from receipt_items i left join treatments m on m.id = i.medical_id left join treatments p on p.id = m.parent_id
    where i.receipt_id = c.id), '[]') as items`;

const columns = (sql: Sql) => sql`c.id, c.review_id, c.picture_key, c.paid_on, c.state, c.reason, ${items(sql)}`;

export async function listReceipts(sql: Sql, reviewIds: number[]): Promise<Receipt[]> {
  return sql<Receipt[]>`select ${columns(sql)} from receipts c where c.review_id = any(${reviewIds}) order by c.review_id, c.position`;
}

const insertedColumns = ['receiptId', 'position', 'medicalId', 'name', 'price'] as const;

export async function insertReceipt(sql: Sql, reviewId: number, position: number, receipt: NewReceipt, now: Date): Promise<void> {
  const { pictureKey, paidOn, items: lines } = receipt;
  const [{ id }] = await sql<[{ id: number }]>`
    insert into receipts ${sql({ reviewId, position, pictureKey, paidOn, createdAt: now })} returning id`;
  const rows = lines.map((line, index) => ({ ...line, receiptId: id, position: index + 1 }));
  if (rows.length > 0) await sql`insert into receipt_items ${sql(rows, ...insertedColumns)}`;
}

export async function moveReceipt(sql: Sql, id: number, position: number): Promise<void> {
  await sql`update receipts set position = ${position} where id = ${id}`;
}

export async function deleteReceipts(sql: Sql, ids: number[]): Promise<void> {
  await sql`delete from receipts where id = any(${ids})`;
}

/** A picture of a changed receipt is known already. */
export async function insertPicture(sql: Sql, picture: { key: string; hash: Buffer; createdAt: Date }): Promise<void> {
  await sql`insert into receipt_pictures ${sql(picture, 'key', 'hash', 'createdAt')} on conflict do nothing`;
}

/** True when all of these are treatments, none a kind at the top of the tree. */
export async function areTreatments(sql: Sql, ids: number[]): Promise<boolean> {
  const [row] = await sql<[{ known: number }]>`
    select count(*)::int as known from treatments where id = any(${ids}) and parent_id is not null`;
  return row.known === new Set(ids).size;
}

/** Writes into the review whether one of its receipts is verified. */
export async function markVerified(sql: Sql, reviewId: number): Promise<void> {
  await sql`
    update reviews r set is_verified = not is_verified
    where id = ${reviewId} and is_verified <> exists (select 1 from receipts where review_id = r.id and state = 'verified')`;
}

export async function listPicturesOf(sql: Sql, writer: { userId: number } | { reviewId: number }): Promise<string[]> {
  const rows = await sql<{ pictureKey: string }[]>`
    select c.picture_key from receipts c join reviews r on r.id = c.review_id
    where c.picture_key is not null and ${'userId' in writer ? sql`r.user_id = ${writer.userId}` : sql`r.id = ${writer.reviewId}`}`;
  return rows.map(({ pictureKey }) => pictureKey);
}

/** Of a writer who leaves: verified prices stay, nobody's; the rest and all pictures go. */
export async function forgetReceipts(sql: Sql, userId: number): Promise<void> {
  await sql`delete from receipts c using reviews r where r.id = c.review_id and r.user_id = ${userId} and c.state <> 'verified'`;
  await sql`update receipts c set picture_key = null from reviews r where r.id = c.review_id and r.user_id = ${userId}`;
}

export type WaitingReceipt = Receipt & {
  createdAt: string;
  userId: number;
  business: string;
  businessId: number;
  kind: ListingKind;
  visitDate: string;
  /** The number of other times at which the same picture was handed in, by anybody. */
  alike: number;
  /** The receipts that show it now, of whatever review. */
  alikeIds: number[];
};

const alike = (sql: Sql, select: ReturnType<Sql>) => sql`
  ${select} from receipt_pictures own join receipt_pictures other on other.hash = own.hash and other.key <> own.key`;

/** For an operator, oldest first. */
export async function listWaiting(sql: Sql, page: Page): Promise<ListedPage<WaitingReceipt>> {
  const rows = () => sql`
    select ${columns(sql)}, c.created_at, r.user_id, r.business_id, r.kind, r.visit_date, b.name as business,
      (${alike(sql, sql`select count(*)::int`)} where own.key = c.picture_key) as alike,
      array(${alike(sql, sql`select x.id`)} join receipts x on x.picture_key = other.key where own.key = c.picture_key order by x.id) as alike_ids
    from receipts c join reviews r on r.id = c.review_id join listing_heads b on b.id = r.business_id
    where c.state = 'waiting' order by c.id`;
  return pageOfRows<WaitingReceipt>(sql, rows, page);
}

export type DecidedReceipt = {
  id: number;
  reviewId: number;
  businessId: number;
  business: string;
  userId: number | null;
  state: ReceiptState;
  reason: string | null;
};

export async function findReceipt(sql: Sql, id: number): Promise<DecidedReceipt | undefined> {
  const [row] = await sql<DecidedReceipt[]>`
    select c.id, c.review_id, c.state, c.reason, r.business_id, r.user_id, b.name as business
    from receipts c join reviews r on r.id = c.review_id join listing_heads b on b.id = r.business_id where c.id = ${id}`;
  return row;
}

export async function decide(sql: Sql, id: number, decision: { state: ReceiptState; reason: string | null }, now: Date): Promise<void> {
  await sql`update receipts set ${sql({ ...decision, decidedAt: now }, 'state', 'reason', 'decidedAt')} where id = ${id}`;
}

export async function addPoint(sql: Sql, reviewId: number, point: number): Promise<void> {
  await sql`update reviews set point = point + ${point} where id = ${reviewId}`;
}

export async function findAddressee(sql: Sql, userId: number): Promise<string | undefined> {
  const [row] = await sql<{ email: string }[]>`select email from account_contacts where id = ${userId}`;
  return row?.email;
}

/** Verified receipts of hospitals: with the treatment, or one below it, among their items; of these regions. */
export type RecordScope = { medicalId: number | null; regionCodes: string[] | undefined; since: string };
export type ReceiptRecord = Pick<Receipt, 'id' | 'paidOn' | 'items'> & {
  businessId: number;
  business: string;
  regionCode: string | null;
  petDivision: string | null;
  petKindName: string | null;
};

const records = (sql: Sql, { medicalId, regionCodes, since }: RecordScope) => sql`
  from receipts c join reviews r on r.id = c.review_id join listing_heads b on b.id = r.business_id
  where c.state = 'verified' and r.kind = 'hospital' and b.is_public and ${toldSince(sql, sql`c.paid_on`, since)}
    and exists (select 1 from receipt_items i where i.receipt_id = c.id)
    ${regionCodes ? sql`and b.region_code = any(${regionCodes})` : sql``}
    ${
      medicalId === null
        ? sql``
        : sql`and exists (
            with recursive below as (
              select id from treatments where id = ${medicalId}
              union select m.id from treatments m join below on m.parent_id = below.id
            )
            select 1 from receipt_items i join below on below.id = i.medical_id where i.receipt_id = c.id)`
    }`;

const recordColumns = (sql: Sql) => sql`
  c.id, c.paid_on, b.id as business_id, b.name as business, b.region_code, r.pet_division, r.pet_kind_name, ${items(sql)}`;

export async function listRecords(sql: Sql, scope: RecordScope, page: Page): Promise<ReceiptRecord[]> {
  return sql<ReceiptRecord[]>`
    select ${recordColumns(sql)} ${records(sql, scope)} order by c.paid_on desc, c.id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countRecords(sql: Sql, scope: RecordScope): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total ${records(sql, scope)}`;
  return row.total;
}

export async function findRecord(sql: Sql, id: number, scope: RecordScope): Promise<ReceiptRecord | undefined> {
  const [row] = await sql<ReceiptRecord[]>`select ${recordColumns(sql)} ${records(sql, scope)} and c.id = ${id}`;
  return row;
}

const toldSince = (sql: Sql, day: ReturnType<Sql>, today: string) => sql`${day} > ${today}::date - make_interval(months => ${TOLD_MONTHS})`;
