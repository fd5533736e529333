import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventFaults, operationFaults, runCheck, sourcesOf, type Check } from '@petcare/tooling/check';
import { teamMapDrift } from '../../laws/team-map.ts';
import { foreignTables } from '../../laws/table-owners.ts';
import { nothing, oneFailed, sum, type Counts } from './counts.ts';
import { paths, root } from '../paths.ts';
import { runTool } from '../tool.ts';

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

/** The sources of what runs in the page, but for those that only say how an operation is written. */
const browserFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'shell', 'mf-*', 'shared'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/^shared\/(api|tooling|wire)\//.test(file));

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
  {
    name: 'no dead files or exports (knip)',
    faults: () => tool('node_modules/knip/bin/knip.js', ['--no-progress', '--reporter', 'compact']),
  },
  { name: 'a table belongs to one module', faults: async () => foreignTables(root).join('\n') },
  {
    name: 'operations fit the schema',
    faults: async () =>
      operationFaults({ sdl: readFileSync(join(root, 'server/schema.graphql'), 'utf8'), dir: root, files: browserFiles() }).join('\n'),
  },
  {
    name: 'emits and hears of each remote.ts',
    faults: async () =>
      remotes
        .flatMap((name) => eventFaults(join(root, name), sourcesOf(join(root, name)).sources).map((fault) => `${name}/${fault}`))
        .join('\n'),
  },
  { name: 'generated files are current', faults: () => tool('server/src/generate/main.ts', ['--check']) },
  { name: 'docs/map.md is current', faults: async () => teamMapDrift(root) },
];

/** Runs every check, two at a time, and tells of each. */
export async function runChecks(): Promise<Counts> {
  const queue = [...checks];
  const results: Counts[] = [];
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift())
      results.push((await runCheck(check)) ? { ...nothing, passed: 1 } : oneFailed);
  };
  await Promise.all([work(), work()]);
  return sum(results);
}
