import { gql, rest } from '../../testing/calls.ts';
import { businessesAfter } from '../../testing/many-listings/listings.ts';
import { fill } from '../../testing/many-listings/fill.ts';
import { modelled } from '../../testing/many-listings/model.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const SIZE = 100_000;
/** Rows that any scan of a statement may meet, and pages that the statement may touch: by far not all there are. */
const MOST = { rows: 12_000, pages: 16_000 };
/** Who is open is told by looking at 20,000 listings at most. */
const MOST_OPEN = { rows: 21_000, pages: 70_000 };

beforeAll(async () => fill(server().db, SIZE, businessesAfter(modelled())), 600_000);

type Statement = { text: string; parameters: unknown[] };
type Node = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

/** What `work` asks the database, as the driver is given it. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const { options } = server().db;
  const asked: Statement[] = [];
  options.debug = (_connection, text, parameters) => void asked.push({ text, parameters: [...parameters] as unknown[] });
  try {
    await work();
  } finally {
    options.debug = false;
  }
  return asked;
}

const scannedBy = (node: Node): number => {
  const own = node['Node Type'].includes('Scan')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops']
    : 0;
  return Math.max(own, ...(node.Plans ?? []).map(scannedBy));
};

const tooMuch: unknown[] = [];
afterEach(() => expect(tooMuch.splice(0)).toEqual([]));

/** Not by a clock: what each statement reads is the same on every machine. */
async function expectBounded(what: string, work: () => Promise<unknown>, most = MOST): Promise<void> {
  for (const { text, parameters } of await statementsOf(work)) {
    const [row] = await server().db.unsafe(`explain (analyze, buffers, timing off, format json) ${text}`, parameters as never[], {
      prepare: true,
    });
    const [{ Plan: plan }] = Object.values(row!)[0] as [{ Plan: Node }];
    const read = { rows: scannedBy(plan), pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
    if (read.rows > most.rows || read.pages > most.pages) tooMuch.push([what, read, text.replace(/\s+/g, ' ').slice(0, 300)]);
  }
}

const ANSWERS = ['VALIDATION_FAILED', 'BAD_REQUEST'];
const ask = async (query: string, variables: Record<string, unknown> = {}) => {
  const { status, errors } = await gql(server(), undefined, query, variables);
  const what = `${query} ${JSON.stringify(variables).slice(0, 200)}`;
  expect([what, status < 500, errors.map(({ extensions }) => extensions.code).filter((code) => !ANSWERS.includes(code))]).toEqual([
    what,
    true,
    [],
  ]);
};
const get = async (path: string) => {
  const { status } = await rest(server(), undefined, 'GET', path);
  expect([path.slice(0, 200), [200, 400, 414, 431].includes(status)]).toEqual([path.slice(0, 200), true]);
};

const texts = [
  '가'.repeat(10_000),
  '동물 병원 '.repeat(2_000),
  'ㄱㅅ'.repeat(5_000),
  'rk'.repeat(5_000),
  '%_\\'.repeat(3_000),
  '%',
  '_',
  '\\',
  '',
  '   ',
  '\t\n',
  '\u0000\u0007\u001b\u202e',
  '\ud800',
  '약',
  '동',
  '가',
  'ㄱ',
  'ㅇ',
  'ㅇㅇ',
  'ㄷㅁㅂㅇ',
  'ㅏ',
  'a',
  '1',
  '우리',
  '중앙',
  '동물병원',
  '약국',
  '애견미용',
  '24시',
  '서울',
  '서울특별시',
  '경기도 동물병원',
  '중앙로',
  '우리동뮬병원',
  '우리얃국',
];
const kinds = [
  ['Hospitals', 'hospital'],
  ['Pharmacies', 'pharmacy'],
  ['Companies', 'company'],
] as const;
const seoul = { latitude: 37.55, longitude: 126.98 };
const SEARCHED =
  '$search: String, $sido: String, $filters: [HospitalFeature!], $order: HospitalOrder, $latitude: Float, $longitude: Float, $page: Int, $count: Int';
const searchOf = (kind: string) => `query (${SEARCHED}) {
  search${kind}(search: $search, sido: $sido, filters: $filters, order: $order, latitude: $latitude, longitude: $longitude, page: $page, count: $count) { name facilityPicture { id } }
}`;
const countOf = (kind: string) =>
  `query ($search: String, $sido: String, $filters: [HospitalFeature!]) { search${kind}Count(search: $search, sido: $sido, filters: $filters) }`;

test.each(kinds)(
  'any text in a search of %s',
  async (kind) => {
    for (const search of texts) {
      for (const more of [{}, seoul, { sido: '경기도' }, { filters: ['hasParkingLot'], ...seoul }, { order: 'review' }]) {
        await expectBounded(`${search.slice(0, 20)} ${JSON.stringify(more)}`, () => ask(searchOf(kind), { search, ...more }));
      }
      await expectBounded(`count of ${search.slice(0, 20)}`, () => ask(countOf(kind), { search }));
      await expectBounded(`suggestions for ${search.slice(0, 20)}`, () =>
        ask('query ($search: String!) { getSearchSuggestions(search: $search) { text } }', { search }),
      );
    }
  },
  120_000,
);

const orders = ['recent', 'score', 'review', 'distance'];
const scopes: Record<string, unknown>[] = [
  {},
  { sido: '서울' },
  { sido: '경기도' },
  { sido: '세종' },
  { sido: '없는도' },
  { filters: ['is24'] },
  { filters: ['isStore', 'hasParkingLot', 'allowReservation'] },
  { filters: ['is24', 'isHotel', 'isKindergarten'] },
  { sido: '부산', filters: ['allowReservation'] },
];

test.each(kinds)(
  'lists of %s in every order, whatever is asked for',
  async (kind, name) => {
    const LIST = `query ($filter: HospitalOrder, $sido: String, $filters: [HospitalFeature!], $latitude: Float, $longitude: Float, $page: Int, $count: Int) {
    get${kind}ByPage(filter: $filter, sido: $sido, filters: $filters, latitude: $latitude, longitude: $longitude, page: $page, count: $count) { name }
    get${kind}Count(sido: $sido, filters: $filters)
  }`;
    for (const scope of scopes) {
      for (const filter of orders)
        await expectBounded(`${filter} ${JSON.stringify(scope)}`, () => ask(LIST, { filter, ...scope, ...seoul }));
      for (const page of [0, 1, 1_000_000, 1_000_000_000])
        await expectBounded(`page ${page}`, () => ask(LIST, { ...scope, page, count: 100 }));
    }
    await ask(LIST, { count: 1_000_000 });
    await ask(LIST, { filter: 'cheapest' });
    for (const filter of orders)
      await expectBounded(`open, ${filter}`, () => ask(LIST, { filter, filters: ['isOpenNow'], ...seoul }), MOST_OPEN);
    await expectBounded('premium', () => ask(`{ getPremium${kind}ByPage(sido: "서울") { name } getPremium${kind}Count }`));
    for (const page of [0, 1, 100, 1_000_000_000])
      await expectBounded(`most visited, page ${page}`, () =>
        ask(`query ($page: Int) { getMostVisited${kind}ByPage(page: $page, count: 100) { name } getMostVisited${kind}Count }`, { page }),
      );
    for (const path of ['', '/recents', '/visitors']) {
      for (const query of [
        '',
        '?page=0',
        '?page=1000000000',
        '?count=1000000',
        '?page=1000000&count=100',
        '?page=10&count=100',
        '?page=100&count=100',
        '?filter=cheapest',
      ]) {
        await expectBounded(`${name}${path}${query}`, () => get(`/${name}${path}${query}`));
      }
    }
  },
  120_000,
);

const boxes: [number, number, number, number][] = [
  [-90, -180, 90, 180],
  [33, 124, 39, 132],
  [37.4, 126.8, 37.7, 127.2],
  [37.55, 126.97, 37.551, 126.971],
  [0, 0, 1, 1],
  [38, 126, 37, 127],
  [37, 127, 38, 126],
  [-91, 0, 0, 1],
  [1e308, 1e308, 1e308, 1e308],
];

test.each(['Hospital', 'Pharmacy', 'Company'])(
  'pins of %s in any box',
  async (kind) => {
    for (const [south, west, north, east] of boxes) {
      for (const filters of [[], ['hasParkingLot'], ['is24'], ['is24', 'isHotel', 'isKindergarten']]) {
        const query = `query ($south: Float!, $west: Float!, $north: Float!, $east: Float!, $filters: [HospitalFeature!], $limit: Int) {
        get${kind}Pins(south: $south, west: $west, north: $north, east: $east, filters: $filters, limit: $limit) { total pins { id } counts { code } }
      }`;
        await expectBounded(
          `${kind} ${south} ${west} ${north} ${east} ${filters.join()}`,
          () => ask(query, { south, west, north, east, filters, limit: 1_000_000 }),
          MOST_OPEN,
        );
      }
    }
  },
  120_000,
);

test('counts by area', async () => {
  const query =
    'query ($bounds: BoundsInput, $filters: [HospitalFeature!], $kinds: [ListingKind!]) { getPlaceCountsByLevel(level: sigungu, bounds: $bounds, filters: $filters, kinds: $kinds) { code } }';
  for (const [south, west, north, east] of boxes) {
    for (const filters of [[], ['hasParkingLot'], ['is24', 'isHotel']])
      await expectBounded('counts by area', () =>
        ask(query, { bounds: { south, west, north, east }, filters, kinds: ['hospital', 'pharmacy', 'company'] }),
      );
  }
});

test('a company, by whatever REST is asked', async () => {
  for (const search of texts)
    await expectBounded(`search=${search.slice(0, 20)}`, () => get(`/company/search?${new URLSearchParams({ search }).toString()}`));
  for (const query of [
    'register=true',
    'register=false',
    'instant=true&option=score',
    'options=hotel,kindergarten',
    'map=true&start_latitude=-90&start_longitude=-180&end_latitude=90&end_longitude=180',
    'page=1000000&count=100',
    'page=0',
    'count=1000000',
  ]) {
    await expectBounded(query, () => get(`/company/search?${query}`), MOST_OPEN);
  }
}, 60_000);
