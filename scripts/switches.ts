import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { elsewhereOf, switchCommandOf, switchesElsewhere } from '@petcare/wire/elsewhere';
import { switchesCommand } from '../delivery/src/switches/commands.ts';
import { withSiteDatabase } from './lib/site/site-database.ts';

const USAGE = `Usage: npm run switches                                                             every switch, and for how many it is on
       npm run switches set NAME PERCENT [-- --owner mf-search] [--note WHY]
       npm run switches remove NAME
       each with [-- --to URL [--as mf-search]]: PETCARE_KEY holds the key of the shell, or of this remote`;

try {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ options: { owner: text, note: text, to: text, as: text }, allowPositionals: true });
  const command = switchCommandOf(positionals, values);
  if (!command || (values.as !== undefined && values.to === undefined)) throw new Error(USAGE);
  const actor = process.env['USER'] ?? userInfo().username;
  const elsewhere = values.to === undefined ? null : elsewhereOf(values.to, process.env['PETCARE_KEY']);
  if (elsewhere && 'wrong' in elsewhere) throw new Error(elsewhere.wrong);
  process.exitCode = elsewhere
    ? await switchesElsewhere(elsewhere, values.as ?? 'shell', command, console.log)
    : await withSiteDatabase((url) => switchesCommand(url, command, { actor, say: console.log }), { needsServer: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
