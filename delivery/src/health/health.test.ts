import { setTimeout as sleep } from 'node:timers/promises';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse } from '../testing/fixture-house.ts';

test('a delivery is ready with a shell that can be read, and alive without', async () => {
  const house = await aFixtureHouse();
  const { app, registry, close } = await aDelivery(house);
  const asked = async (path: string) => {
    // What was seen a moment ago is not looked at again.
    await sleep(600);
    const { statusCode, body } = await app.inject(path);
    return [statusCode, JSON.parse(body) as unknown];
  };
  expect(await asked('/readyz')).toEqual([503, { status: 'down', why: 'no shell is released' }]);

  const { release } = await releasePackage(house, 'shell');
  await registry.refresh();
  expect(await asked('/readyz')).toEqual([200, { status: 'up' }]);
  expect(await asked('/healthz')).toEqual([200, expect.objectContaining({ ready: true })]);

  await house.store.remove('shell', release);
  expect(await asked('/readyz')).toEqual([503, { status: 'down', why: 'the shell can not be read from the store' }]);
  expect(await asked('/livez')).toEqual([200, { status: 'up' }]);
  await close();
  await house.remove();
});
