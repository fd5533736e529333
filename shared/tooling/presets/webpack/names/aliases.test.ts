import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aliasesOf, aliasFor } from './aliases.ts';

const aliases = { table: { 'styled-components': 'styled-own' }, '@streams/react': { rxjs: 'rxjs-own' } };

test.each([
  ['/walks/node_modules/table/index.mjs', 'styled-components', 'styled-own'],
  ['/walks/node_modules/table/index.mjs', 'styled-components/native', 'styled-own/native'],
  ['/walks/node_modules/.pnpm/table@8.1.0_react@19/node_modules/table/dist/cell.js', 'styled-components', 'styled-own'],
  ['C:\\walks\\node_modules\\@streams\\react\\index.js', 'rxjs', 'rxjs-own'],
])('the table gives %s, which asks for %s, the alias %s', (issuer, request, alias) => {
  expect(aliasFor(aliases, { issuer, request })).toBe(alias);
});

test.each([
  ['the remote itself', '/walks/src/walks.page.tsx', 'styled-components'],
  ['another library', '/walks/node_modules/chart/index.js', 'styled-components'],
  ['a library inside of it', '/walks/node_modules/table/node_modules/chart/index.js', 'styled-components'],
  ['another import', '/walks/node_modules/table/index.mjs', 'react'],
  ['an import that only begins alike', '/walks/node_modules/table/index.mjs', 'styled-components-more'],
  ['a file of its own', '/walks/node_modules/table/index.mjs', './styled-components'],
])('the table gives %s no alias', (_who, issuer, request) => {
  expect(aliasFor(aliases, { issuer, request })).toBeUndefined();
});

describe('the aliases in a package.json', () => {
  let dir: string;
  beforeEach(async () => (dir = await mkdtemp(join(tmpdir(), 'petcare-aliases-'))));
  afterEach(() => rm(dir, { recursive: true, force: true }));
  const written = (content: object) => writeFile(join(dir, 'package.json'), JSON.stringify(content));

  test('are read, a door of a dependency too, and none without any', async () => {
    await written({ aliases: { table: { rxjs: 'rxjs-own/door' } }, dependencies: { 'rxjs-own': 'npm:rxjs@7' } });
    expect(aliasesOf(dir)).toEqual({ table: { rxjs: 'rxjs-own/door' } });
    await written({});
    expect(aliasesOf(dir)).toEqual({});
  });

  test.each([
    ['no dependency', { table: { rxjs: 'rxjs-own' } }],
    ['no name', { table: { rxjs: 7 } }],
    ['no import', { table: 'rxjs-own' }],
  ])('are refused where one names %s, with the library', async (_what, wrong) => {
    await written({ aliases: wrong, dependencies: { rxjs: '7' } });
    expect(() => aliasesOf(dir)).toThrow('package.json: aliases["table"] must name');
  });

  test('are refused when they are no table', async () => {
    await written({ aliases: ['rxjs'] });
    expect(() => aliasesOf(dir)).toThrow('package.json: "aliases" is no object.');
  });
});
