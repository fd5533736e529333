import { unwrap } from '../../platform/errors/result.ts';
import { sandboxKakaoLocalKeys } from '../../providers/kakao-local/kakao-local.keys.ts';
import { noProviders } from '../../providers/keys.ts';
import { rest } from '../../testing/calls.ts';
import { withApp, type TestApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp();
const withKakao = withApp(() => ({ providers: { ...noProviders, kakaoLocal: sandbox().keys.kakaoLocal } }));
const withKakaoAway = withApp({ providers: { ...noProviders, kakaoLocal: sandboxKakaoLocalKeys('http://127.0.0.1:1') } });
const limited = withApp({ rateLimits: true });

type LocationParams = Record<string, string | number>;
const ask = (app: TestApp, query: LocationParams) =>
  rest(
    app,
    undefined,
    'GET',
    `/api/location-info/get-info?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
  );
const told = async (app: TestApp, query: LocationParams) => {
  const { status, body } = await ask(app, query);
  return [status, status === 200 ? body.data : body.error.code];
};

const ADDRESS = '서울특별시 구로구 디지털로 300';
const guro = { sido: '서울특별시', sigungu: '구로구' };

beforeAll(async () => {
  for (const app of [server(), withKakaoAway()]) {
    unwrap(
      await app.services.listings.addListing({
        kind: 'pharmacy',
        name: '디지털약국',
        address: `${ADDRESS} (구로동)`,
        latitude: 37.4846,
        longitude: 126.8961,
        ownerUserId: null,
      }),
    );
  }
});

test('an address of a listing has its position, however it is written; another number of the street has the middle of the area', async () => {
  for (const address of [ADDRESS, '서울 구로구 디지털로 300, 3층', ' 서울특별시  구로구 디지털로\u0000300 ']) {
    expect(await told(server(), { address })).toEqual([
      200,
      expect.objectContaining({ ...guro, latitude: 37.4846, longitude: 126.8961, isExact: true }),
    ]);
  }
  for (const address of [
    '서울특별시 구로구 디지털로 30',
    '서울특별시 구로구 디지털로 3001',
    '서울특별시 구로구 디지털로300길 3',
    '서울특별시 구로구',
  ]) {
    expect(await told(server(), { address })).toEqual([
      200,
      { ...guro, address: '서울특별시 구로구', latitude: 37.4943, longitude: 126.8571, isExact: false },
    ]);
  }
  for (const address of ['구로구', '분당구', '성남시 분당구']) {
    expect(await told(server(), { address })).toEqual([
      200,
      expect.objectContaining({ sigungu: address === '구로구' ? '구로구' : '성남시 분당구', isExact: false }),
    ]);
  }
  expect(await told(server(), { address: '서울' })).toEqual([
    200,
    expect.objectContaining({ address: '서울특별시', sigungu: null, isExact: false }),
  ]);
});

test('a town lies amid its hospitals; of two towns of one name nobody knows which is meant', async () => {
  const hospitals = [
    ['역삼하나동물병원', '서울특별시 강남구 역삼로 1 (역삼동)', 37.4951, 127.0331],
    ['역삼둘동물병원', '서울특별시 강남구 역삼로 2 (역삼동, 둘빌딩)', 37.4991, 127.0371],
    ['역삼셋동물병원', '서울특별시 강남구 역삼로 3 (역삼동)', 37.5031, 127.0351],
    ['신사하나동물병원', '서울특별시 강남구 압구정로 1 (신사동)', 37.524, 127.022],
    ['신사둘동물병원', '서울특별시 은평구 증산로 1 (신사동)', 37.598, 126.911],
  ] as const;
  for (const [name, address, latitude, longitude] of hospitals)
    unwrap(await server().services.listings.addListing({ kind: 'hospital', name, address, latitude, longitude, ownerUserId: null }));
  const yeoksam = {
    address: '서울특별시 강남구 역삼동',
    latitude: 37.4991,
    longitude: 127.0371,
    sido: '서울특별시',
    sigungu: '강남구',
    isExact: false,
  };
  for (const address of ['역삼동', '강남구 역삼동', '서울 강남구 역삼동'])
    expect(await told(server(), { address })).toEqual([200, yeoksam]);
  expect(await told(server(), { address: '신사동' })).toEqual([404, 'NOT_FOUND']);
  expect(await told(server(), { address: '은평구 신사동' })).toEqual([
    200,
    expect.objectContaining({ sigungu: '은평구', latitude: 37.598 }),
  ]);
  // A district of that name is in five cities.
  expect(await told(server(), { address: '중구' })).toEqual([404, 'NOT_FOUND']);
});

test.each<[string, LocationParams, unknown]>([
  ['beside a listing of the other side of the border', { latitude: 37.484, longitude: 126.901 }, guro],
  ['where no listing is near: the middle that is nearest', { latitude: 35.1, longitude: 129.03 }, { sido: '부산광역시', sigungu: '중구' }],
])('a position %s', async (_which, query, expected) => {
  expect(await told(server(), query)).toEqual([200, expect.objectContaining({ ...query, ...(expected as object), isExact: true })]);
});

test.each<[string, LocationParams, number, string]>([
  ['Tokyo', { latitude: 35.68, longitude: 139.76 }, 404, 'NOT_FOUND'],
  ['no place at all', { latitude: 0, longitude: 0 }, 404, 'NOT_FOUND'],
  ['the Yellow Sea', { latitude: 36, longitude: 124.8 }, 404, 'NOT_FOUND'],
  ['the East Sea', { latitude: 38, longitude: 131.5 }, 404, 'NOT_FOUND'],
  ['an address that is none', { address: '화성시 크레이터로 1' }, 404, 'NOT_FOUND'],
  ['signs', { address: `%_\\'";--` }, 404, 'NOT_FOUND'],
  ['an emoji', { address: '🐶' }, 404, 'NOT_FOUND'],
  ['nothing', {}, 400, 'VALIDATION_FAILED'],
  ['an empty address', { address: '' }, 400, 'VALIDATION_FAILED'],
  ['control characters only', { address: '\u0000\u0007 \u202e' }, 400, 'VALIDATION_FAILED'],
  ['10 kB', { address: '가'.repeat(10_000) }, 400, 'VALIDATION_FAILED'],
  ['half a position', { latitude: 37 }, 400, 'VALIDATION_FAILED'],
  ['the other half', { longitude: 127 }, 400, 'VALIDATION_FAILED'],
  ['outside the world', { latitude: 91, longitude: 127 }, 400, 'VALIDATION_FAILED'],
  ['no numbers', { latitude: 'NaN', longitude: '1e309' }, 400, 'VALIDATION_FAILED'],
])('the search of places answers that %s is nowhere', async (_what, query, status, code) => {
  for (const app of [server(), withKakao()]) expect(await told(app, query)).toEqual([status, code]);
});

test('Kakao’s addresses and positions are preferred', async () => {
  expect(await told(withKakao(), { address: '역삼동 737' })).toEqual([
    200,
    {
      address: '서울특별시 강남구 테헤란로 152',
      latitude: 37.500028,
      longitude: 127.036508,
      sido: '서울특별시',
      sigungu: '강남구',
      isExact: true,
    },
  ]);
  expect(await told(withKakao(), { latitude: 37.403, longitude: 127.108 })).toEqual([
    200,
    { address: '경기도 성남시 분당구', latitude: 37.403, longitude: 127.108, sido: '경기도', sigungu: '성남시 분당구', isExact: true },
  ]);
});

test('the gazetteer answers while Kakao is unavailable or knows nothing', async () => {
  expect(await told(withKakaoAway(), { address: ADDRESS })).toEqual([200, expect.objectContaining({ ...guro, isExact: true })]);
  expect(await told(withKakaoAway(), { latitude: 37.4846, longitude: 126.8961 })).toEqual([200, expect.objectContaining(guro)]);
  expect(await told(withKakao(), { address: ADDRESS })).toEqual([200, expect.objectContaining({ ...guro, isExact: false })]);
});

test('questions are limited before a provider is asked', async () => {
  const codes = new Set<number>();
  for (let asked = 0; asked < 60; asked += 1) codes.add((await ask(limited(), { address: '서울' })).status);
  expect([...codes]).toEqual([200]);
  expect((await ask(limited(), { address: '서울' })).status).toBe(429);
});
