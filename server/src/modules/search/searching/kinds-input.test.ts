import { gql, rest } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp();
const place = { address: '서울특별시 구로구 디지털로 300', latitude: 37.48, longitude: 126.89, ownerUserId: null };

beforeAll(async () => {
  for (const kind of ['pharmacy', 'company'] as const)
    unwrap(await server().services.listings.addListing({ kind, name: '열린업체', ...place }));
});

const texts = [
  '가'.repeat(10_000),
  '동물 약국 '.repeat(2_000),
  'ㄱㅅ'.repeat(5_000),
  '%',
  '_',
  '\\',
  '%_\\'.repeat(3_000),
  '\u0000',
  '\u0000\u0007\u001b\u007f\u202e',
  '\ud800',
  "'; drop table businesses; --",
];
const plurals = ['Pharmacies', 'Companies'];

test.each(plurals)('any text in a search of %s is answered', async (kind) => {
  for (const search of texts) {
    const query = `query ($search: String) { list: search${kind}(search: $search) { name } total: search${kind}Count(search: $search) }`;
    const { status, errors } = await gql(server(), undefined, query, { search });
    expect([search.slice(0, 20), status, errors]).toEqual([search.slice(0, 20), 200, []]);
    expect((await gql(server(), undefined, `query ($sido: String) { get${kind}Count(sido: $sido) }`, { sido: search })).errors).toEqual([]);
  }
});

test.each(plurals.flatMap((kind) => [[`search${kind}`], [`get${kind}ByPage`], [`getPremium${kind}ByPage`]]))(
  '%s refuses pages that there are not',
  async (field) => {
    for (const given of [
      'page: 0',
      'page: -1',
      'page: 1000000000',
      'count: 0',
      'count: 1000000',
      'page: 99999999999',
      'order: cheapest',
      'filter: cheapest',
      'filters: [isCheap]',
      'latitude: 91, longitude: 0',
      'latitude: 1e308, longitude: 0',
    ]) {
      const { status, errors } = await gql(server(), undefined, `{ ${field}(${given}) { name } }`);
      const [error] = errors;
      expect([given, status < 500, error !== undefined, error?.extensions.code !== 'INTERNAL']).toEqual([given, true, true, true]);
    }
  },
);

test.each(['getPharmacyPins', 'getCompanyPins'])('%s refuses boxes outside the world', async (field) => {
  for (const box of [
    'south: 38, west: 126, north: 37, east: 127',
    'south: 37, west: 127, north: 38, east: 126',
    'south: -91, west: 0, north: 0, east: 1',
    'south: 0, west: 0, north: 0, east: 181',
    'south: 1e308, west: 1e308, north: 1e308, east: 1e308',
  ]) {
    const { status, errors } = await gql(server(), undefined, `{ ${field}(${box}) { total } }`);
    expect([box, status < 500, errors[0]?.extensions.code]).toEqual([box, true, 'VALIDATION_FAILED']);
  }
  const { data, errors } = await gql<Record<string, { total: number }>>(
    server(),
    undefined,
    `{ ${field}(south: -90, west: -180, north: 90, east: 180, limit: 1000000) { total } }`,
  );
  expect([errors, data[field]]).toEqual([[], { total: 1 }]);
});

const lists = ['/pharmacy', '/company', '/pharmacy/recents', '/company/visitors', '/company/search'];

test.each(
  lists.flatMap((path) =>
    ['page=0', 'page=-1', 'page=1000000000', 'count=1000000', 'count=0', 'page=x', 'page=1e400'].map((query) => `${path}?${query}`),
  ),
)('GET %s is refused', async (path) => {
  const { status, body } = await rest(server(), undefined, 'GET', path);
  expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
});

test.each([
  '/pharmacy?filter=cheapest',
  '/company?filter=distance',
  '/company?latitude=91&longitude=0',
  '/company?latitude=1',
  '/company/search?option=cheapest',
  '/company/search?option=distance',
  '/company/search?filters=isCheap',
  '/company/search?filters=is24,',
  '/company/search?options=zoo',
  '/company/search?options=__proto__',
  '/company/search?map=true',
  '/company/search?map=maybe',
  '/company/search?start_latitude=1',
  '/company/search?latitude=91&longitude=0',
  '/company/search?latitude=NaN&longitude=0',
  '/company/search?start_latitude=38&start_longitude=126&end_latitude=37&end_longitude=127',
  '/company/search?start_latitude=-91&start_longitude=0&end_latitude=0&end_longitude=0',
  '/company/search?start_latitude=1e308&start_longitude=0&end_latitude=1e308&end_longitude=0',
  `/company/search?filters=${'is24,'.repeat(2_000)}is24`,
])('GET %.80s is refused', async (path) => {
  const { status, body } = await rest(server(), undefined, 'GET', path);
  expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
});

test('GET /company/search answers any text', async () => {
  for (const text of texts) {
    for (const name of ['search', 'sido', 'sigungu']) {
      const { status } = await rest(server(), undefined, 'GET', `/company/search?${new URLSearchParams({ [name]: text }).toString()}`);
      expect([name, text.slice(0, 20), [200, 400, 414, 431].includes(status)]).toEqual([name, text.slice(0, 20), true]);
    }
  }
});

test.each(['0', '-1', '1e9', 'x', '99999999999999999999', '%00', '%25', "'", '1;2', 'constructor'])(
  'GET /company/%s is not there',
  async (id) => {
    const { status } = await rest(server(), undefined, 'GET', `/company/${id}`);
    expect([400, 404]).toContain(status);
  },
);
