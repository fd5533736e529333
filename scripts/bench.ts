import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { runTool } from './lib/tool.ts';

const folder = join(root, 'bench');
const [name = '', ...more] = process.argv.slice(2);
const known = readdirSync(folder).filter((entry) => existsSync(join(folder, entry, 'main.ts')));
if (!known.includes(name)) {
  console.error(`Usage: npm run bench ${known.join('|')} [-- what it tries]`);
  process.exit(2);
}

const leave = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => leave.abort());
process.channel?.unref();
process.exitCode = (await runTool(join(folder, name, 'main.ts'), more, { show: true, signal: leave.signal })).code;
