import { join } from 'node:path';
import { paths, root } from './lib/paths.ts';
import { jwtSecret } from './lib/site/secrets.ts';
import { ownAddress } from './lib/site/site.ts';
import { runningSite, withSiteDatabase } from './lib/site/site-database.ts';
import { runTool } from './lib/tool.ts';

try {
  process.exitCode = await withSiteDatabase(async (databaseUrl) => {
    // The site's own secret signs the addresses of papers that an operator opens.
    const site = {
      PUBLIC_URL: ownAddress() ?? (await runningSite())?.url,
      JWT_SECRET: await jwtSecret(),
      UPLOADS_DIR: paths.uploads,
    };
    const env = { DATABASE_URL: databaseUrl, ...site };
    return (await runTool(join(root, 'server/src/modules/operator/main.ts'), process.argv.slice(2), { env, show: true })).code;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
