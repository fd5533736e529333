import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { Listing } from '../../listings/index.ts';

const server = withApp();
const seoul = { latitude: 37.5, longitude: 127 };
const nowhere = { latitude: null, longitude: null };
const guro = '서울특별시 구로구 디지털로 300';
const busan = '부산광역시 해운대구 우동 1';

/** A third has no position, a third is at the same place, the others lie around Seoul and in Busan, where the plane of the index is not the sphere. */
beforeAll(async () => {
  const { listings } = server().services;
  for (let number = 0; number < 120; number += 1) {
    const [address, position] = [
      [guro, nowhere],
      [guro, { latitude: 37.48, longitude: 126.89 }],
      [guro, { latitude: 37.4 + (number % 7) * 0.03, longitude: 126.7 + (number % 11) * 0.05 }],
      [busan, { latitude: 35.05 + (number % 13) * 0.04, longitude: 128.8 + (number % 17) * 0.02 }],
    ][number % 3 === 0 ? 0 : (number % 3) + (number % 2)]! as [string, typeof seoul];
    const hours = Array.from({ length: 7 }, () => ({ open: '00:00', close: '00:00' }));
    unwrap(
      await listings.addListing({
        kind: 'hospital',
        name: `가람${number}호동물병원`,
        address,
        ...position,
        ownerUserId: null,
        businessHours: hours,
        isHotel: true,
      }),
    );
  }
});

const ways: [string, { search?: string; sido?: string; filters?: ('isHotel' | 'isOpenNow')[] }][] = [
  ['a list', {}],
  ['a list of those that are open', { filters: ['isOpenNow'] }],
  ['a list of a few', { filters: ['isHotel'] }],
  ['a list of a city', { sido: '서울' }],
  ['a search', { search: '가람' }],
  ['a search for what every name has', { search: '동물' }],
];

test.each(ways)('%s by distance has each once over its pages, those without a position last', async (_what, asked) => {
  const { search } = server().services;
  for (const count of [7, 12, 50]) {
    const pages: Listing[][] = [];
    do
      pages.push(unwrap(await search.searchListings('hospital', { ...asked, ...seoul, order: 'distance', page: pages.length + 1, count })));
    while (pages.at(-1)!.length > 0);
    const all = pages.flat();
    const { total } = await search.summarize('hospital', asked);
    expect([new Set(all.map(({ id }) => id)).size, all.length]).toEqual([total, total]);
    const first = all.findIndex(({ latitude }) => latitude === null);
    expect(all.slice(first).map(({ latitude, distance }) => [latitude, distance])).toEqual(all.slice(first).map(() => [null, null]));
    for (const page of pages.map((one) => one.flatMap(({ distance }) => distance ?? [])))
      expect(page).toEqual(page.toSorted((a, b) => a - b));
  }
});

test.each(['가람', '동물'])('%s without an order finds those without a position, too', async (search) => {
  const found = unwrap(await server().services.search.searchListings('hospital', { search, ...seoul, count: 100, page: 2 }));
  expect(found.map(({ distance }) => distance)).toEqual(Array.from({ length: 20 }, () => null));
});
