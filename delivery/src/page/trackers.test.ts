import { releasePackage } from '../release/release-package.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { contentSecurityPolicy } from './document/csp.ts';
import { readTrackerKeys } from '../settings/tracker-keys.ts';

test('without keys there are no trackers, and the policy names nobody else', () => {
  expect(readTrackerKeys({ ANALYTICS_KEY: '' })).toBeUndefined();
  expect(contentSecurityPolicy('n', [], { isRendered: true })).not.toMatch(/https?:/);
});

test('a key is taken as it is, and its service alone may be sent to', () => {
  expect(readTrackerKeys({ ANALYTICS_KEY: 'G-ABC123', AD_PIXEL_KEY: '42' })).toEqual({ analytics: 'G-ABC123', adPixel: '42' });
  const policy = contentSecurityPolicy('n', [], { isRendered: true, trackers: { adPixel: '42' } });
  expect(policy).toContain("connect-src 'self' https://www.facebook.com;");
  expect(policy).not.toMatch(/google|kakao/);
  expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';");
});

test.each(['<script>', 'a b', 'x'.repeat(65)])('%p is no key', (key) => {
  expect(() => readTrackerKeys({ SOCIAL_SDK_KEY: key })).toThrow('SOCIAL_SDK_KEY');
});

describe('the page', () => {
  let house: FixtureHouse;
  beforeAll(async () => {
    house = await aFixtureHouse();
    await releasePackage(house, 'shell');
  });
  afterAll(() => house.remove());

  async function pageWith(trackers?: { analytics: string }) {
    const delivery = await aDelivery(house, { trackers });
    const { body, headers } = await delivery.app.inject('/');
    await delivery.close();
    const composition = JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? '') as { trackers?: object };
    return { keys: composition.trackers, policy: String(headers['content-security-policy']) };
  }

  test('carries the keys in its composition, and a policy that fits them', async () => {
    const { keys, policy } = await pageWith({ analytics: 'G-ABC123' });
    expect(keys).toEqual({ analytics: 'G-ABC123' });
    expect(policy).toContain('https://*.google-analytics.com');
  });

  test('says nothing of trackers when there are none', async () => {
    const { keys, policy } = await pageWith();
    expect(keys).toBeUndefined();
    expect(policy).not.toMatch(/https:/);
  });
});
