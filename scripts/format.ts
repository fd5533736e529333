import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { runTool } from './lib/tool.ts';

// Prettier decides what no one should discuss; `npm run check` fails on what it would change.
const { code, output } = await runTool(join(root, 'node_modules/prettier/bin/prettier.cjs'), ['--write', '--log-level', 'warn', '.']);
if (output.trim()) console.log(output.trim());
process.exit(code ?? 1);
