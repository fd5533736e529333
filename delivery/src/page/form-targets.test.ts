import { releasePackage } from '../release/release-package.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { readFormTargets } from '../settings/form-targets.ts';

const SANDBOX_URL = 'http://127.0.0.1:4900/';

test.each([
  [{}, []],
  [{ DANAL_CPID: '' }, []],
  [{ SANDBOX_URL }, ['http://127.0.0.1:4900']],
  [{ SANDBOX_URL, NODE_ENV: 'production' }, []],
  [{ SANDBOX_URL, DANAL_CPID: 'A010000000' }, ['https://wauth.teledit.com']],
  [{ DANAL_CPID: 'A010000000', NODE_ENV: 'production' }, ['https://wauth.teledit.com']],
])('with %p forms may go to %p beside the site', (env, expected) => {
  expect(readFormTargets(env)).toEqual(expected);
});

describe('the policy of a page', () => {
  let house: FixtureHouse;
  beforeAll(async () => {
    house = await aFixtureHouse();
    await releasePackage(house, 'shell');
  });
  afterAll(() => house.remove());

  test.each([
    [undefined, "form-action 'self'"],
    [['https://wauth.teledit.com'], "form-action 'self' https://wauth.teledit.com"],
  ])('with %p lets forms go there and nothing else', async (formTargets, expected) => {
    const delivery = await aDelivery(house, { formTargets });
    const { headers } = await delivery.app.inject('/auth/danal');
    await delivery.close();
    const directives = String(headers['content-security-policy']).split('; ');
    expect(directives).toContain(expected);
    expect(directives.filter((directive) => directive.includes('teledit.com'))).toHaveLength(formTargets ? 1 : 0);
  });
});
