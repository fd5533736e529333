import { gql, rest } from '../../../testing/calls.ts';
import { aCompany, aPharmacy } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { ListingKind, NewListing } from '../../listings/index.ts';

const server = withApp();

const guro = { address: '서울특별시 구로구 디지털로 300', latitude: 37.48, longitude: 126.89 };
const jongno = { address: '서울특별시 종로구 창경궁로 261', latitude: 37.58, longitude: 127.0 };
const haeundae = { address: '부산광역시 해운대구 우동 1', latitude: 35.16, longitude: 129.16 };
const ids = new Map<string, string>();

const add = async (
  kind: ListingKind,
  listing: Omit<NewListing, 'kind' | 'ownerUserId'>,
  score?: number,
  ownerUserId: number | null = null,
) => {
  const { listings } = server().services;
  const id = unwrap(await listings.addListing({ kind, ownerUserId, ...listing }));
  if (score) await listings.updateReviewSummary(server().db, id, { score, count: 6 - score, keyword: null });
  ids.set(listing.name, String(id));
};

beforeAll(async () => {
  await add('pharmacy', { name: '바른약국', doctors: ['약사하나'], expertise: '심장사상충약', isPremium: true, ...guro }, 3);
  await add('pharmacy', { name: '밤샘약국', is24: true, isPremium: true, hasParkingLot: true, ...jongno }, 5);
  await add('pharmacy', { name: '바다약국', ...haeundae }, 4);
  await add('company', { name: '포근미용', isBeautyParlor: true, isPremium: true, ...guro }, 4, (await aCompany(server())).id);
  await add(
    'company',
    {
      name: '편한호텔',
      isHotel: true,
      allowReservation: true,
      businessHours: Array.from({ length: 7 }, () => ({ open: '00:00', close: '00:00' })),
      ...jongno,
    },
    5,
  );
  await add('company', { name: '꼬마유치원', isKindergarten: true, isHotel: true, hasParkingLot: true, ...jongno }, 3);
  await add('hospital', { name: '구로동물병원', isPremium: true, ...guro });
});

type NamedRows = { name: string }[];
const names = (list: NamedRows) => list.map(({ name }) => name);
const answered = async <T>(query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await gql<T>(server(), undefined, query, variables);
  expect(errors).toEqual([]);
  return data;
};

const kinds = { pharmacy: ['Pharmacy', 'Pharmacies'], company: ['Company', 'Companies'] } as const;
const ASKED = '$sido: String, $sigungu: String, $filters: [HospitalFeature!], $latitude: Float, $longitude: Float';
const GIVEN = 'sido: $sido, sigungu: $sigungu, filters: $filters';
const FROM = 'latitude: $latitude, longitude: $longitude';
const search = (kind: keyof typeof kinds) => `query ($search: String, $order: HospitalOrder, ${ASKED}) {
  list: search${kinds[kind][1]}(search: $search, order: $order, ${GIVEN}, ${FROM}) { name }
  total: search${kinds[kind][1]}Count(search: $search, ${GIVEN})
}`;
const list = (kind: keyof typeof kinds) => `query ($filter: HospitalOrder, ${ASKED}) {
  list: get${kinds[kind][1]}ByPage(filter: $filter, ${GIVEN}, ${FROM}) { name }
  total: get${kinds[kind][1]}Count(${GIVEN})
}`;

test.each<[keyof typeof kinds, object, string[]]>([
  ['pharmacy', { search: '바른약국' }, ['바른약국']],
  ['pharmacy', { search: 'ㅂㄹㅇㄱ' }, ['바른약국']],
  ['pharmacy', { search: '심장사상충' }, ['바른약국']],
  ['pharmacy', { search: '약사하나' }, ['바른약국']],
  ['pharmacy', { search: '바런약국' }, ['바른약국']],
  ['pharmacy', { search: '약국', order: 'score' }, ['밤샘약국', '바다약국', '바른약국']],
  ['pharmacy', { search: '약국', filters: ['is24'] }, ['밤샘약국']],
  ['pharmacy', { search: '부산시 약국' }, ['바다약국']],
  ['pharmacy', { search: '서울특별시 동물약국', order: 'score' }, ['밤샘약국', '바른약국']],
  ['pharmacy', { search: '내 주변 약국', order: 'score' }, ['밤샘약국', '바다약국', '바른약국']],
  ['pharmacy', { search: '구로구 약국', sido: '부산광역시' }, []],
  ['company', { search: '강아지 호텔', order: 'score' }, ['편한호텔', '꼬마유치원']],
  ['company', { search: '종로 애견호텔', filters: ['hasParkingLot'] }, ['꼬마유치원']],
  ['company', { search: '구로구 강아지미용' }, ['포근미용']],
  ['company', { search: '구로구 애견호텔' }, []],
  ['pharmacy', { search: '구로동물병원' }, []],
  ['company', { search: '포근' }, ['포근미용']],
  ['company', { search: 'ㄲㅁㅇㅊㅇ' }, ['꼬마유치원']],
  ['company', { order: 'score', filters: ['isHotel'] }, ['편한호텔', '꼬마유치원']],
  ['company', { search: '유치원', filters: ['isKindergarten'] }, ['꼬마유치원']],
  ['company', { filters: ['isKindergarten', 'hasParkingLot'] }, ['꼬마유치원']],
  ['company', { search: '호텔', sido: '부산' }, []],
])('%s found by %j', async (kind, asked, expected) => {
  const found = await answered<{ list: NamedRows; total: number }>(search(kind), { ...asked });
  expect([names(found.list), found.total]).toEqual([expected, expected.length]);
});

test.each<[keyof typeof kinds, object, string[]]>([
  ['pharmacy', {}, ['바다약국', '밤샘약국', '바른약국']],
  ['pharmacy', { filter: 'distance', latitude: 37.5, longitude: 127.0 }, ['밤샘약국', '바른약국', '바다약국']],
  ['pharmacy', { filter: 'score', sido: '서울' }, ['밤샘약국', '바른약국']],
  ['company', { filter: 'score' }, ['편한호텔', '포근미용', '꼬마유치원']],
  ['company', { filters: ['allowReservation'] }, ['편한호텔']],
])('%s listed by %j', async (kind, asked, expected) => {
  const found = await answered<{ list: NamedRows; total: number }>(list(kind), { ...asked });
  expect([names(found.list), found.total]).toEqual([expected, expected.length]);
});

test.each([
  ['Hospitals', ['구로동물병원']],
  ['Pharmacies', ['밤샘약국', '바른약국']],
  ['Companies', ['포근미용']],
])('premium %s', async (kind, expected) => {
  const found = await answered<{ list: NamedRows; total: number }>(
    `{ list: getPremium${kind}ByPage { name } total: getPremium${kind}Count }`,
  );
  expect([names(found.list), found.total]).toEqual([expected, expected.length]);
});

test('one listing of each kind is answered with the fields of its kind and its pictures', async () => {
  const { pharmacy, company } = await answered<{ pharmacy: object; company: object }>(
    `query ($pharmacy: ID!, $company: ID!) {
      pharmacy: getPharmacy(id: $pharmacy) { name pharmacist handlingMedicine is24 isOpenNow reviewScore facilityPicture { filepath } address { sigungu } }
      company: getCompany(id: $company) { name companyType isKindergarten isHotel facilityPicture { filepath } address { sigungu } }
    }`,
    { pharmacy: ids.get('바른약국'), company: ids.get('꼬마유치원') },
  );
  expect(pharmacy).toEqual({
    name: '바른약국',
    pharmacist: ['약사하나'],
    handlingMedicine: '심장사상충약',
    is24: false,
    isOpenNow: null,
    reviewScore: 3,
    facilityPicture: [],
    address: { sigungu: '구로구' },
  });
  expect(company).toEqual({
    name: '꼬마유치원',
    companyType: 'hotel',
    isKindergarten: true,
    isHotel: true,
    facilityPicture: [],
    address: { sigungu: '종로구' },
  });
});

test('a listing is not found as another kind or before it is public', async () => {
  const owner = await aPharmacy(server());
  const { db, services } = server();
  const waiting = await db.begin((tx) =>
    services.listings.createListing(tx, { kind: 'pharmacy', name: '준비약국', ownerUserId: owner.id, ...guro }),
  );
  const codeOf = async (field: string, id: unknown, token?: string) =>
    (await gql(server(), token, `query ($id: ID!) { ${field}(id: $id) { name } }`, { id: String(id) })).errors[0]?.extensions.code;
  expect(await codeOf('getCompany', ids.get('바른약국'))).toBe('NOT_FOUND');
  expect(await codeOf('getHospital', ids.get('바른약국'))).toBe('NOT_FOUND');
  expect(await codeOf('getPharmacy', waiting)).toBe('NOT_FOUND');
  expect(await codeOf('getPharmacy', waiting, owner.token)).toBeUndefined();
  expect((await rest(server(), undefined, 'GET', `/company/${ids.get('바른약국')}`)).status).toBe(404);
});

const seoul = 'south: 37.4, west: 126.8, north: 37.7, east: 127.1';

test('pins of each kind are answered with tags, and counts instead of too many pins', async () => {
  type Map = { total: number; pins: { name: string; tags: string[] }[]; counts: object[] };
  const pins = (kind: string, more = '') =>
    answered<{ map: Map }>(
      `{ map: get${kind}Pins(${seoul}${more}) { total pins { name tags } counts { name pharmacyCount companyCount } } }`,
    );
  expect((await pins('Pharmacy')).map).toEqual({
    total: 2,
    pins: [
      { name: '바른약국', tags: [] },
      { name: '밤샘약국', tags: ['24시', '주차'] },
    ],
    counts: [],
  });
  expect((await pins('Company', ', filters: [isKindergarten]')).map.pins).toEqual([
    { name: '꼬마유치원', tags: ['호텔', '유치원', '주차'] },
  ]);
  const { total, counts } = (await pins('Company', ', limit: 2')).map;
  expect([total, counts]).toEqual([
    3,
    expect.arrayContaining([
      { name: '구로구', pharmacyCount: 0, companyCount: 1 },
      { name: '종로구', pharmacyCount: 0, companyCount: 2 },
    ]),
  ]);
});

test.each([
  [
    '',
    [
      ['구로구', 1, 1, 0],
      ['종로구', 0, 1, 0],
      ['해운대구', 0, 1, 0],
    ],
  ],
  [
    ', kinds: [company]',
    [
      ['구로구', 0, 0, 1],
      ['종로구', 0, 0, 2],
    ],
  ],
  [', kinds: [company, hospital], filters: [isKindergarten]', [['종로구', 0, 0, 1]]],
  [', kinds: []', []],
])('areas are counted with %j', async (more, expected) => {
  const { areas } = await answered<{ areas: Record<string, unknown>[] }>(
    `{ areas: getPlaceCountsByLevel(level: sigungu${more}) { name hospitalCount pharmacyCount companyCount } }`,
  );
  expect(
    areas.map(({ name, hospitalCount, pharmacyCount, companyCount }) => [name, hospitalCount, pharmacyCount, companyCount]).sort(),
  ).toEqual(expected);
});

type Items = { items: { name: string; companyType?: string }[]; total: number; page: number; count: number };

test.each([
  ['/pharmacy', ['바다약국', '밤샘약국', '바른약국']],
  ['/pharmacy?filter=score&count=2', ['밤샘약국', '바다약국']],
  ['/pharmacy/recents?count=1', ['바다약국']],
  ['/company', ['꼬마유치원', '편한호텔', '포근미용']],
  ['/company/recents?page=2&count=2', ['포근미용']],
  ['/pharmacy?filter=recent&count=1', ['바다약국']],
  ['/pharmacy?filter=review', ['바른약국', '바다약국', '밤샘약국']],
  ['/pharmacy?filter=distance&latitude=37.48&longitude=126.89', ['바른약국', '밤샘약국', '바다약국']],
  ['/company?filter=recent&page=3&count=1', ['포근미용']],
  ['/company?filter=score', ['편한호텔', '포근미용', '꼬마유치원']],
  ['/company?filter=review', ['꼬마유치원', '포근미용', '편한호텔']],
  ['/company?filter=distance&latitude=37.48&longitude=126.89&count=1', ['포근미용']],
  ['/pharmacy?page=1000000&count=100', []],
])('GET %s', async (path, expected) => {
  const { status, body } = await rest<Items>(server(), undefined, 'GET', path);
  expect([status, names(body.data.items), body.data.total]).toEqual([200, expected, 3]);
});

test.each(['hospital', 'pharmacy', 'company'] as const)('the most visited %s are sorted first', async (kind) => {
  const { body } = await rest<Items>(server(), undefined, 'GET', `/${kind}`);
  const last = body.data.items.at(-1)!.name;
  unwrap(await server().services.counts.countVisit({ kind, id: Number(ids.get(last)) }, { viewerId: undefined, ip: '192.0.2.1' }));
  expect((await rest<Items>(server(), undefined, 'GET', `/${kind}/visitors`)).body.data.items[0]!.name).toBe(last);
});

const box = (south: number, west: number, north: number, east: number) =>
  `start_latitude=${south}&start_longitude=${west}&end_latitude=${north}&end_longitude=${east}`;

test.each([
  ['', ['꼬마유치원', '편한호텔', '포근미용']],
  ['search=포근', ['포근미용']],
  ['sido=서울&sigungu=종로구&option=score', ['편한호텔', '꼬마유치원']],
  ['register=true', ['포근미용']],
  ['register=false', ['꼬마유치원', '편한호텔']],
  ['instant=true', ['편한호텔']],
  ['options=hotel,kindergarten', ['꼬마유치원']],
  ['filters=hasParkingLot&options=hotel', ['꼬마유치원']],
  ['option=distance&latitude=37.48&longitude=126.89&count=1', ['포근미용']],
  [`map=true&${box(37.4, 126.8, 37.5, 126.95)}`, ['포근미용']],
  ['page=2&count=2', ['포근미용']],
  ['search=호텔&page=2&count=1', ['꼬마유치원']],
  ['search=호텔&page=3&count=1', []],
  ['option=review', ['꼬마유치원', '포근미용', '편한호텔']],
  ['option=recent&count=1', ['꼬마유치원']],
  ['sido=부산', []],
  ['latitude=37.48&longitude=126.89', ['포근미용', '편한호텔', '꼬마유치원']],
  ['filters=isHotel,isKindergarten', ['꼬마유치원']],
  ['filters=isOpenNow', ['편한호텔']],
  ['register=true&instant=true', []],
  ['instant=false', ['꼬마유치원', '편한호텔', '포근미용']],
  [`map=false&${box(37.4, 126.8, 37.5, 126.95)}`, ['포근미용']],
  [`map=true&search=호텔&${box(37.5, 126.9, 37.6, 127.1)}`, ['편한호텔', '꼬마유치원']],
  [`map=true&${box(33, 124, 34, 125)}`, []],
])('GET /company/search?%s', async (query, expected) => {
  const { status, body } = await rest<Items>(server(), undefined, 'GET', `/company/search?${encodeURI(query)}`);
  expect([status, names(body.data.items)]).toEqual([200, expected]);
  expect(body.data.total).toBeGreaterThanOrEqual(expected.length);
});

test('a company is answered over REST without its owner', async () => {
  const { body } = await rest(server(), undefined, 'GET', `/company/${ids.get('꼬마유치원')}`);
  expect(body.data).toMatchObject({
    companyName: '꼬마유치원',
    companyType: 'hotel',
    isKindergarten: true,
    images: [],
    address: { sigungu: '종로구' },
  });
  expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(['presentContact']));
});
