import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteOffer } from '../remote-offers.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'petcare-offer-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function offerOf(routes: string) {
  const file = join(folder, 'remote.ts');
  writeFileSync(file, `export const remote = defineRemote({\n  name: 'mf-walks',\n  routes: ${routes},\n});\n`);
  return remoteOffer(file);
}

test('reads the rows of a remote without running it', () => {
  expect(
    offerOf("[{ path: '/walks', page: null, access: `public`, title: '산책', menu: { order: 2_000 }, on: true }] as const").routes,
  ).toEqual([{ path: '/walks', page: null, access: 'public', title: '산책', menu: { order: 2000 }, on: true }]);
});

test.each(['[walks]', '[...others]', "[{ path, page: 'walks' }]", '[{ path: `/${name}` }]', '[{ path: pathOf() }]'])(
  'says where a value would have to be run: %s',
  (routes) => {
    expect(() => offerOf(routes)).toThrow(/remote\.ts:3: .* is read without being run/);
  },
);
