import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { MoveOrder } from '../../../delivery/src/moves/moves.ts';
import { moveCommand } from '../../../delivery/src/moves/commands.ts';
import { rollBackToCommand } from '../../../delivery/src/release/roll-back-to.ts';
import { readStoreSettings } from '../../../delivery/src/settings/read-settings.ts';
import { openStore } from '../../../delivery/src/stores/open-store.ts';
import { elsewhereOf, moveElsewhere as moveThere, CommandStopped, stoppedBySignals } from '@petcare/wire/elsewhere';
import { paths } from '../paths.ts';
import { promoteFromElsewhere } from './promote-from.ts';
import { withSiteDatabase } from '../site/site-database.ts';

async function moveElsewhere(
  kind: 'rollback' | 'promote',
  [name, ...more]: string[],
  { to, note, release, stopped }: { to: string; note?: string | undefined; release?: string | undefined; stopped: AbortSignal },
): Promise<number> {
  if (name === undefined || more.length > 0) throw new Error('--to takes one package: a key is for one.');
  const elsewhere = elsewhereOf(to, process.env['PETCARE_KEY']);
  if ('wrong' in elsewhere) throw new Error(elsewhere.wrong);
  return moveThere(kind, elsewhere, { package: name, note, release, stopped, say: console.log });
}

/** Back to a release of one package that was live before the last one. */
async function moveBackTo(release: string, [name, ...more]: string[], by: MoveOrder): Promise<number> {
  if (name === undefined || more.length > 0) throw new Error('--release takes one package.');
  const store = await openStore(readStoreSettings({ ...process.env, RELEASES_DIR: paths.releases }));
  const back = (databaseUrl: string) => rollBackToCommand({ databaseUrl, store, name, release, say: console.log, ...by });
  return withSiteDatabase(back, { needsServer: false });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const USAGE = {
  rollback: 'Usage: npm run rollback PACKAGE… [-- --note WHY] [--release ID] [--to URL]   (as: npm run rollback mf-search)',
  promote: `Usage: npm run promote PACKAGE… [-- --note WHY] [--to URL]   (as: npm run promote mf-search)
       npm run promote [PACKAGE…] -- --from URL [--note WHY]           what is live there, of all or of these: all or none
       npm run promote PACKAGE -- --from URL --to URL [--release ID] [--canary PERCENT [--minutes 30] [--budget 2]]
       PETCARE_FROM_KEY holds the key on the site of --from: the shell's, with --to that of the package`,
};
const text = { type: 'string' } as const;

/** `npm run rollback|promote`, in this process: starting another would cost longer than the move. */
export async function movePointer(kind: 'rollback' | 'promote'): Promise<void> {
  const stopped = stoppedBySignals();
  try {
    const { values, positionals: names } = parseArgs({
      options: {
        note: text,
        to: text,
        release: text,
        ...(kind === 'promote' && { from: text, canary: text, minutes: text, budget: text }),
      },
      allowPositionals: true,
    });
    const { note, release, from, ...plan } = values as Partial<Record<string, string>>;
    const actor = process.env['USER'] ?? userInfo().username;
    if (from !== undefined) {
      process.exitCode = await promoteFromElsewhere(names, { ...plan, from, note, release, actor });
      return;
    }
    if (names.length === 0 || (kind === 'promote' && (release !== undefined || plan['canary'] !== undefined))) throw new Error(USAGE[kind]);
    if (values.to !== undefined) {
      process.exitCode = await moveElsewhere(kind, names, { to: values.to, note, release, stopped });
      return;
    }
    const by = { actor, stopped, ...(note && { note }) };
    const move = (databaseUrl: string) => moveCommand(kind, { databaseUrl, names, say: console.log, ...by });
    process.exitCode = release === undefined ? await withSiteDatabase(move, { needsServer: false }) : await moveBackTo(release, names, by);
  } catch (error) {
    const isStopped = error instanceof CommandStopped;
    console.error(isStopped ? `${error.message} Nothing more is moved; what was is in the log (npm run audit).` : messageOf(error));
    process.exitCode = isStopped ? error.code : 1;
  }
  // A registry that stands still keeps its connection open.
  process.exit();
}
