import { gql } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { NewListing } from '../../listings/index.ts';

const server = withApp();

const guro = { address: '서울특별시 구로구 디지털로 300', latitude: 37.48, longitude: 126.89 };
const jongno = { address: '서울특별시 종로구 창경궁로 261', latitude: 37.58, longitude: 127.0 };
const haeundae = { address: '부산광역시 해운대구 우동 1', latitude: 35.16, longitude: 129.16 };

const add = async (
  listing: Omit<NewListing, 'kind' | 'ownerUserId'> & { kind?: 'pharmacy' },
  review?: { score: number; count: number },
) => {
  const { listings } = server().services;
  const id = unwrap(await listings.addListing({ kind: 'hospital', ownerUserId: null, ...listing }));
  if (review) await listings.updateReviewSummary(server().db, id, { ...review, keyword: null });
};

beforeAll(async () => {
  await add({ name: '대학로동물병원', is24: true, ...jongno }, { score: 4, count: 10 });
  await add({ name: '대학동물병원', is24: true, isHotel: true, ...guro }, { score: 5, count: 2 });
  await add({ name: '해운대동물병원', isHotel: true, ...haeundae }, { score: 3, count: 20 });
  await add({ name: '바른약국', kind: 'pharmacy', ...guro });
  await add({ name: '밤샘약국', kind: 'pharmacy', is24: true, ...guro });
});

type NamedRows = { name: string }[];
const short = (list: NamedRows) => list.map(({ name }) => name.replace('동물병원', ''));
const answered = async <T>(query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await gql<T>(server(), undefined, query, variables);
  expect(errors).toEqual([]);
  return data;
};

const PAGE = `query ($filter: HospitalOrder, $filters: [HospitalFeature!], $sido: String, $sigungu: String, $latitude: Float, $longitude: Float) {
  list: getHospitalsByPage(filter: $filter, filters: $filters, sido: $sido, sigungu: $sigungu, latitude: $latitude, longitude: $longitude) { name }
  total: getHospitalsCount(filters: $filters, sido: $sido, sigungu: $sigungu)
}`;
const SEARCH = `query ($search: String, $order: HospitalOrder, $filters: [HospitalFeature!], $sido: String, $sigungu: String, $latitude: Float, $longitude: Float) {
  list: searchHospitals(search: $search, order: $order, filters: $filters, sido: $sido, sigungu: $sigungu, latitude: $latitude, longitude: $longitude) { name }
  total: searchHospitalsCount(search: $search, filters: $filters, sido: $sido, sigungu: $sigungu)
}`;

const busan = { latitude: 35.1, longitude: 129.1 };
const seoul = { latitude: 37.48, longitude: 126.89 };

test.each<[string, string[], object, string[]]>([
  ['recent', [], {}, ['해운대', '대학', '대학로']],
  ['recent', ['is24'], {}, ['대학', '대학로']],
  ['score', ['isHotel'], {}, ['대학', '해운대']],
  ['review', ['isHotel'], {}, ['해운대', '대학']],
  ['distance', ['isHotel'], busan, ['해운대', '대학']],
  ['distance', ['is24'], seoul, ['대학', '대학로']],
  ['review', ['is24', 'isHotel'], {}, ['대학']],
  ['score', ['isStore'], {}, []],
  ['score', ['is24'], { sido: '서울', sigungu: '종로구' }, ['대학로']],
])('by %s, with %j and %j', async (order, filters, also, expected) => {
  const page = await answered<{ list: NamedRows; total: number }>(PAGE, { filter: order, filters, ...also });
  expect([short(page.list), page.total]).toEqual([expected, expected.length]);
  const searched = await answered<{ list: NamedRows; total: number }>(SEARCH, { order, filters, ...also });
  expect([short(searched.list), searched.total]).toEqual([expected, expected.length]);
});

test.each<[string, string | null, object, string[]]>([
  ['대학', null, {}, ['대학', '대학로']],
  ['대학', 'recent', {}, ['대학', '대학로']],
  ['대학', 'review', {}, ['대학로', '대학']],
  ['동물병원', 'score', {}, ['대학', '대학로', '해운대']],
  ['동물병원', 'review', {}, ['해운대', '대학로', '대학']],
  ['동물병원', 'distance', busan, ['해운대', '대학', '대학로']],
  ['동물병원', 'distance', seoul, ['대학', '대학로', '해운대']],
  ['동물병원', 'review', { filters: ['isHotel'] }, ['해운대', '대학']],
  ['ㄷㅎ', 'review', {}, ['대학로', '대학']],
  ['대학노동물병원', null, {}, ['대학로', '대학']],
  ['대학노동물병원', 'score', {}, ['대학', '대학로']],
  ['대학노동물병원', 'distance', seoul, ['대학', '대학로']],
])('%s in the order %s %j', async (search, order, also, expected) => {
  const { list } = await answered<{ list: NamedRows }>(SEARCH, { search, order, ...also });
  expect(short(list)).toEqual(expected);
});

test.each([
  ['a list', PAGE, { filter: 'distance' }],
  ['a search', SEARCH, { search: '대학', order: 'distance' }],
  ['a search without a text', SEARCH, { order: 'distance' }],
])('%s by distance from nowhere is refused', async (_which, query, variables) => {
  const { errors } = await gql(server(), undefined, query, variables);
  expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
});

test.each([
  [{ sido: '없는도' }],
  [{ sido: '없는도', sigungu: '구로구' }],
  [{ sido: '서울특별시', sigungu: '없는구' }],
  [{ sido: '서울특별시', sigungu: '해운대구' }],
  [{ sigungu: '없는구' }],
  [{ sido: ' ', sigungu: ' ' }],
  [{ sido: "'); --", sigungu: '%' }],
  [{ sido: 'constructor', sigungu: '__proto__' }],
])('of %j, which is nowhere, there are none, whatever is asked', async (where) => {
  const nothing = { list: [], total: 0 };
  for (const order of ['recent', 'score', 'review', 'distance']) {
    expect(await answered(PAGE, { filter: order, ...seoul, ...where })).toEqual(nothing);
    expect(await answered(SEARCH, { order, ...seoul, ...where })).toEqual(nothing);
  }
  for (const search of ['대학', 'ㄷㅎ', '대학노동물병원', 'eogkr']) {
    expect(await answered(SEARCH, { search, ...where })).toEqual(nothing);
  }
});

test('a listing with an unknown address is found, in no region', async () => {
  await add({ name: '어디동물병원', address: '아무 데나 1' });
  const found = await answered<{ list: { address: object }[] }>(
    'query ($search: String) { list: searchHospitals(search: $search) { address { sido sigungu address } } }',
    { search: '어디동물병원' },
  );
  expect(found.list).toEqual([{ address: { sido: null, sigungu: null, address: '아무 데나 1' } }]);
});

test.each<[string[] | null, [string, number, number][]]>([
  [
    null,
    [
      ['구로구', 1, 2],
      ['종로구', 1, 0],
      ['해운대구', 1, 0],
    ],
  ],
  [
    [],
    [
      ['구로구', 1, 2],
      ['종로구', 1, 0],
      ['해운대구', 1, 0],
    ],
  ],
  [
    ['is24'],
    [
      ['구로구', 1, 1],
      ['종로구', 1, 0],
    ],
  ],
  [
    ['isHotel'],
    [
      ['구로구', 1, 0],
      ['해운대구', 1, 0],
    ],
  ],
  [['is24', 'isHotel', 'isHotel'], [['구로구', 1, 0]]],
  [['isStore'], []],
])('areas are counted with %j', async (filters, expected) => {
  const { areas } = await answered<{ areas: { name: string; hospitalCount: number; pharmacyCount: number }[] }>(
    'query ($filters: [HospitalFeature!]) { areas: getPlaceCountsByLevel(level: sigungu, filters: $filters) { name hospitalCount pharmacyCount } }',
    { filters },
  );
  expect(areas.map(({ name, hospitalCount, pharmacyCount }) => [name, hospitalCount, pharmacyCount]).sort()).toEqual(expected);
});

test('the address of a pin is answered in one line', async () => {
  const { map } = await answered<{ map: { pins: object[] } }>(
    '{ map: getHospitalPins(south: 35, west: 129, north: 36, east: 130) { pins { name address } } }',
    {},
  );
  expect(map.pins).toEqual([{ name: '해운대동물병원', address: haeundae.address }]);
});

test('each pin is answered with what a row of a list tells: that it is open, null where its hours are unknown, and that it can be booked', async () => {
  const pins = 'pins { name allowReservation openState { kind at } }';
  const { hospitals, pharmacies } = await answered<Record<'hospitals' | 'pharmacies', { pins: object[] }>>(
    `{ hospitals: getHospitalPins(south: 35, west: 126.8, north: 37.5, east: 130) { ${pins} }
       pharmacies: getPharmacyPins(south: 37.4, west: 126.8, north: 37.5, east: 127, filters: [is24]) { ${pins} } }`,
    {},
  );
  const open = { kind: 'open', at: null };
  expect(hospitals.pins).toEqual(
    expect.arrayContaining([
      { name: '대학동물병원', allowReservation: false, openState: open },
      { name: '해운대동물병원', allowReservation: false, openState: null },
    ]),
  );
  expect(pharmacies.pins).toEqual([{ name: '밤샘약국', allowReservation: false, openState: open }]);
});
