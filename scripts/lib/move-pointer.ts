import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { moveCommand } from '../../delivery/src/registry/commands.ts';
import { moveElsewhereCommand } from '../../delivery/src/upload/commands.ts';
import { elsewhereOf } from '../../delivery/src/upload/elsewhere.ts';
import { withSiteDatabase } from './site-database.ts';

async function moveElsewhere(
  kind: 'rollback' | 'promote',
  [name, ...more]: string[],
  { to, note }: { to: string; note?: string | undefined },
): Promise<number> {
  if (name === undefined || more.length > 0) throw new Error('--to takes one package: a key is for one.');
  const elsewhere = elsewhereOf(to, process.env['PETCARE_KEY']);
  if ('wrong' in elsewhere) throw new Error(elsewhere.wrong);
  return moveElsewhereCommand(kind, elsewhere, { package: name, note, say: console.log });
}

/** `npm run rollback|promote PACKAGE… [-- --note WHY] [--to URL]`, in this process: starting another would cost longer than the move. */
export async function movePointer(kind: 'rollback' | 'promote'): Promise<void> {
  try {
    const { values, positionals: names } = parseArgs({
      options: { note: { type: 'string' }, to: { type: 'string' } },
      allowPositionals: true,
    });
    if (names.length === 0) throw new Error(`Usage: npm run ${kind} PACKAGE… [-- --note WHY] [--to URL]   (as: npm run ${kind} mf-search)`);
    if (values.to !== undefined) {
      process.exitCode = await moveElsewhere(kind, names, { to: values.to, note: values.note });
      return;
    }
    const actor = process.env['USER'] ?? userInfo().username;
    const move = (databaseUrl: string) =>
      moveCommand(kind, { databaseUrl, names, actor, say: console.log, ...(values.note && { note: values.note }) });
    process.exitCode = await withSiteDatabase(move, { migrate: false });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
