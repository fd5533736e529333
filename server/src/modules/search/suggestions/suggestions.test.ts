import { assemble, disassemble } from 'es-hangul';
import { gql } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp({ rateLimits: true });
beforeAll(async () => {
  const add = async (kind: 'hospital' | 'pharmacy' | 'company', name: string) =>
    unwrap(await server().services.listings.addListing({ kind, name, address: '서울특별시 구로구 디지털로 300', ownerUserId: null }));
  await add('hospital', '구로동물병원');
  await add('hospital', '한빛동물병원');
  await add('pharmacy', '구로약국');
  await add('company', '구름미용실');
  await add('hospital', '값진닭읽는의원');
  await add('pharmacy', '괜찮은웰빙약국');
  await add('company', '삯바늘뷁미용실');
  for (const name of ['큰가나4', '가나4', '가나3', '가나2', '가나1', '가나']) await add('company', name);
});

const suggest = (search: string) =>
  gql<{ list: { kind: string; text: string; id: string | null }[] }>(
    server(),
    undefined,
    'query ($search: String!) { list: getSearchSuggestions(search: $search) { kind text id } }',
    { search },
  );
const suggested = async (search: string) => {
  const { data, errors } = await suggest(search);
  expect(errors).toEqual([]);
  return data.list.map(({ kind, text }) => `${kind} ${text}`);
};

test.each([
  ['구로', ['region 서울특별시 구로구', 'station 구로역', 'station 구로디지털단지역', 'hospital 구로동물병원', 'pharmacy 구로약국']],
  ['구로 약', ['pharmacy 구로약국']],
  [
    'ㄱㄹ',
    [
      'region 서울특별시 구로구',
      'region 전남광주통합특별시 구례군',
      'region 경기도 구리시',
      'station 가락시장역',
      'station 개롱역',
      'hospital 구로동물병원',
      'pharmacy 구로약국',
      'company 구름미용실',
    ],
  ],
  ['ㅎㅂㄷ', ['hospital 한빛동물병원']],
  ['ㅂㄷㅁ', ['hospital 한빛동물병원']],
  ['구로ㄷ', ['station 구로디지털단지역', 'hospital 구로동물병원']],
  ['빛동', ['hospital 한빛동물병원']],
  ['동물병원', ['hospital 구로동물병원', 'hospital 한빛동물병원']],
  ['가나', ['company 가나', 'company 가나1', 'company 가나2', 'company 가나3', 'company 가나4']],
  ['가나4', ['company 가나4', 'company 큰가나4']],
  ['서울 구로', ['region 서울특별시 구로구']],
  ['서울시 구로', ['region 서울특별시 구로구']],
  ['전라북도 전주시 완', ['region 전북특별자치도 전주시 완산구']],
  ['광주광역시 북', ['region 전남광주통합특별시 북구']],
  ['rnfh', ['region 서울특별시 구로구', 'station 구로역', 'station 구로디지털단지역', 'hospital 구로동물병원', 'pharmacy 구로약국']],
  ['강남역', ['station 강남역']],
  ['구로디', ['station 구로디지털단지역']],
  ['디지털로', []],
  // While the last syllable is being composed: those that are so come before those that may become so.
  ['구로 동무', ['hospital 구로동물병원']],
  ['빛동무', ['hospital 한빛동물병원']],
  ['가나동무', []],
  ['서우', ['region 서울특별시', 'region 서울특별시 종로구', 'region 서울특별시 중구', 'station 서울역', 'station 서울대벤처타운역']],
  ['rnfhehdan', ['hospital 구로동물병원']],
  ['%_\\\u0000', []],
])('%j suggests %j', async (search, expected) => {
  expect(await suggested(search)).toEqual(expected);
});

test.each([
  ...['구로동물병원', '한빛동물병원', '구로약국', '구름미용실', '강남구', '의왕시', '부안군', '서울특별시'],
  ...['값진닭읽는의원', '괜찮은웰빙약국', '삯바늘뷁미용실'],
])('%s is suggested at every key of it, from the second letter on', async (name) => {
  const keys = [...disassemble(name)];
  const vanished: string[] = [];
  for (let pressed = 1; pressed <= keys.length; pressed += 1) {
    const typed = assemble(keys.slice(0, pressed));
    if ([...typed].length < 2 || typed.endsWith(' ')) continue;
    if (!(await suggested(typed)).some((one) => one.endsWith(name) || one.startsWith(`region ${name}`))) vanished.push(typed);
  }
  expect(vanished).toEqual([]);
});

test('the box around an area and the position of a listing are answered', async () => {
  unwrap(
    await server().services.listings.addListing({
      kind: 'hospital',
      name: '바다동물병원',
      address: '부산광역시 해운대구 우동 1',
      latitude: 35.16,
      longitude: 129.16,
      ownerUserId: null,
    }),
  );
  const where = async (search: string) => {
    const { data, errors } = await gql<{
      list: { latitude: number | null; longitude: number | null; bounds: Record<'south' | 'west' | 'north' | 'east', number> | null }[];
    }>(
      server(),
      undefined,
      'query ($search: String!) { list: getSearchSuggestions(search: $search) { latitude longitude bounds { south west north east } } }',
      { search },
    );
    expect(errors).toEqual([]);
    return data.list;
  };
  expect(await where('바다동')).toEqual([{ latitude: 35.16, longitude: 129.16, bounds: null }]);
  expect((await where('한빛동'))[0]).toMatchObject({ latitude: null, longitude: null });
  const [sido, district] = [(await where('서울특별시'))[0]!, (await where('구로구'))[0]!];
  for (const side of ['south', 'west'] as const) expect(sido.bounds![side]).toBeLessThanOrEqual(district.bounds![side]);
  for (const side of ['north', 'east'] as const) expect(sido.bounds![side]).toBeGreaterThanOrEqual(district.bounds![side]);
  expect(district).toMatchObject({
    latitude: null,
    longitude: null,
    bounds: { south: expect.closeTo(37.47, 1) as number, west: expect.closeTo(126.82, 1) as number },
  });
});

test('a listing is answered with an id, areas and stations with none', async () => {
  expect((await suggest('구로')).data.list.map(({ id }) => id !== null)).toEqual([false, false, false, true, true]);
});

test('a caller who asks faster than a person types is refused', async () => {
  const codes = new Set<string | undefined>();
  for (let number = 0; number < 620; number += 1) codes.add((await suggest('없는')).errors[0]?.extensions.code);
  expect([...codes]).toEqual([undefined, 'TOO_MANY_REQUESTS']);
});

describe('with answers that are kept', () => {
  const keeping = withApp({ countsKeptSeconds: 15 });
  const add = (name: string) =>
    keeping().services.listings.addListing({ kind: 'hospital', name, address: '서울특별시 구로구 디지털로 300', ownerUserId: null });
  const asked = async (search: string) => {
    const query = 'query ($search: String!) { list: getSearchSuggestions(search: $search) { text } }';
    return (await gql<{ list: { text: string }[] }>(keeping(), undefined, query, { search })).data.list.map(({ text }) => text);
  };

  test('a text is answered as it was for some seconds, then as it is', async () => {
    unwrap(await add('새봄병원'));
    expect(await asked('새봄')).toEqual(['새봄병원']);
    unwrap(await add('새봄의원'));
    expect(await asked('새봄')).toEqual(['새봄병원']);
    keeping().clock.advance({ seconds: 16 });
    expect(await asked('새봄')).toEqual(['새봄병원', '새봄의원']);
  });

  test('a text that is hardly typed twice is asked about each time', async () => {
    const long = `여름${'가'.repeat(40)}`;
    expect(await asked(long)).toEqual([]);
    unwrap(await add(long));
    expect(await asked(long)).toEqual([long]);
  });
});
