import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { runTool } from './lib/tool.ts';
import { readmeMapDrift, writeReadmeMap } from './readme-map.ts';

const isCheck = process.argv.includes('--check');
const { code } = await runTool(join(root, 'server/src/generate/main.ts'), isCheck ? ['--check'] : [], { show: true });

const drift = isCheck ? await readmeMapDrift(root) : '';
if (drift) console.error(drift);
if (!isCheck && (await writeReadmeMap(root))) console.log('Wrote README.md');
process.exit(code || (drift ? 1 : 0));
