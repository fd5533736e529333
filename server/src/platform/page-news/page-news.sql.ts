import { PAGE_NEWS, writePageNews } from '@petcare/node';
import type { Sql } from '../database/database.ts';
import { withFewThings, type ChangedTopic } from '../topics.ts';

/**
 * Tells every delivery service that public pages show something else of these topics: of whatever no person has asked for
 * through one of them. In a transaction it is told when that commits, and only then.
 */
export async function tellPages(sql: Sql, changed: readonly ChangedTopic[]): Promise<void> {
  const topics = withFewThings([...new Set(changed)]);
  for (const text of writePageNews({ writes: [], topics })) await sql`select pg_notify(${PAGE_NEWS}, ${text})`;
}
