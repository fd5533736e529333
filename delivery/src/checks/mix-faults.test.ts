import { USUAL_BUDGET } from '@petcare/wire/first-load';
import { readBudgets } from './budgets.ts';
import type { BuildManifest, JsonSchema, PackageContract } from '@petcare/wire/manifest';
import { newFaults, type Mix } from './mix-faults.ts';

const text: JsonSchema = { type: 'string' };
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties, required: Object.keys(properties) });
const noContract: PackageContract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
const rules = { budgets: { default: 10_000, limit: 20_000, shell: 50_000 }, grants: [{ package: 'mf-search', prefix: '/walks' }] };

function aManifest(name: string, contract: Partial<PackageContract>, change: Partial<BuildManifest> = {}): BuildManifest {
  const files = [{ path: 'entry.js', bytes: 9_000, br: 3_000, integrity: '' }];
  return {
    name,
    entry: 'entry.js',
    files,
    initial: ['entry.js'],
    pages: {},
    parts: {},
    shared: {},
    contract: { ...noContract, ...contract },
    ...change,
  };
}

const written = { 'review.written': object({ reviewId: text }) };
const shellContract: Partial<PackageContract> = {
  routes: [
    { path: '/hospital', owner: 'mf-search', page: 'hospital' },
    { path: '/company/:id', owner: 'mf-search', page: null },
  ],
  owners: { 'hospital.reviews': { host: 'mf-search', remote: 'mf-reviews', part: 'list' } },
  slots: { 'hospital.reviews': object({ hospitalId: text }) },
  emits: written,
  hears: written,
  names: { '@petcare/ui': ['Button', 'Card'] },
};
const searchContract: Partial<PackageContract> = {
  pages: ['hospital'],
  slots: { 'hospital.reviews': object({ hospitalId: text }) },
  hears: written,
  names: { '@petcare/ui': ['Card'] },
};
const reviewsContract: Partial<PackageContract> = {
  parts: ['list'],
  slots: { 'hospital.reviews': object({ hospitalId: text }) },
  emits: written,
};

const shell = (contract: Partial<PackageContract> = {}) =>
  aManifest('shell', { ...shellContract, ...contract }, { shared: { react: '19.3.1' } });
const search = (contract: Partial<PackageContract> = {}, change: Partial<BuildManifest> = {}) =>
  aManifest('mf-search', { ...searchContract, ...contract }, { shared: { react: '19.3.0' }, ...change });
const reviews = (contract: Partial<PackageContract> = {}) => aManifest('mf-reviews', { ...reviewsContract, ...contract });

const mixOf = (...manifests: BuildManifest[]): Mix => new Map(manifests.map((manifest) => [manifest.name, manifest]));
const house = mixOf(shell(), search(), reviews());
const faultsWith = (...changed: BuildManifest[]) => newFaults(house, new Map([...house, ...mixOf(...changed)]), rules);

test('the check of a mix finds no fault in a change that keeps its contract', () => {
  expect(faultsWith(search({ pages: ['hospital', 'map'] }))).toEqual([]);
  expect(faultsWith(reviews({ parts: ['list', 'summary'] }))).toEqual([]);
});

test.each<[string, BuildManifest[], string]>([
  [
    'a newer shared version than the shell gives',
    [search({}, { shared: { react: '19.4.0' } })],
    'mf-search needs react ^19.4.0, and the shell gives 19.3.1.',
  ],
  [
    'another major version of the shell',
    [aManifest('shell', shellContract, { shared: { react: '20.0.0' } })],
    'mf-search needs react ^19.3.0, and the shell gives 20.0.0.',
  ],
  [
    'a shared module that the shell does not give',
    [search({}, { shared: { urql: '5.0.0' } })],
    "mf-search takes urql 5.0.0 from the page, and the shell doesn't give it.",
  ],
  [
    'a name that the shell lacks',
    [search({ names: { '@petcare/ui': ['Table'] } })],
    "mf-search uses Table of @petcare/ui, which the shell's copy lacks.",
  ],
  [
    'a name that the shell drops',
    [shell({ names: { '@petcare/ui': ['Button'] } })],
    "mf-search uses Card of @petcare/ui, which the shell's copy lacks.",
  ],
  ['a page that the route table shows', [search({ pages: [] })], "/hospital shows the page 'hospital', which mf-search doesn't offer."],
  [
    'a page that is not there yet',
    [shell({ routes: [{ path: '/map', owner: 'mf-search', page: 'map' }] })],
    "/map shows the page 'map', which mf-search doesn't offer.",
  ],
  [
    'a part that stands in a slot',
    [reviews({ parts: [] })],
    "The slot hospital.reviews of mf-search shows the part 'list', which mf-reviews doesn't offer.",
  ],
  [
    'a prop that nobody passes',
    [reviews({ slots: { 'hospital.reviews': object({ hospitalId: text, hospitalName: text }) } })],
    'props.hospitalName is missing, but needed',
  ],
  [
    'props that the shell does not know',
    [search({ slots: { 'hospital.reviews': object({ hospitalId: { type: 'number' } }) } })],
    "mf-search passes what the shell doesn't take: props.hospitalId is number, not string",
  ],
  [
    'an event that another waits for',
    [reviews({ emits: {} })],
    'mf-search waits for the event review.written, which no remote would send any more.',
  ],
  [
    'another payload',
    [reviews({ emits: { 'review.written': object({ id: text }) } })],
    "mf-reviews sends what the others don't expect: payload.reviewId is missing",
  ],
  [
    'an event that the shell does not carry',
    [search({ hears: { 'map.moved': object({}) } })],
    "mf-search uses the event map.moved, which the shell doesn't carry.",
  ],
  [
    'an address that is another’s',
    [shell({ routes: [...(shellContract.routes ?? []), { path: '/company/:companyId', owner: 'mf-reviews', page: null }] })],
    "/company/:companyId is claimed by mf-reviews, and /company/:id is mf-search's: one address, two pages.",
  ],
  [
    'too heavy a first load',
    [search({}, { files: [{ path: 'entry.js', bytes: 60_000, br: 12_000, integrity: '' }] })],
    'The first load of mf-search is 12.0 kB of brotli; its budget, the usual one, is 10.0 kB. Load what most visitors never need with lazyPiece of @petcare/remote, or set budget in remote.ts, up to 20.0 kB.',
  ],
  [
    'a budget of its own that is passed',
    [search({ budget: 11_000 }, { files: [{ path: 'entry.js', bytes: 60_000, br: 12_000, integrity: '' }] })],
    'The first load of mf-search is 12.0 kB of brotli; its budget, in its remote.ts, is 11.0 kB. Load what most visitors never need with lazyPiece of @petcare/remote, or set budget in remote.ts, up to 20.0 kB.',
  ],
  [
    'a budget above the house’s limit',
    [search({ budget: 21_000 })],
    "mf-search/remote.ts, budget: 21.0 kB is above the house's limit of 20.0 kB.",
  ],
  [
    'a row of its own outside its prefixes',
    [search({ rows: [{ path: '/walk', page: 'hospital', access: 'public', title: '산책' }] })],
    'mf-search/remote.ts, routes[0] (/walk): no prefix that is granted to mf-search is above it.',
  ],
])('the check of a mix finds a fault: %s', (_, changed, fault) => {
  expect(faultsWith(...changed)).toEqual([expect.stringContaining(fault)]);
});

test('the check of a mix finds no fault in a first load within a budget of its own', () => {
  const files = [{ path: 'entry.js', bytes: 60_000, br: 12_000, integrity: '' }];
  expect(faultsWith(search({ budget: 13_000 }, { files }))).toEqual([]);
});

test('the check of a mix finds a fault: a slot that another release fills, and that is nowhere any more', () => {
  const shown = (slots: string[]): Partial<BuildManifest> => ({ needs: { pages: { hospital: { shared: [], slots } }, parts: {} } });
  const before = new Map([...house, ...mixOf(search({}, shown(['hospital.reviews'])))]);
  const faultsOf = (...changed: BuildManifest[]) => newFaults(before, new Map([...before, ...mixOf(...changed)]), rules);
  expect(faultsOf(search({}, shown([])))).toEqual([
    "The slot hospital.reviews of mf-search is filled by 'list' of mf-reviews, and would be nowhere any more.",
  ]);
  expect(faultsOf(search({}, shown([])), shell({ owners: {} }))).toEqual([]);
});

test('the check of a mix finds no fault when both sides change at once', () => {
  const slots = { 'hospital.reviews': object({ hospitalId: text, hospitalName: text }) };
  expect(faultsWith(shell({ slots }), search({ slots }), reviews({ slots }))).toEqual([]);
});

test('the check of a mix does not blame a release for faults that were there before', () => {
  const broken = new Map([...house, ['mf-reviews', reviews({ parts: [] })] as const]);
  expect(newFaults(broken, new Map([...broken, ['mf-search', search({ pages: ['hospital', 'map'] })] as const]), rules)).toEqual([]);
});

test('the check of a mix reports what the page lacks for a release each time, whatever was live', () => {
  const names = { '@petcare/ui': ['Table'] };
  const broken = new Map([...house, ['mf-search', search({ names })] as const]);
  const faultsOf = (manifest: BuildManifest) => newFaults(broken, new Map([...broken, [manifest.name, manifest] as const]), rules);
  expect(faultsOf(search({ names, pages: ['hospital', 'map'] }))).toEqual([
    "mf-search uses Table of @petcare/ui, which the shell's copy lacks.",
  ]);
  expect(faultsOf(search({}, { shared: { react: '20.0.0' } }))).toEqual(['mf-search needs react ^20.0.0, and the shell gives 19.3.1.']);
  expect(faultsOf(search())).toEqual([]);
  expect(faultsOf(reviews({ parts: ['list', 'summary'] }))).toEqual([]);
});

test('the check of a mix accepts releases from before there were contracts', () => {
  const { contract: _, ...bare } = search();
  expect(faultsWith(bare)).toEqual([]);
});

const found = object({ query: text });
const withOwn: Partial<PackageContract> = {
  emits: { 'mf-search.found': found },
  states: ['mf-search.found'],
  offers: { 'mf-search.below': found },
};
const showing = { needs: { pages: { hospital: { shared: [], slots: ['mf-search.below'] } }, parts: {} } };
const using: Partial<PackageContract> = {
  parts: ['list', 'below'],
  hears: { 'mf-search.found': found },
  slots: { ...reviewsContract.slots, 'mf-search.below': found },
  fills: { 'mf-search.below': { part: 'below' } },
};
const standing = mixOf(shell(), search(withOwn, showing), reviews(using));

test.each<[string, BuildManifest, string[]]>([
  ['more in the event', search({ ...withOwn, emits: { 'mf-search.found': object({ query: text, count: text }) } }, showing), []],
  [
    'less in the event',
    search({ ...withOwn, emits: { 'mf-search.found': object({}) } }, showing),
    ["The event mf-search.found: mf-reviews expects what mf-search doesn't send: payload.query is missing, but needed."],
  ],
  [
    'no event',
    search({ ...withOwn, emits: {}, states: [] }, showing),
    [
      "mf-reviews waits for the event mf-search.found, which mf-search doesn't send.",
      'mf-reviews waits for the event mf-search.found, of which the last would not be kept any more.',
    ],
  ],
  [
    'an event that is not kept',
    search({ ...withOwn, states: [] }, showing),
    ['mf-reviews waits for the event mf-search.found, of which the last would not be kept any more.'],
  ],
  [
    'no slot',
    search({ ...withOwn, offers: {} }, { needs: { pages: {}, parts: {} } }),
    ["mf-reviews fills the slot mf-search.below, which mf-search doesn't offer."],
  ],
  [
    'a slot on no page',
    search(withOwn, { needs: { pages: {}, parts: {} } }),
    ["The slot mf-search.below of mf-search is filled by 'below' of mf-reviews, and would be nowhere any more."],
  ],
  ['a part of its own gone', reviews({ ...using, fills: {}, hears: {} }), []],
  [
    "an event of another's",
    reviews({ ...using, emits: { ...written, 'mf-search.found': found } }),
    ["mf-reviews/remote.ts: the event mf-search.found is not its own: its name has to begin with 'mf-reviews.'."],
  ],
])('the check of a mix asks of what remotes declare themselves: %s', (_, changed, faults) => {
  expect(newFaults(standing, new Map([...standing, ...mixOf(changed)]), rules)).toEqual(faults);
});

test('the usual bound that petcare build tells is the one that a site has', async () => {
  expect((await readBudgets()).default).toBe(USUAL_BUDGET);
});
