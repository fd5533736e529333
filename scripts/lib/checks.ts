import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkOperations } from '../operations.ts';
import { teamMapDrift } from '../team-map.ts';
import { foreignTables } from '../table-owners.ts';
import { nothing, oneFailed, sum, type Counts } from './counts.ts';
import { paths, root } from './paths.ts';
import { runTool } from './tool.ts';

interface Check {
  name: string;
  /** What is wrong; empty when nothing is. */
  faults: () => Promise<string>;
}

const tool = async (file: string, args: string[]) => {
  const { code, output } = await runTool(join(root, file), args);
  return code === 0 ? '' : output.trim() || `exit ${code}`;
};
const typeCheck = (project: string): Check => ({
  name: `types (${project})`,
  faults: () => tool('node_modules/typescript7/bin/tsc', ['-p', project]),
});
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const cruised = ['shell', 'shared', 'server', 'delivery', 'e2e', 'scripts', 'bench', ...remotes];

const checks: Check[] = [
  typeCheck('tsconfig.json'),
  typeCheck('tsconfig.node.json'),
  typeCheck('e2e/tsconfig.json'),
  {
    name: 'lint',
    faults: () =>
      tool('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0', '--cache', '--cache-location', join(paths.cache, 'eslint/')]),
  },
  {
    name: 'format (npm run format mends it)',
    faults: () =>
      tool('node_modules/prettier/bin/prettier.cjs', ['--check', '--cache', '--cache-location', join(paths.cache, 'prettier'), '.']),
  },
  {
    name: 'import laws',
    faults: () => {
      const folders = cruised.filter((name) => existsSync(join(root, name)));
      return tool('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', ...folders]);
    },
  },
  { name: 'a table belongs to one module', faults: async () => foreignTables(root).join('\n') },
  { name: 'operations fit the schema', faults: async () => checkOperations(root).join('\n') },
  { name: 'generated files are current', faults: () => tool('server/src/generate/main.ts', ['--check']) },
  { name: 'docs/map.md is current', faults: async () => teamMapDrift(root) },
];

/** Runs every check, two at a time, and tells of each. */
export async function runChecks(): Promise<Counts> {
  const queue = [...checks];
  const results: Counts[] = [];
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await runCheck(check));
  };
  await Promise.all([work(), work()]);
  return sum(results);
}

async function runCheck({ name, faults }: Check): Promise<Counts> {
  const started = Date.now();
  const found = await faults().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const time = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(found ? `✗ ${name} (${time})\n${found.replace(/^/gm, '    ')}` : `✓ ${name} (${time})`);
  return found ? oneFailed : { ...nothing, passed: 1 };
}
