import type { Database } from './database.ts';

export async function isReachable(db: Database): Promise<boolean> {
  try {
    await db`select 1`;
    return true;
  } catch {
    return false;
  }
}
