import { join } from 'node:path';
import { paths, root } from './lib/paths.ts';
import { runTool } from './lib/tool.ts';
import { startPostgres } from '@petcare/postgres';
import { teamMapDrift, writeTeamMap } from './laws/team-map.ts';

const isCheck = process.argv.includes('--check');
// Migrations are run to see what they make; the check reads only which ones were.
const cluster = isCheck ? null : await startPostgres({ dir: join(paths.cache, 'generate-postgres'), fast: true });
const { code } = await runTool(join(root, 'server/src/generate/main.ts'), isCheck ? ['--check'] : [], {
  env: cluster ? { TEST_DATABASE_URL: cluster.url } : {},
  show: true,
});
await cluster?.stop();

const drift = isCheck ? await teamMapDrift(root) : '';
if (drift) console.error(drift);
if (!isCheck && (await writeTeamMap(root))) console.log('Wrote docs/map.md');
process.exit(code || (drift ? 1 : 0));
