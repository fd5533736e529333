import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { faultOfName, faultOfTitle } from '@petcare/tooling/create';
import { root } from './lib/paths.ts';
import { runTool } from './lib/tool.ts';
import { raiseKit } from './new-remote/raise-kit.ts';
import { writeRemote } from './new-remote/write-remote.ts';

const PNPM = 'pnpm@12.21.0';
const [name = '', title = '새 화면'] = process.argv.slice(2);

const fault = faultOfName(root, name) ?? faultOfTitle(title);
if (fault) {
  console.error(`${fault}\nUsage: npm run new-remote mf-example "예시"`);
  process.exit(1);
}

const { row, path, files } = await writeRemote(root, { name, title });
const version = await raiseKit(root);
await runTool(join(root, 'node_modules/prettier/bin/prettier.cjs'), ['--write', '--ignore-unknown', ...files]);
// The lock file follows the new package.json; CI would forbid that.
const { status } = spawnSync('npx', ['--yes', PNPM, 'install', '--no-frozen-lockfile', '--prefer-offline'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

console.log(`
${name}/ stands, and the kit of other teams is ${version}. One thing is left to you: its row in shell/src/routes.ts.

${row}

Then:
  npm run generate               # the map in README.md
  npm run check
  npm run release ${name} shell  # it shows up at ${path}`);
