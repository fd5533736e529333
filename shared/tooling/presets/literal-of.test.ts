import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteOffer } from './remote-offers.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'petcare-offer-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function offerOf(routes: string) {
  const file = join(folder, 'remote.ts');
  writeFileSync(file, `export const remote = defineRemote({\n  name: 'mf-walks',\n  routes: ${routes},\n});\n`);
  return remoteOffer(file);
}

test('the rows of a remote are read without running it', () => {
  expect(
    offerOf("[{ path: '/walks', page: null, access: `public`, title: '산책', menu: { order: 2_000 }, on: true }] as const").routes,
  ).toEqual([{ path: '/walks', page: null, access: 'public', title: '산책', menu: { order: 2000 }, on: true }]);
});

test.each(['[walks]', '[...others]', "[{ path, page: 'walks' }]", '[{ path: `/${name}` }]', '[{ path: pathOf() }]'])(
  'the reader says where a value would have to be run: %s',
  (routes) => {
    expect(() => offerOf(routes)).toThrow(/remote\.ts:3: .* is read without being run/);
  },
);

test.each([
  'emits: [...others]',
  "emits: ['toast.shown', walked]",
  'hears: heard()',
  'fills: { ...others }',
  "fills: { [slot]: { part: 'card' } }",
  'pages: { ...others }',
  'parts: { [name]: () => load() }',
  '...others',
])('the reader drops nothing that would have to be run: %s', (line) => {
  const file = join(folder, 'remote.ts');
  writeFileSync(file, `export const remote = defineRemote({\n  name: 'mf-walks',\n  ${line},\n});\n`);
  expect(() => remoteOffer(file)).toThrow(/remote\.ts:3: .* is read without being run: write its value out\./);
});

describe('a configuration', () => {
  const withConfig = (config: string, beside?: string) => {
    const file = join(folder, 'remote.ts');
    writeFileSync(file, `export const remote = defineRemote({\n  name: 'mf-walks',\n  ${config},\n});\n`);
    if (beside !== undefined) writeFileSync(join(folder, 'config.ts'), beside);
    return remoteOffer(file).config;
  };
  const most = { most: { type: 'integer', default: -1, minimum: -10, description: 'At most' } };
  const written = "{ most: { type: 'integer', default: -1, minimum: -10, description: 'At most' } }";

  test('is read where it is written out, and from config.ts beside it', () => {
    expect(withConfig(`config: ${written}`)).toEqual(most);
    const beside = `const other = 1;\nexport const config = ${written} as const satisfies ConfigSchema;\n`;
    expect(withConfig('config', beside)).toEqual(most);
    expect(withConfig('config: config', beside)).toEqual(most);
    expect(withConfig('budget: 1', beside)).toBeUndefined();
  });

  test.each([
    ['config', undefined, 'config is written out there'],
    ['config', 'export const other = {};', 'config is written out there'],
    ['config', 'export const config = { most: mostOf() };', 'config.ts:1'],
    ['config: { most: -most }', undefined, 'remote.ts:3'],
  ])('is none with %s beside %j', (config, beside, why) => {
    expect(() => withConfig(config, beside)).toThrow(why);
  });
});
