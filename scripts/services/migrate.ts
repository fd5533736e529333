import { join } from 'node:path';
import { root } from '../lib/paths.ts';
import { withSiteDatabase } from '../lib/site/site-database.ts';
import { runTool } from '../lib/tool.ts';

try {
  process.exitCode = await withSiteDatabase(
    async (databaseUrl) => {
      for (const service of ['server', 'delivery']) {
        const { code } = await runTool(join(root, service, 'src/migrate.main.ts'), [], { env: { DATABASE_URL: databaseUrl }, show: true });
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
