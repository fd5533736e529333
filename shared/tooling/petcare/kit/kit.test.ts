import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilePackage } from './compiled-package.ts';
import { publishedPackage } from './published-package.ts';

const repository = join(__dirname, '../../../..');
const shell = JSON.parse(readFileSync(join(repository, 'shell/package.json'), 'utf8')) as { version: string; kit: string[] };
const sourceOf = (name: string) => ({ name, dir: join(repository, 'shared', name.slice('@petcare/'.length)) });

test.each(shell.kit)('%s can be installed without the checkout', (name) => {
  const { version, exports, dependencies } = publishedPackage(sourceOf(name)) as {
    version: string;
    exports: Record<string, string | { types: string; default?: string }>;
    dependencies: Record<string, string>;
  };
  expect(version).toBe(shell.version);
  for (const [dependency, wanted] of Object.entries(dependencies)) {
    expect(wanted).toMatch(/^\^?\d+\.\d+\.\d+/);
    if (dependency.startsWith('@petcare/')) expect(shell.kit).toContain(dependency);
  }
  for (const to of Object.values(exports)) expect(typeof to === 'string' ? to : (to.default ?? to.types)).toMatch(/\.(js|cjs|json|d\.ts)$/);
});

test('a package of the kit has JavaScript that imports JavaScript, and neither sources nor tests', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-compiled-'));
  try {
    await compilePackage(sourceOf('@petcare/rich-text'), folder);
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.includes('.'));
    expect(files).toContain('index.js');
    expect(files.filter((file) => /\.tsx?$|\.test\./.test(file))).toEqual([]);
    for (const file of files.filter((one) => one.endsWith('.js'))) {
      const code = await readFile(join(folder, file), 'utf8');
      expect(code).not.toMatch(/from ["']\.{1,2}\/[^"']+\.tsx?["']/);
      // Made without names, the server's and the browser's build would name them differently.
      expect(code.match(/styled\(?[\w.]+\)?`/)).toBeNull();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the kit has the command line in it', () => {
  expect(publishedPackage(sourceOf('@petcare/tooling'))['bin']).toEqual({ petcare: './petcare/petcare.main.js' });
});
