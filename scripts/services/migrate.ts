import { join } from 'node:path';
import { root } from '../lib/paths.ts';
import { migrations } from '../lib/site/services.ts';
import { withSiteDatabase } from '../lib/site/site-database.ts';
import { runTool } from '../lib/tool.ts';

try {
  process.exitCode = await withSiteDatabase(
    async (databaseUrl) => {
      for (const migration of migrations) {
        const { code } = await runTool(join(root, migration), [], { env: { DATABASE_URL: databaseUrl }, show: true });
        if (code !== 0) return code;
      }
      return 0;
    },
    { needsServer: false },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
