import { join } from 'node:path';
import { paths, root } from '../lib/paths.ts';
import { jwtSecret } from '../lib/site/secrets.ts';
import { withSiteDatabase } from '../lib/site/site-database.ts';
import { runTool } from '../lib/tool.ts';

try {
  process.exitCode = await withSiteDatabase(async (databaseUrl) => {
    const env = { DATABASE_URL: databaseUrl, JWT_SECRET: await jwtSecret(), UPLOADS_DIR: paths.uploads };
    return (await runTool(join(root, 'server/src/modules/books/main.ts'), process.argv.slice(2), { env, show: true })).code;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
