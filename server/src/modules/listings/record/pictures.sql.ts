import type { Sql } from '../../../platform/database/database.ts';

export type Picture = { id: number; businessId: number; filepath: string };

export async function listPictures(sql: Sql, businessIds: number[]): Promise<Picture[]> {
  return sql<Picture[]>`
    select id, business_id, filepath from business_pictures
    where business_id = any(${businessIds}) order by business_id, position`;
}

/** A listing's pictures, which nobody else changes before the transaction ends. */
export async function lockPictures(sql: Sql, businessId: number): Promise<string[]> {
  await sql`select 1 from businesses where id = ${businessId} for no key update`;
  return (await listPictures(sql, [businessId])).map(({ filepath }) => filepath);
}

export async function replacePictures(sql: Sql, businessId: number, filepaths: string[]): Promise<void> {
  await sql`delete from business_pictures where business_id = ${businessId}`;
  const rows = filepaths.map((filepath, position) => ({ businessId, position, filepath }));
  if (rows.length > 0) await sql`insert into business_pictures ${sql(rows, 'businessId', 'position', 'filepath')}`;
}
