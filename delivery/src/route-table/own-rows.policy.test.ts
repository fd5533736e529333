import type { OwnRoute } from '@petcare/contracts';
import type { BuildManifest, PackageContract } from '@petcare/wire/manifest';
import { judgeRows, ownRowsOf } from './own-rows.policy.ts';

const noContract: PackageContract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
const aManifest = (name: string, contract: Partial<PackageContract>): BuildManifest => ({
  name,
  entry: 'entry.js',
  files: [],
  initial: [],
  pages: {},
  parts: {},
  shared: {},
  contract: { ...noContract, ...contract },
});

const shell = aManifest('shell', {
  icons: ['coin'],
  routes: [
    { path: '/walks/old', owner: 'mf-search', page: 'old' },
    { path: '/community/:board', owner: 'mf-community', page: 'board' },
    { path: '/hospital', owner: 'mf-search', page: 'hospital', sitemap: 'hospital' },
  ],
});
const grants = [
  { package: 'mf-walks', prefix: '/walks' },
  { package: 'mf-walks', prefix: '/community' },
  { package: 'mf-diary', prefix: '/diary' },
];
const row: OwnRoute = { path: '/walks', page: 'walks', access: 'public', title: '산책' };
const bringing = (name: string, ...rows: OwnRoute[]) => aManifest(name, { pages: ['walks'], rows });
const problemOf = (own: object) => judgeRows([shell, bringing('mf-walks', { ...row, ...own } as OwnRoute)], grants)[0]?.problem;

test('the route table takes rows at and below a granted prefix, with the name of who brings them', () => {
  const rows = [row, { ...row, path: '/walks/:id/map', example: '/walks/7/map?zoom=3' }, { ...row, path: '/walks/new', page: null }];
  expect(ownRowsOf([shell, bringing('mf-walks', ...rows)], grants)).toEqual(rows.map((one) => ({ ...one, owner: 'mf-walks' })));
});

test.each<[string, object, string]>([
  ['beside the prefix', { path: '/walkside' }, 'no prefix that is granted to mf-walks is above it'],
  ['below the prefix of another remote', { path: '/diary' }, 'no prefix that is granted to mf-walks is above it'],
  ['at a row of the house', { path: '/walks/old' }, '/walks/old of mf-search has this address already'],
  ['inside a pattern of the house', { path: '/community/mypet' }, '/community/:board of mf-community has this address already'],
  ['with a pattern around a row of the house', { path: '/walks/:id' }, '/walks/old of mf-search has this address already'],
  ['at an address of the delivery service', { path: '/api/walks' }, "/api is the delivery service's own"],
  ['with a path that climbs', { path: '/walks/../hospital' }, "'..' can't stand in a path"],
  ['with a wildcard', { path: '/walks/*' }, "'*' can't stand in a path"],
  ['with nothing behind a slash', { path: '/walks/' }, "'' can't stand in a path"],
  ['with an unknown access', { access: 'everyone' }, "the access 'everyone' is none of public, member"],
  ['with an unknown area', { area: 'attic' }, "the area 'attic' is none of mypage, bizpage"],
  [
    'with a menu entry outside the areas',
    { menu: { label: '산책', icon: 'coin', order: 1 } },
    'it has a menu entry, and stands in no area',
  ],
  ['with an icon that is not there', { area: 'mypage', menu: { label: '산책', icon: 'dog', order: 1 } }, "'dog' is no icon"],
  ['without a title', { title: ' ' }, 'it has no title'],
  ['with a page that is not offered', { page: 'maps' }, "mf-walks offers no page 'maps'"],
  ['with the example of another row', { example: '/hospital?id=1' }, 'its example /hospital?id=1 is another address'],
  [
    'with things of the sitemap that another lists',
    { sitemap: 'hospital' },
    "/hospital of mf-search lists 'hospital' in the sitemap already",
  ],
])('the route table refuses a row %s', (_, own, problem) => {
  expect(problemOf(own)).toContain(problem);
});

test('the route table refuses a row twice, and keeps the first', () => {
  const judged = judgeRows([shell, bringing('mf-walks', row, { ...row, title: '다시' })], grants);
  expect(judged.map(({ index, problem }) => [index, problem])).toEqual([
    [0, null],
    [1, '/walks of mf-walks has this address already.'],
  ]);
});

test('the route table counts no row whose prefix was taken back', () => {
  expect(ownRowsOf([shell, bringing('mf-walks', row)], [])).toEqual([]);
});
