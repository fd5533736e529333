import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../lib/paths.ts';
import { withSiteDatabase } from '../lib/site/site-database.ts';
import { runTool } from '../lib/tool.ts';

const listings = 'server/src/modules/registers/main.ts';
const medical = 'server/src/modules/medical/import/main.ts';
/** The tool that reads each kind of file. */
const importers: Record<string, string> = {
  hospitals: listings,
  pharmacies: listings,
  grooming: listings,
  hotels: listings,
  kindergartens: listings,
  breeds: medical,
  diseases: medical,
  fees: medical,
};

const [kind, file, ...options] = process.argv.slice(2);
const path = file === undefined ? '' : resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
if (!kind || !path || !Object.hasOwn(importers, kind)) {
  console.error(`Usage: npm run import -- ${Object.keys(importers).join('|')} FILE`);
  process.exit(2);
}
if (!existsSync(path)) {
  console.error(`${path} does not exist.`);
  process.exit(2);
}

const leave = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(name, () => leave.abort());
process.channel?.unref();

try {
  const importer = join(root, importers[kind]!);
  process.exitCode = await withSiteDatabase(async (databaseUrl) => {
    const env = { DATABASE_URL: databaseUrl };
    return (await runTool(importer, [kind, path, ...options], { env, show: true, signal: leave.signal })).code;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
