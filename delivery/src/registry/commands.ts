import { lineOfAct, lineOfMove, type MoveKind } from '@petcare/tooling/elsewhere';
import { promote, rollback, type By, type Outcome } from './acts.ts';
import { selectActs } from './audit.sql.ts';
import { unlessSilent } from './unless-silent.ts';
import { withRegistry, type Say } from './with-registry.ts';

const verbs = { rollback, promote };

/** Move the pointers of these packages back, or on to their canary; tells of each. The exit code: 1 when one could not be moved. */
export async function moveCommand(kind: MoveKind, options: By & { databaseUrl: string; names: string[]; say: Say }): Promise<number> {
  const { databaseUrl, names, say, ...by } = options;
  return withRegistry(databaseUrl, async (sql) => {
    let code = 0;
    for (const name of names) {
      const moved = (stopped: AbortSignal) => verbs[kind](sql, name, { ...by, stopped });
      const outcome: Outcome = await unlessSilent(moved, { stopped: by.stopped });
      say(outcome.done ? lineOfMove(kind, name, outcome) : outcome.why);
      if (!outcome.done) code = 1;
    }
    return code;
  });
}

/** Print the last acts, of one package or of all, oldest first. */
export async function auditCommand(databaseUrl: string, name: string | null, last: number, say: Say): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    for (const act of await selectActs(sql, name, last)) say(lineOfAct(act));
    return 0;
  });
}
