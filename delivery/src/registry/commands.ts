import { lineOfAct } from '@petcare/wire/elsewhere';
import { selectActs } from './audit.sql.ts';
import { withRegistry, type Say } from './with-registry.ts';

/** Print the last acts, of one package or of all, oldest first. */
export async function auditCommand(databaseUrl: string, name: string | null, last: number, say: Say): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    for (const act of await selectActs(sql, name, last)) say(lineOfAct(act));
    return 0;
  });
}
