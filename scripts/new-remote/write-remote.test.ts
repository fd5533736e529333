import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { remoteOffer } from '@petcare/tooling/remote-offers';
import { faultOfName, faultOfTitle } from '@petcare/tooling/create';
import { writeRemote } from './write-remote.ts';

const CANNOT_FIND_NAME = 2304;
const house = dirname(dirname(__dirname));
const named = ['shared/contracts/src/composition.ts', 'e2e/remote-pages.ts', 'e2e/surface/routes.json', 'README.md'];
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'petcare-new-remote-'));
  for (const file of named) await cp(join(house, file), join(root, file));
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(join(root, file), 'utf8');

test('the scaffold writes a remote with a page, a part and an event, and the row that shows it', async () => {
  const { row, path } = await writeRemote(root, { name: 'mf-pet-diary', title: '반려 일기' });
  expect(remoteOffer(join(root, 'mf-pet-diary/remote.ts'))).toEqual({
    name: 'mf-pet-diary',
    schemes: ['light', 'dark'],
    pages: ['pet-diary'],
    parts: ['pet-diary-card'],
    emits: ['toast.shown'],
    hears: [],
  });
  expect(path).toBe('/pet-diary');
  expect(row).toBe("  { path: '/pet-diary', owner: 'mf-pet-diary', page: 'pet-diary', access: 'public', title: '반려 일기' },");
});

test('the scaffold writes every file that remote.ts imports', async () => {
  await writeRemote(root, { name: 'mf-pet-diary', title: '반려 일기' });
  const imports = [...(await read('mf-pet-diary/remote.ts')).matchAll(/import\('\.\/([^']+)'\).*m\.(\w+)\)/g)];
  expect(imports).toHaveLength(2);
  for (const [, file, component] of imports) expect(await read(`mf-pet-diary/${file}`)).toContain(`export function ${component}()`);
});

test('the scaffold imports every name that a file uses', async () => {
  const { files } = await writeRemote(root, { name: 'mf-pet-diary', title: '반려 일기' });
  const sources = files.filter((file) => /\/src\/.*\.tsx$/.test(file)).map((file) => join(root, file));
  const program = ts.createProgram(sources, { noResolve: true, noLib: true, types: [], jsx: ts.JsxEmit.Preserve });
  const unknown = program.getSemanticDiagnostics().filter(({ code }) => code === CANNOT_FIND_NAME);
  expect(sources).toHaveLength(4);
  expect(new Set(unknown.map(({ start = 0, length, file }) => file?.text.substr(start, length)))).toEqual(new Set(['expect']));
});

test('the scaffold takes the version of every dependency from the catalog', async () => {
  await writeRemote(root, { name: 'mf-pet-diary', title: '반려 일기' });
  const { dependencies, devDependencies } = JSON.parse(await read('mf-pet-diary/package.json')) as Record<string, Record<string, string>>;
  for (const version of Object.values({ ...dependencies, ...devDependencies })) expect(version).toMatch(/^(catalog:|workspace:\*)$/);
});

test('the scaffold gives it the commands of petcare, and the types that they check by', async () => {
  await writeRemote(root, { name: 'mf-pet-diary', title: '반려 일기' });
  const { scripts } = JSON.parse(await read('mf-pet-diary/package.json')) as { scripts: Record<string, string> };
  const ours = JSON.parse(await readFile(join(house, 'mf-search/package.json'), 'utf8')) as { scripts: Record<string, string> };
  expect(scripts).toEqual(ours.scripts);
  const config = JSON.parse(await readFile(join(house, 'mf-search/tsconfig.json'), 'utf8')) as object;
  expect(JSON.parse(await read('mf-pet-diary/tsconfig.json'))).toEqual(config);
});

test('the scaffold names the remote once in every list of remotes', async () => {
  await writeRemote(root, { name: 'mf-pet-diary', title: '반려 일기' });
  for (const file of named) expect((await read(file)).split('mf-pet-diary')).toHaveLength(2);
  expect(JSON.parse(await read('e2e/surface/routes.json'))).toMatchObject({
    routes: expect.arrayContaining([expect.objectContaining({ path: '/pet-diary' })]),
  });
});

test('the scaffold writes nothing when a file that it edits is not as expected', async () => {
  await rm(join(root, 'README.md'));
  await cp(join(house, 'package.json'), join(root, 'README.md'));
  await expect(writeRemote(root, { name: 'mf-pet-diary', title: '반려 일기' })).rejects.toThrow('README.md');
  expect(faultOfName(root, 'mf-pet-diary')).toBeNull();
});

test.each(['search', 'mf-', 'mf-Pet', '../mf-x', 'mf-a--b', 'mf-a/b'])('the scaffold refuses %j as a name', (name) => {
  expect(faultOfName(house, name)).toMatch('is no name');
});

test('the scaffold does not overwrite an existing remote', () => {
  expect(faultOfName(house, 'mf-search')).toMatch('is there already');
});

test('the scaffold refuses a title that is not Korean or would end a string', () => {
  expect(['반려 일기', '약국·병원 2'].map(faultOfTitle)).toEqual([null, null]);
  for (const title of ['Diary', "일기'", '<b>일기', '']) expect(faultOfTitle(title)).toMatch('is no title');
});
