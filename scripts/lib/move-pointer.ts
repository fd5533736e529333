import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { moveCommand } from '../../delivery/src/registry/commands.ts';
import { withSiteDatabase } from './site-database.ts';

/** `npm run rollback|promote PACKAGE… [-- --note WHY]`, in this process: starting another would cost longer than the move. */
export async function movePointer(kind: 'rollback' | 'promote'): Promise<void> {
  try {
    const { values, positionals: names } = parseArgs({ options: { note: { type: 'string' } }, allowPositionals: true });
    if (names.length === 0) throw new Error(`Usage: npm run ${kind} PACKAGE… [-- --note WHY]   (as: npm run ${kind} mf-search)`);
    const actor = process.env['USER'] ?? userInfo().username;
    const move = (databaseUrl: string) => moveCommand(kind, { databaseUrl, names, actor, say: console.log, ...(values.note && { note: values.note }) });
    process.exitCode = await withSiteDatabase(move, { migrate: false });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
