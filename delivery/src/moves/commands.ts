import { lineOfMove, type MoveKind } from '@petcare/wire/elsewhere';
import { unlessSilent } from '../registry/unless-silent.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';
import { promote, rollback, type MoveOrder, type Outcome } from './moves.ts';

const verbs = { rollback, promote };

/** Move the pointers of these packages back, or on to their canary; tells of each. The exit code: 1 when one could not be moved. */
export async function moveCommand(
  kind: MoveKind,
  options: MoveOrder & { databaseUrl: string; names: string[]; say: Say },
): Promise<number> {
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
