import { gql, rest } from '../calls.ts';
import { boundedReads } from './bounded-reads.ts';
import { businessesAfter } from '../many-listings/listings.ts';
import { fill } from '../many-listings/fill.ts';
import { modelled } from '../many-listings/model.ts';
import { withApp } from '../with-app.ts';

const SIZE = 100_000;
/** By far not all there are. */
const MOST = { rows: 12_000, pages: 16_000 };
/** The most rows and pages that a search for open listings reads: it looks at 20,000 listings at most. */
export const MOST_OPEN = { rows: 21_000, pages: 70_000 };

export type Kind = readonly [graphql: string, rest: string, pins: string];
export const HOSPITALS: Kind = ['Hospitals', 'hospital', 'Hospital'];
export const PHARMACIES: Kind = ['Pharmacies', 'pharmacy', 'Pharmacy'];
export const COMPANIES: Kind = ['Companies', 'company', 'Company'];

export const texts = [
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
  '우리동무',
  '1234',
  '02-555',
  '송파에서 일요일에 하는 병원',
];
const seoul = { latitude: 37.55, longitude: 126.98 };
const SEARCHED =
  '$search: String, $sido: String, $filters: [HospitalFeature!], $order: HospitalOrder, $latitude: Float, $longitude: Float, $page: Int, $count: Int';
const searchOf = (kind: string) => `query (${SEARCHED}) {
  search${kind}(search: $search, sido: $sido, filters: $filters, order: $order, latitude: $latitude, longitude: $longitude, page: $page, count: $count) { name facilityPicture { id } }
}`;
const countOf = (kind: string) =>
  `query ($search: String, $sido: String, $filters: [HospitalFeature!]) { search${kind}Count(search: $search, sido: $sido, filters: $filters) }`;

const orders = ['recent', 'score', 'review', 'distance', 'openFirst'];
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

export const boxes: [number, number, number, number][] = [
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

/** For one test file: an app over a hundred thousand listings, and the searches whose reads are bounded. */
export function boundedSearches() {
  const server = withApp();
  beforeAll(async () => fill(server().db, SIZE, businessesAfter(modelled())), 600_000);
  const expectBounded = boundedReads(server, MOST);

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
  const answer = async <Data>(query: string, variables: Record<string, unknown>) =>
    (await gql<Data>(server(), undefined, query, variables)).data;
  const get = async (path: string) => {
    const { status } = await rest(server(), undefined, 'GET', path);
    expect([path.slice(0, 200), [200, 400, 414, 431].includes(status)]).toEqual([path.slice(0, 200), true]);
  };

  /** Every search, its count and its suggestions. */
  async function searchTexts([kind]: Kind, searched: readonly string[]): Promise<void> {
    for (const search of searched) {
      for (const more of [{}, seoul, { sido: '경기도' }, { filters: ['hasParkingLot'], ...seoul }, { order: 'review' }]) {
        await expectBounded(`${search.slice(0, 20)} ${JSON.stringify(more)}`, () => ask(searchOf(kind), { search, ...more }));
      }
      await expectBounded(`count of ${search.slice(0, 20)}`, () => ask(countOf(kind), { search }));
      await expectBounded(`suggestions for ${search.slice(0, 20)}`, () =>
        ask('query ($search: String!) { getSearchSuggestions(search: $search) { text } }', { search }),
      );
    }
  }

  /** Every list in every order, and the REST lists. */
  async function readLists([kind, name]: Kind): Promise<void> {
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
    await expectBounded('premium and near', () =>
      ask(`{ getPremium${kind}ByPage(latitude: ${seoul.latitude}, longitude: ${seoul.longitude}, count: 3) { name } }`),
    );
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
  }

  async function readPins([, , kind]: Kind): Promise<void> {
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
  }

  return { ask, answer, get, expectBounded, searchTexts, readLists, readPins };
}
