import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp();

beforeAll(async () => {
  const add = async (name: string, phone: string | null, address = '서울특별시 구로구 디지털로 300') =>
    unwrap(await server().services.listings.addListing({ kind: 'hospital', name, address, phone, ownerUserId: null }));
  await add('가람동물병원', '+8225551234');
  await add('나루동물병원', '+82315557788');
  await add('다온동물병원', '+8215771234');
  await add('1004동물병원', null);
  await add('라온동물병원', '+8226661004', '부산광역시 해운대구 우동 1');
  await add('마루동물병원', null, '서울특별시 구로구 디지털로 9876');
});

test.each<[string, string[]]>([
  ['02-555-1234', ['가람동물병원']],
  ['025551234', ['가람동물병원']],
  ['02 555 1234', ['가람동물병원']],
  ['02)555-1234', ['가람동물병원']],
  ['+82 2-555-1234', ['가람동물병원']],
  ['555-1234', ['가람동물병원']],
  ['5551234', ['가람동물병원']],
  ['02-555', ['가람동물병원']],
  ['031-555-7788', ['나루동물병원']],
  ['7788', ['나루동물병원']],
  ['1577-1234', ['다온동물병원']],
  ['1234', ['가람동물병원', '다온동물병원']],
  // A name that is a number, before the numbers that hold it.
  ['1004', ['1004동물병원', '라온동물병원']],
  // Of nobody: an address, as ever.
  ['9876', ['마루동물병원']],
  ['02-999-9999', []],
])('%s is the number of %j', async (search, expected) => {
  const { search: verbs } = server().services;
  const found = unwrap(await verbs.searchListings('hospital', { search }));
  expect([found.map(({ name }) => name), await verbs.searchListingsCount('hospital', { search })]).toEqual([expected, expected.length]);
});

test('a number of another area is not in the one that is chosen', async () => {
  const found = unwrap(await server().services.search.searchListings('hospital', { search: '1004', sido: '부산' }));
  expect(found.map(({ name }) => name)).toEqual(['라온동물병원']);
});
