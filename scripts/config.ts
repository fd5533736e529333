import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { configCommandOf, configElsewhere, elsewhereOf } from '@petcare/wire/elsewhere';
import { configCommand } from '../delivery/src/config/commands.ts';
import { withSiteDatabase } from './lib/site/site-database.ts';

const USAGE = `Usage: npm run config mf-search                                  every key of its configuration, and what it is
       npm run config mf-search set KEY VALUE [-- --note WHY]
       npm run config mf-search reset KEY [-- --note WHY]       its default again
       each with [-- --to URL [--as shell]]: PETCARE_KEY holds the key of the package, or of the shell`;

try {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ options: { note: text, to: text, as: text }, allowPositionals: true });
  const [name, ...words] = positionals;
  const command = configCommandOf(words, values.note);
  if (name === undefined || !command || (values.as !== undefined && values.to === undefined)) throw new Error(USAGE);
  const actor = process.env['USER'] ?? userInfo().username;
  const elsewhere = values.to === undefined ? null : elsewhereOf(values.to, process.env['PETCARE_KEY']);
  if (elsewhere && 'wrong' in elsewhere) throw new Error(elsewhere.wrong);
  process.exitCode = elsewhere
    ? await configElsewhere(elsewhere, { name, ...(values.as !== undefined && { scope: values.as }) }, command, console.log)
    : await withSiteDatabase((url) => configCommand(url, name, command, { actor, say: console.log }), { needsServer: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
