import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** The secret that every process of this site's delivery signs with; made by whoever asks first. */
export async function siteSecret(sql: Database): Promise<string> {
  await sql`
    insert into delivery.secrets (name, value) values ('site', ${randomBytes(32).toString('base64url')})
    on conflict do nothing`;
  const [row] = await sql<{ value: string }[]>`select value from delivery.secrets where name = 'site'`;
  if (!row) throw new Error('The registry keeps no secret');
  return row.value;
}
