import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { withSiteDatabase } from './lib/site-database.ts';
import { runTool } from './lib/tool.ts';

try {
  process.exitCode = await withSiteDatabase(async (databaseUrl) => {
    const env = { DATABASE_URL: databaseUrl };
    return (await runTool(join(root, 'server/src/modules/operator/main.ts'), process.argv.slice(2), { env, show: true })).code;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
