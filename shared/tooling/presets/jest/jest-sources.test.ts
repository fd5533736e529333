import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sourcesAsOne from './jest-sources.cjs';

type Resolver = (request: string, options: { defaultResolver(): string }) => string;

const load = createRequire(import.meta.filename);
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'petcare-sources-')));
const src = join(folder, 'src');
const texts: Record<string, string> = {
  'a.ts': "import { count } from './deep/b.ts';\nexport const seen: number = count();\nexport const where = import.meta.dirname;\n",
  'c.ts': "import { count } from './deep/b.ts';\nexport const seen: number = count();\n",
  'deep/b.ts': 'let calls = 0;\nexport const count = () => ++calls;\n',
  'fails.ts': "export const never = 1;\nthrow new Error('run without being asked for');\n",
  'main.ts': 'export const isProgram = true;\n',
  'worker.ts': 'await Promise.resolve();\nexport const waits = true;\n',
  'a.test.ts': 'export const isTest = true;\n',
};

let find: (module: string) => string;
const isWhole = process.env['PETCARE_WHOLE'];

beforeAll(async () => {
  mkdirSync(join(src, 'deep'), { recursive: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(src, name), text);
  process.env['PETCARE_WHOLE'] = '1';
  const { resolver } = await sourcesAsOne({ base: folder, roots: ['src'], programs: ['src/c.ts'] });
  const resolve = load(resolver!) as Resolver;
  find = (module) => resolve('./whatever.ts', { defaultResolver: () => join(src, module) });
});

afterAll(() => {
  process.env['PETCARE_WHOLE'] = isWhole;
  if (isWhole === undefined) delete process.env['PETCARE_WHOLE'];
  rmSync(folder, { recursive: true });
});

test('a module is run when it is asked for, once, and knows where its source stands', () => {
  expect(find('a.ts')).not.toBe(join(src, 'a.ts'));
  expect(load(find('a.ts'))).toMatchObject({ seen: 1, where: src });
  expect(load(find('a.ts'))).toMatchObject({ seen: 1 });
  expect((load(find('deep/b.ts')) as { count(): number }).count()).toBe(2);
  expect(() => load(find('fails.ts')) as object).toThrow('run without being asked for');
});

test.each(['main.ts', 'worker.ts', 'a.test.ts', 'c.ts'])('%s, a program or a test, stays where it is', (module) => {
  expect(find(module)).toBe(join(src, module));
});

test('a run of some tests, which asks which module is whose, has no resolver', async () => {
  delete process.env['PETCARE_WHOLE'];
  expect(await sourcesAsOne({ base: folder, roots: ['src'] })).toEqual({});
});

test('each test of the browser that loads its modules anew is named in jest.config.cjs', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = execFileSync('git', ['grep', '-lE', '(resetModules|isolateModules|testRenderings)\\(', '--', '*.test.ts', '*.test.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const ofBrowser = files
    .trim()
    .split('\n')
    .filter((file) => /^(mf-|shell|shared)/.test(file) && !file.startsWith('shared/tooling'));
  const named = /LOADING_ANEW = \[([^\]]*)\]/.exec(readFileSync(join(root, 'jest.config.cjs'), 'utf8'))![1]!;
  const endings = [...named.matchAll(/\/([\w-]+\.test\.ts)'/g)].map(([, ending]) => ending!);
  expect(ofBrowser.filter((file) => !endings.some((ending) => file.endsWith(ending)))).toEqual([]);
  expect(ofBrowser.length).toBeGreaterThan(8);
});
