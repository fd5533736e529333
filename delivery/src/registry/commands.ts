import { promote, rollback, type Outcome } from './acts.ts';
import { selectActs, type LoggedAct } from './audit.sql.ts';
import { withRegistry, type Say } from './with-registry.ts';

const verbs = { rollback, promote };

export type MoveKind = keyof typeof verbs;

/** What a move has done, in one line. */
export function lineOfMove(kind: MoveKind, name: string, { release, replaced }: { release: string; replaced: string | null }): string {
  return kind === 'rollback'
    ? `${name}: back to ${release}; ${replaced} is withdrawn.`
    : `${name}: ${release} is live for all; ${replaced} was.`;
}

/** Move the pointers of these packages back, or on to their canary; tells of each. The exit code: 1 when one could not be moved. */
export async function moveCommand(
  kind: MoveKind,
  options: { databaseUrl: string; names: string[]; actor: string; note?: string; say: Say },
): Promise<number> {
  const { databaseUrl, names, say, ...by } = options;
  return withRegistry(databaseUrl, async (sql) => {
    let code = 0;
    for (const name of names) {
      const outcome: Outcome = await verbs[kind](sql, name, by);
      say(outcome.done ? lineOfMove(kind, name, outcome) : outcome.why);
      if (!outcome.done) code = 1;
    }
    return code;
  });
}

function lineOf({ at, actor, act, package: name, release, previous, note }: LoggedAct): string {
  const change = [release, previous ? `(was ${previous})` : ''].filter(Boolean).join(' ');
  const [first = '', ...more] = (note ?? '').split('\n');
  const head = [at.toISOString().slice(0, 19).replace('T', ' '), act.padEnd(8), name.padEnd(15), change, `by ${actor}`, first]
    .filter(Boolean)
    .join('  ');
  return [head, ...more.map((line) => `    ${line}`)].join('\n');
}

/** Print the last acts, of one package or of all, oldest first. */
export async function auditCommand(databaseUrl: string, name: string | null, last: number, say: Say): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    for (const act of await selectActs(sql, name, last)) say(lineOf(act));
    return 0;
  });
}
