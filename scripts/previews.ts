import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { elsewhereOf, previewCommandOf, previewsElsewhere } from '@petcare/wire/elsewhere';
import { previewsCommand } from '../delivery/src/previews/commands.ts';
import { runningSite, withSiteDatabase } from './lib/site/site-database.ts';

const USAGE = `Usage: npm run previews                     every preview that stands, and where
       npm run previews discard ID
       each with [-- --to URL --as mf-search]: PETCARE_KEY holds the key of this package`;

try {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ options: { to: text, as: text }, allowPositionals: true });
  const command = previewCommandOf(positionals);
  if (!command || (values.as === undefined) !== (values.to === undefined)) throw new Error(USAGE);
  if ('wrong' in command) throw new Error(command.wrong);
  const elsewhere = values.to === undefined ? null : elsewhereOf(values.to, process.env['PETCARE_KEY']);
  if (elsewhere && 'wrong' in elsewhere) throw new Error(elsewhere.wrong);
  const actor = process.env['USER'] ?? userInfo().username;
  const site = process.env['SITE_URL'] ?? (await runningSite())?.url ?? 'http://localhost:4000';
  process.exitCode = elsewhere
    ? await previewsElsewhere(elsewhere, values.as ?? '', command, console.log)
    : await withSiteDatabase((url) => previewsCommand(url, command, { site, actor, say: console.log }), { needsServer: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
