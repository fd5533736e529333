import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourcePackage } from './published-package.ts';

/** As TypeScript writes it, a declaration imports the source of another: which is not there. */
const SOURCE = /((?:from|import\()\s*['"]\.{1,2}\/[^'"]+?)(?<!\.d)\.tsx?(['"])/g;

function run(compiler: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The declarations of the kit can't be made:\n${said}`))));
  });
}

/**
 * Write the declarations of packages of `shared/` below a folder, each in a
 * folder of its package's name there. That the types hold is the check's
 * matter, not this one's.
 * @param options.work a folder for the program's own configuration, inside the checkout
 */
export async function writeDeclarations(
  sources: readonly SourcePackage[],
  { repository, work, to }: { repository: string; work: string; to: string },
): Promise<void> {
  const shared = join(repository, 'shared');
  const config = join(work, 'tsconfig.json');
  const entries = sources.map(({ dir }) => join(dir, '**', '*'));
  await writeFile(
    config,
    JSON.stringify({
      extends: join(shared, 'tooling', 'presets', 'typescript', 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        types: ['node', 'jest', '@testing-library/jest-dom'],
        noEmit: false,
        noCheck: true,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: shared,
        outDir: to,
      },
      include: entries,
      exclude: ['**/node_modules', '**/*.test.ts', '**/*.test.tsx'],
    }),
  );
  await run(join(repository, 'node_modules', 'typescript7', 'bin', 'tsc'), ['-p', config]);
  const written = await readdir(to, { recursive: true });
  for (const path of written.filter((one) => one.endsWith('.d.ts')).map((one) => join(to, one))) {
    await writeFile(path, (await readFile(path, 'utf8')).replace(SOURCE, '$1.js$2'));
  }
}
