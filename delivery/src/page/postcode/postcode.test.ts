import { releasePackage } from '../../release/release-package.ts';
import { aDelivery } from '../../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../../testing/fixture-house.ts';
import type { Postcode } from '../../settings/settings.ts';

const kakao: Postcode = {
  script: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  frame: 'https://postcode.map.kakao.com',
};

describe('the page that searches for addresses', () => {
  let house: FixtureHouse;
  beforeAll(async () => {
    house = await aFixtureHouse();
    await releasePackage(house, 'shell');
  });
  afterAll(() => house.remove());

  async function siteWith(postcode: Postcode | undefined) {
    const delivery = await aDelivery(house, { settings: { postcode } });
    const [page, search] = [await delivery.app.inject('/'), await delivery.app.inject('/postcode')];
    await delivery.close();
    const { postcode: isTold } = JSON.parse(/id="composition">([^<]*)</.exec(page.body)?.[1] ?? '') as { postcode?: boolean };
    return { isTold, pagePolicy: String(page.headers['content-security-policy']), search };
  }

  test('may load the provider, can be framed by the site only, and is the only page that may', async () => {
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

  test('is not there without a provider, and the composition says nothing of it', async () => {
    const { isTold, search } = await siteWith(undefined);
    expect(isTold).toBeUndefined();
    expect(search.body).toContain('id="app"');
    expect(search.headers['content-security-policy']).not.toMatch(/kakao|unsafe-inline' http/);
  });
});
