import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { mixCommand } from '../delivery/src/compositions/commands.ts';
import { paths } from './lib/paths.ts';
import { withSiteDatabase } from './lib/site-database.ts';

const USAGE = 'Usage: npm run mix -- [PACKAGE@RELEASE…] [--path /hospital] [--days 7] [--site https://…]';

async function siteUrl(): Promise<string> {
  const runtime = await readFile(paths.runtime, 'utf8').catch(() => '{}');
  return (JSON.parse(runtime) as { url?: string }).url ?? 'http://localhost:4000';
}

try {
  const options = { path: { type: 'string', default: '/' }, days: { type: 'string', default: '7' }, site: { type: 'string' } } as const;
  const { values, positionals: named } = parseArgs({ options, allowPositionals: true });
  const days = Number(values.days);
  if (!(days > 0 && days <= 30)) throw new Error(`--days is at most 30.\n${USAGE}`);
  const page = new URL(values.path, values.site ?? (await siteUrl()));
  process.exitCode = await withSiteDatabase((url) => mixCommand(url, { named, page, days, say: console.log }), { migrate: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
