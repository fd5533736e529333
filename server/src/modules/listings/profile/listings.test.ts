import { gql, rest } from '../../../testing/calls.ts';
import { aPicture } from '../../../testing/a-picture.ts';
import { aGuardian, aHospital, aPharmacy } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { NewListing } from '../index.ts';

const server = withApp();

const anAddress = '서울특별시 구로구 디지털로 300';
const add = async (listing: Partial<NewListing> & { name: string }) =>
  unwrap(
    await server().services.listings.addListing({
      kind: 'hospital',
      address: anAddress,
      latitude: 37.48,
      longitude: 126.89,
      ownerUserId: null,
      ...listing,
    }),
  );

type ListedListing = { id: string; name: string; distance: number | null };
const names = (list: { name: string }[]) => list.map((listing) => listing.name);
const search = async (variables: Record<string, unknown>) => {
  const { data, errors } = await gql<{ list: ListedListing[]; total: number }>(
    server(),
    undefined,
    `query ($search: String, $sido: String, $sigungu: String, $filters: [HospitalFeature!], $latitude: Float, $longitude: Float, $page: Int, $count: Int) {
      list: searchHospitals(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters, latitude: $latitude, longitude: $longitude, page: $page, count: $count) { id name distance }
      total: searchHospitalsCount(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters)
    }`,
    variables,
  );
  expect(errors).toEqual([]);
  return { names: names(data.list), total: data.total, list: data.list };
};

describe('with listings here and there', () => {
  beforeAll(async () => {
    await add({ name: '구로동물병원', doctors: ['이든든'], expertise: '고양이 치과' });
    await add({ name: '24시 구로 동물의료센터', is24: true, hasParkingLot: true });
    await add({ name: '대학로동물병원', address: '서울특별시 종로구 창경궁로 261 (명륜2가)', latitude: 37.5846, longitude: 127.0002 });
    await add({ name: '대학동물병원', address: '서울특별시 성북구 화랑로 1', latitude: 37.6, longitude: 127.04 });
    await add({ name: '월드펫동물병원', address: '부산광역시 해운대구 우동 1', latitude: 35.16, longitude: 129.16, is24: true });
    await add({ name: '행복동물병원', address: '서울특별시 강남구 테헤란로 1', latitude: 37.5, longitude: 127.03 });
    await add({ name: '행복동물병원', address: '경기도 용인시 처인구 중부대로 1', latitude: 37.23, longitude: 127.2 });
    await add({ name: '바른약국', kind: 'pharmacy' });
    await server().services.listings.createListing(server().db, {
      kind: 'hospital',
      name: '구로승인전동물병원',
      address: anAddress,
      ownerUserId: null,
    });
  });

  test.each<[string, string, string[]]>([
    ['a whole name', '구로동물병원', ['구로동물병원']],
    ['two syllables', '구로', ['24시 구로 동물의료센터', '구로동물병원']],
    ['spaces that are not in the name', '대학로 동물 병원', ['대학로동물병원']],
    ['spaces that are missing', '24시구로동물의료센터', ['24시 구로 동물의료센터']],
    ['initial consonants', 'ㄱㄹㄷㅁㅂㅇ', ['구로동물병원']],
    ['initial consonants and digits', '24ㅅㄱㄹ', ['24시 구로 동물의료센터']],
    ['syllables, then consonants', '구로ㄷㅁㅂ', ['구로동물병원']],
    ['a wrong vowel', '월드팻동물병원', ['월드펫동물병원']],
    ['a wrong syllable, nearest in length', '대학노동물병원', ['대학로동물병원', '대학동물병원']],
    ['a wrong kind', '구로동물병언', ['24시 구로 동물의료센터', '구로동물병원']],
    ['the keyboard left on English', 'rnfhehdanfquddnjs', ['구로동물병원']],
    ['a district and a name in one', '강남구행복동물병원', ['행복동물병원']],
    ['a road', '테헤란로', ['행복동물병원']],
    ['a doctor', '이든든', ['구로동물병원']],
    ['an expertise', '고양이치과', ['구로동물병원']],
    ['words of several fields', '구로구 고양이', ['구로동물병원']],
    ['the end of one field and the start of the next', '동물병원서울', []],
    ['nothing like it', '콜로세움', []],
  ])('a listing is found by %s: %s', async (_how, text, expected) => {
    const found = await search({ search: text });
    expect([...found.names].sort()).toEqual([...expected].sort());
    expect(found.total).toBe(expected.length);
  });

  test('the same name comes before a name that holds it, and the nearer of two alike first', async () => {
    expect((await search({ search: '대학' })).names).toEqual(['대학동물병원', '대학로동물병원']);
    const { list } = await search({ search: '행복동물병원', latitude: 37.23, longitude: 127.2 });
    expect(list.map((listing) => Math.round(listing.distance ?? -1))).toEqual([0, 34]);
  });

  test.each([
    [{ sido: '서울', sigungu: '구로구' }, 2],
    [{ sido: '서울특별시' }, 5],
    [{ sido: '경기도', sigungu: '용인시' }, 1],
    [{ sido: '없는도' }, 0],
    [{ filters: ['is24'] }, 2],
    [{ filters: ['is24', 'hasParkingLot'] }, 1],
    [{ search: '%' }, 7],
  ])('%j narrows to %i', async (variables, total) => {
    const found = await search(variables);
    expect([found.total, found.names.length]).toEqual([total, total]);
  });

  test('pages follow each other without a gap', async () => {
    const all = (await search({ count: 100 })).list.map(({ id }) => id);
    const pages = await Promise.all([1, 2, 3].map((page) => search({ page, count: 3 })));
    expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(all);
  });

  test.each([{ page: 0 }, { count: 101 }, { latitude: 91, longitude: 0 }, { latitude: 37 }])('%j is refused', async (variables) => {
    const query =
      'query ($page: Int, $count: Int, $latitude: Float, $longitude: Float) { searchHospitals(page: $page, count: $count, latitude: $latitude, longitude: $longitude) { id } }';
    const { errors } = await gql(server(), undefined, query, variables);
    expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  test('pins of public hospitals are answered, with their tags; beyond the limit counts instead', async () => {
    const pins = (limit: number) =>
      gql<{ getHospitalPins: { total: number; pins: { tags: string[] }[]; counts: { name: string; hospitalCount: number }[] } }>(
        server(),
        undefined,
        `query ($limit: Int) { getHospitalPins(south: 37.4, west: 126.8, north: 37.55, east: 127.1, limit: $limit) { total pins { tags } counts { name hospitalCount } } }`,
        { limit },
      );
    const few = (await pins(300)).data.getHospitalPins;
    expect(few).toMatchObject({ total: 3, counts: [] });
    expect(few.pins.map((pin) => pin.tags)).toContainEqual(['24시', '주차']);
    const many = (await pins(2)).data.getHospitalPins;
    expect(many).toMatchObject({ total: 3, pins: [] });
    expect(many.counts.map((area) => [area.name, area.hospitalCount]).sort()).toEqual([
      ['강남구', 1],
      ['구로구', 2],
    ]);
  });

  test('a map counts by level', async () => {
    const query = `{ sido: getPlaceCountsByLevel(level: sido) { name hospitalCount pharmacyCount }
      near: getPlaceCountsByLevel(level: sigungu, bounds: { south: 37.49, west: 126.86, north: 37.5, east: 126.9 }) { code name hospitalCount pharmacyCount } }`;
    const { data } = await gql<Record<'sido' | 'near', { name: string; hospitalCount: number; pharmacyCount: number }[]>>(
      server(),
      undefined,
      query,
    );
    expect(data.sido.map((area) => [area.name, area.hospitalCount, area.pharmacyCount])).toEqual([
      ['서울', 5, 1],
      ['부산', 1, 0],
      ['경기', 1, 0],
    ]);
    expect(data.near).toEqual([{ code: '11530', name: '구로구', hospitalCount: 2, pharmacyCount: 1 }]);
  });

  test('REST lists have the decided shape and the four orders', async () => {
    const near = await rest<{ items: ListedListing[]; total: number }>(
      server(),
      undefined,
      'GET',
      '/hospital?filter=distance&latitude=35.1&longitude=129.1&count=2',
    );
    expect(near.body.data).toMatchObject({ total: 7, page: 1, count: 2 });
    expect(near.body.data.items[0]).toMatchObject({ name: '월드펫동물병원', tags: ['24시'] });
    for (const path of ['/hospital', '/hospital/recents', '/hospital/visitors', '/hospital?filter=score', '/hospital?filter=review']) {
      const { status, body } = await rest<{ items: ListedListing[] }>(server(), undefined, 'GET', path);
      expect([status, body.data.items.length]).toEqual([200, 7]);
    }
    expect((await rest(server(), undefined, 'GET', '/hospital?filter=distance')).status).toBe(400);
    expect((await rest(server(), undefined, 'GET', '/hospital?filter=cheap')).status).toBe(400);
  });

  test('most visited come first', async () => {
    const [first] = (await search({ search: '월드펫' })).list;
    await gql(server(), undefined, 'mutation ($id: ID!) { increaseHospitalVisitorCount(hospitalId: $id) }', { id: first!.id });
    const { body } = await rest<{ items: ListedListing[] }>(server(), undefined, 'GET', '/hospital/visitors');
    expect(body.data.items[0]?.id).toBe(first!.id);
  });
});

describe('owners', () => {
  const update =
    'mutation ($input: UpdateMyHospitalInput!) { updateMyHospital(input: $input) { id name contract kakaoplus doctorCount businessHours { weekday isClosed open } isOpenNow address { sigungu } facilityPicture { filepath } } }';

  test('see their listing before it is public; nobody else does', async () => {
    const owner = await aHospital(server());
    const id = await server().services.listings.createListing(server().db, {
      kind: 'hospital',
      name: '새 병원',
      address: anAddress,
      ownerUserId: owner.id,
    });
    const get = (token?: string) =>
      gql<{ getHospital: { state: string } }>(server(), token, 'query ($id: ID!) { getHospital(id: $id) { state } }', { id: String(id) });
    expect((await get()).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await get(owner.token)).data.getHospital.state).toBe('pending');
    unwrap(await server().services.listings.approveListing(server().db, id));
    expect((await get()).data.getHospital.state).toBe('approved');
  });

  test('change their profile, and are found by what they wrote', async () => {
    const owner = await aHospital(server());
    await add({ name: '옛날동물병원', ownerUserId: owner.id });
    const image = await aPicture(server(), owner);
    const businessHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, isClosed: false, open: '00:00', close: '00:00' }));
    const input = {
      name: '반짝동물병원',
      contract: '02-555-1234',
      kakaoplus: '_abc',
      doctors: ['김새로'],
      businessHours,
      facilityPicture: [image],
      address: { address: '부산광역시 해운대구 우동 1', latitude: 35.16, longitude: 129.16 },
    };
    const { data, errors } = await gql<{ updateMyHospital: object }>(server(), owner.token, update, { input });
    expect(errors).toEqual([]);
    expect(data.updateMyHospital).toMatchObject({
      name: '반짝동물병원',
      contract: '+8225551234',
      kakaoplus: 'https://pf.kakao.com/_abc',
      doctorCount: 1,
      isOpenNow: true,
      address: { sigungu: '해운대구' },
      facilityPicture: [{ filepath: image }],
    });
    expect((await search({ search: '김새로' })).names).toEqual(['반짝동물병원']);
    expect((await search({ search: '옛날' })).total).toBe(0);
  });

  test('learn in Korean what is wrong, and nothing is saved', async () => {
    const owner = await aHospital(server());
    await add({ name: '그대로동물병원', ownerUserId: owner.id });
    const { errors } = await gql(server(), owner.token, update, { input: { name: ' ', homepage: 'x' } });
    expect(errors[0]?.extensions.errors?.map((error) => error.property)).toEqual(['name', 'homepage']);
    expect(errors[0]?.message).toMatch(/요\.$/);
    expect((await search({ search: '그대로동물병원' })).total).toBe(1);
  });

  test.each([
    ['signed out', async () => undefined, 'UNAUTHENTICATED'],
    ['a guardian', async () => (await aGuardian(server())).token, 'FORBIDDEN'],
    ['a pharmacy', async () => (await aPharmacy(server())).token, 'FORBIDDEN'],
    ['a hospital without a listing', async () => (await aHospital(server())).token, 'NOT_FOUND'],
  ])('%s changes nothing', async (_who, token, code) => {
    const { errors } = await gql(server(), await token(), update, { input: { name: '남의병원' } });
    expect(errors[0]?.extensions.code).toBe(code);
  });

  test('a listing without an owner goes to one account, which has one listing', async () => {
    const { services, db } = server();
    const [one, two] = [await aHospital(server()), await aHospital(server())];
    const id = await add({ name: '주인없는동물병원' });
    const claim = (userId: number) => db.begin((tx) => services.listings.owners.claimListing(tx, 'hospital', id, userId));
    const give = (userId: number) => db.begin((tx) => services.listings.owners.giveListing(tx, 'hospital', id, userId));
    expect([(await claim(one.id)).ok, (await claim(two.id)).ok]).toEqual([true, true]);
    expect(await services.listings.listingOfOwner(server().db, 'hospital', one.id)).toBeUndefined();
    unwrap(await give(one.id));
    expect(await services.listings.listingOfOwner(server().db, 'hospital', one.id)).toMatchObject({
      id,
      state: 'approved',
      allowReservation: true,
    });
    expect([await claim(two.id), await give(two.id)]).toMatchObject([
      { error: { code: 'LISTING_TAKEN' } },
      { error: { code: 'LISTING_TAKEN' } },
    ]);
    const second = await services.listings.addListing({ kind: 'hospital', name: '둘째', address: anAddress, ownerUserId: one.id });
    expect(second).toMatchObject({ ok: false, error: { code: 'ALREADY_OWNS_LISTING' } });
  });

  test('the review summary of another domain shows, and orders the list', async () => {
    const { services, db } = server();
    const id = await add({ name: '칭찬받는동물병원' });
    await services.listings.updateReviewSummary(db, id, { score: 4.7, count: 3, keyword: '친절해요' });
    const { data } = await gql<{ getHospitalsByPage: object[] }>(
      server(),
      undefined,
      '{ getHospitalsByPage(filter: score, count: 1) { name reviewScore reviewCount reviewKeyword } }',
    );
    expect(data.getHospitalsByPage).toEqual([{ name: '칭찬받는동물병원', reviewScore: 4.7, reviewCount: 3, reviewKeyword: '친절해요' }]);
  });
});
