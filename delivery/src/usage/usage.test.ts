import { acceptOrigin } from '../origins/origins.ts';
import { grantPrefix } from '../grants/grants.ts';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse } from '../testing/fixture-house.ts';

test('GET /usage.json tells who uses what of whom, of the live releases', async () => {
  const house = await aFixtureHouse();
  const event = { 'walk.ended': { type: 'object' } };
  await house.edit('shell', 'shell 2', undefined, {
    routes: [{ path: '/hospital', owner: 'mf-search', page: 'hospital' }],
    owners: { 'hospital.reviews': { host: 'mf-search', remote: 'mf-reviews', part: 'list' } },
    emits: event,
    hears: event,
  });
  await house.edit('mf-search', 'search 2', undefined, {
    rows: [{ path: '/walks', page: 'hospital', access: 'public', title: '산책' }],
    origins: { img: ['https://tiles.example'], connect: ['https://weather.example'] },
    emits: event,
  });
  await house.edit('mf-reviews', 'reviews 2', undefined, { parts: ['list'], hears: event });
  await grantPrefix(house.sql, { package: 'mf-search', prefix: '/walks' }, 'owner');
  const releases: Record<string, string> = {};
  for (const name of ['shell', 'mf-search', 'mf-reviews']) releases[name] = (await releasePackage(house, name)).release;
  await acceptOrigin(house.sql, { package: 'mf-search', kind: 'img', origin: 'https://tiles.example' }, 'owner');
  const delivery = await aDelivery(house);

  const none = { connect: [], img: [], wasm: [] };
  expect((await delivery.app.inject({ url: '/usage.json' })).json()).toEqual({
    packages: [
      { name: 'mf-reviews', release: releases['mf-reviews'], rows: [], prefixes: [], origins: none, waiting: none, previews: [] },
      {
        name: 'mf-search',
        release: releases['mf-search'],
        rows: ['/hospital', '/walks'],
        prefixes: ['/walks'],
        origins: { connect: [], img: ['https://tiles.example'], wasm: [] },
        waiting: { connect: ['https://weather.example'], img: [], wasm: [] },
        previews: [],
      },
      { name: 'shell', release: releases['shell'], rows: [], prefixes: [], origins: none, waiting: none, previews: [] },
    ],
    events: [{ name: 'walk.ended', from: ['mf-search'], to: ['mf-reviews'] }],
    slots: [{ name: 'hospital.reviews', host: 'mf-search', remote: 'mf-reviews', part: 'list' }],
  });
  await delivery.close();
  await house.remove();
});
