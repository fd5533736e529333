import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp();

/** 녹벙 and 한빗 are nobody's name, and letters of addresses, as are 우동 and 도산. */
beforeAll(async () => {
  const add = async (name: string, address: string) =>
    unwrap(await server().services.listings.addListing({ kind: 'hospital', name, address, ownerUserId: null }));
  await add('녹번동물병원', '서울특별시 은평구 은평로 1');
  await add('새벽동물병원', '서울특별시 구로구 녹벙로 1');
  for (let number = 1; number <= 5; number += 1) await add(`가람${number}동물병원`, `경기도 가평군 한빗마을길 ${number}`);
  await add('한빛언덕동물병원', '서울특별시 구로구 디지털로 1');
  await add('한빛동물병원', '서울특별시 구로구 디지털로 2');
  await add('우돈동물병원', '서울특별시 구로구 디지털로 3');
  await add('바다동물병원', '부산광역시 해운대구 우동 1');
});

const search = async (text: string, page = 1, count = 20) =>
  unwrap(await server().services.search.searchListings('hospital', { search: text, page, count })).map(({ name }) =>
    name.replace('동물병원', ''),
  );

test.each([
  ['녹벙동물병원', ['녹번', '새벽']],
  ['녹벙 동물병원', ['녹번', '새벽']],
  ['녹벙', ['녹번', '새벽']],
  ['한빗동물병원', ['한빛', '가람1', '가람2', '가람3', '가람4', '가람5']],
  // An address, and names as they are.
  ['우동', ['바다']],
  ['우동 동물병원', ['바다']],
  ['녹번동물병원', ['녹번']],
  ['은평구 녹벙동물병원', ['녹번']],
])('%s finds %j', async (text, expected) => {
  expect(await search(text)).toEqual(expected);
});

test('the pages go on from names to addresses', async () => {
  expect([await search('한빗동물병원', 1, 2), await search('한빗동물병원', 3, 2), await search('한빗동물병원', 4, 2)]).toEqual([
    ['한빛', '가람1'],
    ['가람4', '가람5'],
    [],
  ]);
});
