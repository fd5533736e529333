import { parseArgs } from 'node:util';
import { auditCommand } from '../delivery/src/registry/commands.ts';
import { withSiteDatabase } from './lib/site-database.ts';

try {
  const { values, positionals } = parseArgs({ options: { last: { type: 'string', default: '50' } }, allowPositionals: true });
  const last = Number(values.last);
  if (!Number.isInteger(last) || last < 1 || positionals.length > 1) throw new Error('Usage: npm run audit [PACKAGE] [-- --last 50]');
  process.exitCode = await withSiteDatabase((url) => auditCommand(url, positionals[0] ?? null, last, console.log), { migrate: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
