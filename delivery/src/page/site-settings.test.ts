import { releasePackage } from '../release/release-package.ts';
import type { MapProvider, SiteSettings } from '../settings/settings.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { contentSecurityPolicy } from './document/csp.ts';

let house: FixtureHouse;
beforeAll(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
});
afterAll(() => house.remove());

async function pageWith(settings: Partial<SiteSettings>, url = '/') {
  const delivery = await aDelivery(house, { settings });
  const { body, headers } = await delivery.app.inject(url);
  await delivery.close();
  const composition = JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? '') as { trackers?: object; map?: object };
  return { composition, policy: String(headers['content-security-policy']).split('; ') };
}

describe('trackers', () => {
  test('puts their keys into the composition and their origins into the policy', async () => {
    const { composition, policy } = await pageWith({ trackers: { analytics: 'G-ABC123' } });
    expect(composition.trackers).toEqual({ analytics: 'G-ABC123' });
    expect(policy.join()).toContain('https://*.google-analytics.com');
  });

  test('puts nothing into the composition or the policy without keys', async () => {
    const { composition, policy } = await pageWith({});
    expect(composition.trackers).toBeUndefined();
    expect(policy.join()).not.toMatch(/https:/);
  });

  test('names no other origin in the policy of a rendered page without keys', () => {
    expect(contentSecurityPolicy('n', [], { isRendered: true })).not.toMatch(/https?:/);
  });

  test('lets a page connect to the trackers with a key only', () => {
    const policy = contentSecurityPolicy('n', [], { isRendered: true, trackers: { adPixel: '42' } });
    expect(policy).toContain("connect-src 'self' https://www.facebook.com;");
    expect(policy).not.toMatch(/google|kakao/);
    expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';");
  });
});

test.each([
  [[], "form-action 'self'"],
  [['https://wauth.teledit.com'], "form-action 'self' https://wauth.teledit.com"],
])('with the form targets %p lets forms be posted to them and the site only', async (formTargets, expected) => {
  const { policy } = await pageWith({ formTargets }, '/auth/danal');
  expect(policy).toContain(expected);
  expect(policy.filter((directive) => directive.includes('teledit.com'))).toHaveLength(formTargets.length);
});

describe('the map provider', () => {
  const kakao: MapProvider = {
    settings: { kakaoKey: 'abc123' },
    img: 'https://*.daumcdn.net https://*.kakaocdn.net',
    connect: 'https://*.kakao.com https://*.daumcdn.net',
  };

  test('puts the key of Kakao into the composition, and lets the page load its images and data but no script by origin', async () => {
    const { composition, policy } = await pageWith({ map: kakao });
    expect(composition.map).toEqual({ kakaoKey: 'abc123' });
    expect(policy.filter((directive) => directive.includes('http'))).toEqual([
      `img-src 'self' data: blob: ${kakao.img}`,
      `connect-src 'self' ${kakao.connect}`,
    ]);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
  });

  test('puts a map style into the composition, and lets the page connect to its origin', async () => {
    const style = 'https://tiles.test/a.pmtiles';
    const { composition, policy } = await pageWith({
      map: { settings: { style }, img: 'https://tiles.test', connect: 'https://tiles.test' },
    });
    expect(composition.map).toEqual({ style });
    expect(policy).toContain("connect-src 'self' https://tiles.test");
  });

  test('puts nothing into the composition or the policy without a provider', async () => {
    const { composition, policy } = await pageWith({});
    expect(composition.map).toBeUndefined();
    expect(policy.join()).not.toMatch(/https?:/);
  });
});

test('pages are told which environment the site is', async () => {
  expect((await pageWith({ environment: 'staging' })).composition).toMatchObject({ environment: 'staging' });
});
