import type { Database, Transaction } from '../platform/database.ts';
import { selectStored } from './registry.sql.ts';

const START = /^[0-9a-f]{1,12}$/;

/** The stored release of a package that somebody names by its id, or by a start of it that only one has; else why it is none. */
export async function wholeRelease(
  sql: Database | Transaction,
  name: string,
  start: string,
): Promise<{ release: string } | { why: string }> {
  const [release, another] = START.test(start) ? await selectStored(sql, name, start) : [];
  if (release === undefined) return { why: `${name} has no stored release ${start}: npm run audit lists them.` };
  return another === undefined ? { release } : { why: `${name}@${start} may be ${release} or ${another}: write more of it.` };
}
