import { releasePackage } from '../../release/release-package.ts';
import { aDelivery } from '../../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../../testing/fixture-house.ts';
import { readPostcode, type Postcode } from '../../settings/postcode.ts';

const SANDBOX_URL = 'http://127.0.0.1:4900/';
const kakao: Postcode = {
  script: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  frame: 'https://postcode.map.kakao.com',
};
const sandbox: Postcode = { script: 'http://127.0.0.1:4900/postcode/postcode.v2.js', frame: 'http://127.0.0.1:4900' };

test.each([
  [{}, undefined],
  [{ POSTCODE: '' }, undefined],
  [{ POSTCODE: 'kakao' }, kakao],
  [{ POSTCODE: 'kakao', SANDBOX_URL }, kakao],
  [{ POSTCODE: 'kakao', NODE_ENV: 'production' }, kakao],
  [{ SANDBOX_URL }, sandbox],
  [{ SANDBOX_URL, NODE_ENV: 'production' }, undefined],
])('with %p addresses are searched for by %p', (env, expected) => {
  expect(readPostcode(env)).toEqual(expected);
});

test('another provider is refused at the start', () => {
  expect(() => readPostcode({ POSTCODE: 'https://elsewhere.test' })).toThrow('POSTCODE');
});

describe('the site', () => {
  let house: FixtureHouse;
  beforeAll(async () => {
    house = await aFixtureHouse();
    await releasePackage(house, 'shell');
  });
  afterAll(() => house.remove());

  async function siteWith(postcode: Postcode | undefined) {
    const delivery = await aDelivery(house, { postcode });
    const [page, search] = [await delivery.app.inject('/'), await delivery.app.inject('/postcode')];
    await delivery.close();
    const { postcode: isTold } = JSON.parse(/id="composition">([^<]*)</.exec(page.body)?.[1] ?? '') as { postcode?: boolean };
    return { isTold, pagePolicy: String(page.headers['content-security-policy']), search };
  }

  test('has a page that searches, and only that page may load the provider, in the site alone', async () => {
    const { isTold, pagePolicy, search } = await siteWith(kakao);
    expect(isTold).toBe(true);
    expect(pagePolicy).not.toMatch(/https?:/);
    const policy = String(search.headers['content-security-policy']).split('; ');
    expect(policy.filter((directive) => /https?:/.test(directive))).toEqual([
      "script-src 'unsafe-inline' https://t1.kakaocdn.net",
      'frame-src https://postcode.map.kakao.com',
      'form-action https://postcode.map.kakao.com',
    ]);
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'", "base-uri 'none'"]));
    expect(search.body).toContain(`data-provider="${kakao.script}"`);
    expect(search.body).toContain('<meta name="robots" content="noindex">');
  });

  test('has none, and says nothing of one, where nobody searches', async () => {
    const { isTold, search } = await siteWith(undefined);
    expect(isTold).toBeUndefined();
    expect(search.body).toContain('id="app"');
    expect(search.headers['content-security-policy']).not.toMatch(/kakao|unsafe-inline' http/);
  });
});
