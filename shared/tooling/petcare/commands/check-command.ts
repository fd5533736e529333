import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SITE_CONTRACTS } from '../../presets/webpack/manifest/site-contracts-file.ts';
import { releaseElsewhere } from '@petcare/wire/elsewhere';
import { againstOf } from './against.ts';
import { build } from './build-command.ts';
import { elsewhereFor, ownName } from '../own-package/own-package.ts';
import { UsageError } from '../own-package/usage-error.ts';

const require = createRequire(import.meta.url);
const OWN_LINT = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((kind) => `eslint.config.${kind}`);
// What ESLint's package exports has no command.
const eslint = join(dirname(require.resolve('eslint/package.json')), 'bin', 'eslint.js');

const depcruise = () => fileURLToPath(new URL('../../bin/dependency-cruise.mjs', import.meta.resolve('dependency-cruiser')));

/** The complaints of a tool of Node's; empty when it ends well. */
function toldBy(file: string, args: readonly string[], dir: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? '' : said.trim() || `exit ${code}`));
  });
}

/** Faults that only the site can tell of a build: prefixes and origins, the first load, what fits the others that are live, pages in a browser. */
async function refusedBySite(dir: string, name: string, to: string | undefined): Promise<string> {
  const lines: string[] = [];
  const dryRun = { package: name, build: (out: string) => build(dir, out), dryRun: true, say: (line: string) => lines.push(line) };
  return (await releaseElsewhere(elsewhereFor(dir, to), dryRun)) === 0 ? '' : lines.join('\n');
}

/** `petcare check`: what would go wrong in the site, before it is built. The exit code is 1 when something would. */
export async function checkCommand(dir: string, to: string | undefined): Promise<number> {
  const name = await ownName(dir);
  const against = againstOf(dir, to);
  if (!existsSync(join(dir, 'tsconfig.json')))
    throw new UsageError('There is no tsconfig.json. All it needs is { "extends": "@petcare/tooling/tsconfig.remote.json" }');
  const { eventFaults, offerFaults, operationFaults, runCheck, sourcesOf, staleNames, styleFaults, usedForeignNames } =
    await import('../check.ts');
  const lint = OWN_LINT.some((file) => existsSync(join(dir, file))) ? [] : ['--config', require.resolve('@petcare/tooling/eslint')];
  const { sources, tests } = sourcesOf(dir);
  const laws = ['--output-type', 'err-long', '--config', require.resolve('@petcare/tooling/import-laws')];
  const clean = [
    await runCheck({
      name: 'types',
      faults: () => toldBy(require.resolve('typescript/bin/tsc'), ['--noEmit', '--pretty', 'false', '-p', '.'], dir),
    }),
    await runCheck({ name: 'lint', faults: () => toldBy(eslint, ['.', '--max-warnings', '0', '--no-color', ...lint], dir) }),
    await runCheck({
      name: 'imports',
      faults: () => toldBy(depcruise(), [...laws, ...sources, ...tests], dir),
    }),
    await runCheck({ name: 'stylesheets', faults: async () => styleFaults(dir, name).join('\n') }),
    await runCheck({ name: 'rows, events and slots of remote.ts', faults: async () => (await offerFaults(dir)).join('\n') }),
    await runCheck({ name: 'emits and hears of remote.ts', faults: async () => eventFaults(dir, sources).join('\n') }),
    await runCheck({
      name: `events and slots of other remotes are those of ${against.named}`,
      faults: async () => {
        const stale = staleNames(dir, await against.contracts(), name);
        const used = usedForeignNames(dir);
        const [ours, others] = [stale.filter((one) => used.includes(one)), stale.filter((one) => !used.includes(one))];
        if (others.length > 0)
          console.log(
            `  petcare types: ${SITE_CONTRACTS} is older than ${against.named} in what this remote doesn't use: ${others.join(', ')}`,
          );
        return ours.map((one) => `${SITE_CONTRACTS}: the ${one} is another there by now, or gone: petcare types.`).join('\n');
      },
    }),
    await runCheck({
      name: `operations fit the schema of ${against.named}`,
      faults: async () => operationFaults({ sdl: await against.sdl(), dir, files: [...sources, ...tests] }).join('\n'),
    }),
  ];
  if (!against.isSite) return clean.every(Boolean) ? 0 : 1;
  if (process.env['PETCARE_KEY'])
    clean.push(await runCheck({ name: `${against.named} would release it`, faults: () => refusedBySite(dir, name, to) }));
  else
    console.log(
      `– ${against.named} was not asked whether it would release it (prefixes, origins, first load, pages in a browser): PETCARE_KEY is not set`,
    );
  return clean.every(Boolean) ? 0 : 1;
}
