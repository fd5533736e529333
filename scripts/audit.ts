import { parseArgs } from 'node:util';
import { auditElsewhere, elsewhereOf } from '@petcare/wire/elsewhere';
import { auditCommand } from '../delivery/src/registry/commands.ts';
import { withSiteDatabase } from './lib/site/site-database.ts';

const USAGE = 'Usage: npm run audit [PACKAGE] [-- --last 50] [--to URL [--errors]]';

async function auditThere(to: string, name: string | undefined, errors: boolean): Promise<number> {
  if (name === undefined) throw new Error('--to takes one package: a key is for one.');
  const elsewhere = elsewhereOf(to, process.env['PETCARE_KEY']);
  if ('wrong' in elsewhere) throw new Error(elsewhere.wrong);
  return auditElsewhere(elsewhere, { package: name, say: console.log, errors });
}

try {
  const { values, positionals } = parseArgs({
    options: { last: { type: 'string', default: '50' }, to: { type: 'string' }, errors: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const last = Number(values.last);
  if (!Number.isInteger(last) || last < 1 || positionals.length > 1 || (values.errors && values.to === undefined)) throw new Error(USAGE);
  process.exitCode =
    values.to === undefined
      ? await withSiteDatabase((url) => auditCommand(url, positionals[0] ?? null, last, console.log), { needsServer: false })
      : await auditThere(values.to, positionals[0], values.errors);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
