import { releasePackage } from '../release/release-package.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { readMapProvider, type MapProvider } from '../settings/map-provider.ts';

const kakao: MapProvider = {
  settings: { kakaoKey: 'abc123' },
  img: 'https://*.daumcdn.net https://*.kakaocdn.net',
  connect: 'https://*.kakao.com https://*.daumcdn.net',
};
const tiles = 'https://tiles.test https://glyphs.test';

test.each<[Record<string, string>, MapProvider | undefined]>([
  [{}, undefined],
  [{ KAKAO_MAPS_KEY: '', MAP_STYLE: '', MAP_ORIGINS: 'https://tiles.test' }, undefined],
  [{ KAKAO_MAPS_KEY: 'abc123' }, kakao],
  [{ KAKAO_MAPS_KEY: 'abc123', MAP_STYLE: 'https://tiles.test/style.json' }, kakao],
  [
    { MAP_STYLE: 'https://tiles.test/style.json', MAP_ORIGINS: 'https://glyphs.test/fonts https://tiles.test' },
    { settings: { style: 'https://tiles.test/style.json' }, img: tiles, connect: tiles },
  ],
  [{ MAP_STYLE: '/uploads/seoul.pmtiles' }, { settings: { style: '/uploads/seoul.pmtiles' }, img: '', connect: '' }],
  [
    { MAP_STYLE: 'http://127.0.0.1:9/a.pmtiles' },
    { settings: { style: 'http://127.0.0.1:9/a.pmtiles' }, img: 'http://127.0.0.1:9', connect: 'http://127.0.0.1:9' },
  ],
])('with %p maps are drawn by %p', (env, expected) => {
  expect(readMapProvider(env)).toEqual(expected);
});

test.each([
  ['KAKAO_MAPS_KEY', { KAKAO_MAPS_KEY: '<script>' }],
  ['MAP_STYLE', { MAP_STYLE: 'http://tiles.test/style.json' }],
  ['MAP_STYLE', { MAP_STYLE: '//tiles.test/style.json' }],
  ['MAP_ORIGINS', { MAP_STYLE: 'https://tiles.test/style.json', MAP_ORIGINS: "https://glyphs.test; 'unsafe-inline'" }],
])('what is no %s is refused at the start', (variable, env) => {
  expect(() => readMapProvider(env)).toThrow(variable);
});

describe('the page', () => {
  let house: FixtureHouse;
  beforeAll(async () => {
    house = await aFixtureHouse();
    await releasePackage(house, 'shell');
  });
  afterAll(() => house.remove());

  async function pageWith(map: MapProvider | undefined) {
    const delivery = await aDelivery(house, { map });
    const { body, headers } = await delivery.app.inject('/');
    await delivery.close();
    const composition = JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? '') as { map?: object };
    return { told: composition.map, policy: String(headers['content-security-policy']).split('; ') };
  }

  test('is told of Kakao’s key, and may ask Kakao for pictures and data, nobody for scripts by name', async () => {
    const { told, policy } = await pageWith(kakao);
    expect(told).toEqual({ kakaoKey: 'abc123' });
    expect(policy.filter((directive) => directive.includes('http'))).toEqual([
      `img-src 'self' data: blob: ${kakao.img}`,
      `connect-src 'self' ${kakao.connect}`,
    ]);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
  });

  test('is told of a style, and may ask who serves it', async () => {
    const { told, policy } = await pageWith({
      settings: { style: 'https://tiles.test/a.pmtiles' },
      img: 'https://tiles.test',
      connect: 'https://tiles.test',
    });
    expect(told).toEqual({ style: 'https://tiles.test/a.pmtiles' });
    expect(policy).toContain("connect-src 'self' https://tiles.test");
  });

  test('is told nothing, and may ask nobody, where the house draws', async () => {
    const { told, policy } = await pageWith(undefined);
    expect(told).toBeUndefined();
    expect(policy.join()).not.toMatch(/https?:/);
  });
});
