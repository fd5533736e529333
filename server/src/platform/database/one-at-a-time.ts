import { createDatabase } from './database.ts';

/** Does the work while no other process does work under the same number; they wait for each other. */
export async function oneAtATime(url: string, lock: number, work: () => Promise<void>): Promise<void> {
  const db = createDatabase(url, { max: 1 });
  try {
    await db.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${lock})`;
      await work();
    });
  } finally {
    await db.end();
  }
}
