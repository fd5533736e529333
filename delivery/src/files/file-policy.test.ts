import { isReleasedKind, RELEASED_KINDS } from '@petcare/wire/manifest';
import { acceptOrigin } from '../origins/origins.ts';
import { rollback } from '../moves/moves.ts';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { filePolicy } from './file-policy.ts';

const ruleOf = (policy: unknown, name: string) => new RegExp(`(?:^|; )${name} ?([^;]*)`).exec(String(policy))?.[1];

test.each(RELEASED_KINDS)(
  'a file that ends in .%s runs nothing when it is opened, and starts no worker that may ask more than its page',
  (kind) => {
    const policy = filePolicy(`a.${kind}`, { connect: ['https://weather.example'], wasm: ['self'] });
    expect(isReleasedKind(`a.${kind}`)).toBe(true);
    expect(ruleOf(policy, 'default-src')).toBe("'none'");
    expect(ruleOf(policy, 'frame-ancestors')).toBe("'none'");
    expect(ruleOf(policy, 'sandbox')).toBeDefined();
    const isCode = /^m?js$/.test(kind);
    expect(ruleOf(policy, 'connect-src')).toBe(isCode ? "'self' https://weather.example" : undefined);
    if (!isCode) expect([ruleOf(policy, 'sandbox'), ruleOf(policy, 'script-src')]).toEqual(['', undefined]);
  },
);

describe('a release', () => {
  const name = 'mf-search';
  const weather = { package: name, kind: 'connect', origin: 'https://weather.example' } as const;
  let house: FixtureHouse;
  let delivery: FixtureDelivery;

  beforeAll(async () => {
    house = await aFixtureHouse();
    await releasePackage(house, 'shell');
    delivery = await aDelivery(house);
  });
  afterAll(async () => {
    await delivery.close();
    await house.remove();
  });

  async function released(content: string, connect: string[]): Promise<string> {
    await house.edit(name, content, undefined, { origins: { connect } });
    const { release } = await releasePackage(house, name);
    await delivery.registry.refresh();
    return `/releases/${name}/${release}`;
  }
  async function policyOf(url: string): Promise<unknown> {
    await delivery.registry.refresh();
    return (await delivery.app.inject(url)).headers['content-security-policy'];
  }

  test('lets its workers ask whom its pages may ask', async () => {
    const before = await released('edition 1', []);
    const asking = await released('edition 2', [weather.origin]);
    expect(ruleOf(await policyOf(`${asking}/remoteEntry.js`), 'connect-src')).toBe("'self'");
    await acceptOrigin(house.sql, weather, 'owner');
    expect(ruleOf(await policyOf(`${asking}/remoteEntry.js`), 'connect-src')).toBe("'self' https://weather.example");
    expect(ruleOf(await policyOf(`${before}/remoteEntry.js`), 'connect-src')).toBe("'self'");
    await rollback(house.sql, name, { actor: 'owner' });
  });

  test.each(['missing.html', 'missing.js', 'missing', 'server/main.cjs'])('has a policy for %s as well', async (path) => {
    const at = await released('edition 3', []);
    expect(ruleOf(await policyOf(`${at}/${path}`), 'sandbox')).toBeDefined();
  });
});
