import type { Sql } from '../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../platform/database/page-of-rows.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

export type InquiryRow = {
  id: number;
  userId: number;
  category: string;
  title: string;
  content: string;
  pictures: string[];
  answer: string | null;
  answeredAt: string | null;
  createdAt: string;
  updatedAt: string | null;
};
export type NewInquiry = { category: string; title: string; content: string };

/** So much of a text is given in a list. */
const EXCERPT = 100;

const columns = (sql: Sql) => sql`
  id, user_id, category, title, answer, answered_at, created_at, updated_at,
  array(select key from inquiry_pictures p where p.inquiry_id = inquiries.id order by place) as pictures`;

export async function listInquiriesOf(sql: Sql, userId: number, page: Page): Promise<InquiryRow[]> {
  return sql<InquiryRow[]>`
    select ${columns(sql)}, left(content, ${EXCERPT}) as content from inquiries where user_id = ${userId}
    order by id desc limit ${page.count} offset ${offsetOf(page)}`;
}

/** Of one person, who may write ten a day. */
export async function countInquiriesOf(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from inquiries where user_id = ${userId}`;
  return row!.total;
}

export async function findInquiry(sql: Sql, id: number): Promise<InquiryRow | undefined> {
  const [row] = await sql<InquiryRow[]>`select ${columns(sql)}, content from inquiries where id = ${id}`;
  return row;
}

/** Holds it until the transaction ends: it is either changed or answered. */
export async function lockInquiry(sql: Sql, id: number): Promise<void> {
  await sql`select id from inquiries where id = ${id} for update`;
}

/** Those that nobody has answered, oldest first. */
export async function listWaiting(sql: Sql, page: Page): Promise<ListedPage<InquiryRow>> {
  const rows = () => sql`select ${columns(sql)}, content from inquiries where answered_at is null order by id`;
  return pageOfRows<InquiryRow>(sql, rows, page);
}

export async function insertInquiry(sql: Sql, inquiry: NewInquiry & { userId: number; createdAt: Date }): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into inquiries ${sql(inquiry, 'userId', 'category', 'title', 'content', 'createdAt')} returning id`;
  return row!.id;
}

export async function updateInquiry(sql: Sql, id: number, change: NewInquiry & { updatedAt: Date }): Promise<void> {
  await sql`update inquiries set ${sql(change, 'category', 'title', 'content', 'updatedAt')} where id = ${id}`;
}

export async function replacePictures(sql: Sql, inquiryId: number, keys: readonly string[]): Promise<void> {
  await sql`delete from inquiry_pictures where inquiry_id = ${inquiryId}`;
  const rows = keys.map((key, place) => ({ inquiryId, place, key }));
  if (rows.length > 0) await sql`insert into inquiry_pictures ${sql(rows, 'inquiryId', 'place', 'key')}`;
}

export async function deleteInquiry(sql: Sql, id: number): Promise<void> {
  await sql`delete from inquiries where id = ${id}`;
}

export async function setAnswer(sql: Sql, id: number, answer: string, answeredAt: Date): Promise<void> {
  await sql`update inquiries set answer = ${answer}, answered_at = coalesce(answered_at, ${answeredAt}) where id = ${id}`;
}

export async function listPicturesOf(sql: Sql, userId: number): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select p.key from inquiry_pictures p join inquiries i on i.id = p.inquiry_id where i.user_id = ${userId}`;
  return rows.map(({ key }) => key);
}

export async function findAddress(sql: Sql, userId: number): Promise<string | undefined> {
  const [row] = await sql<{ email: string }[]>`select email from account_contacts where id = ${userId}`;
  return row?.email;
}
