import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { runTool } from './lib/tool.ts';
import { teamMapDrift, writeTeamMap } from './team-map.ts';

const isCheck = process.argv.includes('--check');
const { code } = await runTool(join(root, 'server/src/generate/main.ts'), isCheck ? ['--check'] : [], { show: true });

const drift = isCheck ? await teamMapDrift(root) : '';
if (drift) console.error(drift);
if (!isCheck && (await writeTeamMap(root))) console.log('Wrote docs/map.md');
process.exit(code || (drift ? 1 : 0));
