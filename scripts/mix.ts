import { parseArgs } from 'node:util';
import { mixCommand } from '../delivery/src/compositions/commands.ts';
import { runningSite, withSiteDatabase } from './lib/site/site-database.ts';

const USAGE = 'Usage: npm run mix -- [PACKAGE@RELEASE|live|previous|canary…] [--path /hospital] [--days 7] [--site https://…]';

try {
  const options = { path: { type: 'string', default: '/' }, days: { type: 'string', default: '7' }, site: { type: 'string' } } as const;
  const { values, positionals: named } = parseArgs({ options, allowPositionals: true });
  const days = Number(values.days);
  if (!(days > 0 && days <= 30)) throw new Error(`--days is at most 30.\n${USAGE}`);
  const page = new URL(values.path, values.site ?? (await runningSite())?.url ?? 'http://localhost:4000');
  process.exitCode = await withSiteDatabase((url) => mixCommand(url, { named, page, days, say: console.log }), { needsServer: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
