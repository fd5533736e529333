import { join } from 'node:path';
import { paths, root } from './lib/paths.ts';
import { runningSite, withSiteDatabase } from './lib/site/site-database.ts';
import { runTool } from './lib/tool.ts';

const args = process.argv.slice(2);
const leave = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(name, () => leave.abort());
process.channel?.unref();
const release = async (env: Record<string, string | undefined>) =>
  (await runTool(join(root, 'delivery/src/release.main.ts'), args, { env, show: true, tied: true, signal: leave.signal })).code;
// A site elsewhere has a registry of its own: none is needed here.
const isElsewhere = args.some((arg) => arg === '--to' || arg.startsWith('--to='));

try {
  process.exitCode = isElsewhere
    ? await release({})
    : await withSiteDatabase(
        async (databaseUrl) => {
          const site = await runningSite();
          // A site of another database would show other releases.
          const ours = site?.databaseUrl === databaseUrl ? site : null;
          const { SITE_URL = ours?.url, SMOKE_LOGINS = JSON.stringify(ours?.logins) } = process.env;
          return release({ DATABASE_URL: databaseUrl, RELEASES_DIR: paths.releases, SITE_URL, SMOKE_LOGINS });
        },
        { needsServer: false },
      );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
