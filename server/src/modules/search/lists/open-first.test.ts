import { gql } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp();
const COUNT = 66;
const PAGE_SIZE = 6;
const here = { latitude: 37.48, longitude: 126.89 };

const nameOf = (place: number) => `${place}번동물병원`;
/** Those that are open: one of the first sixty, one of the rest, and one that nobody goes to. */
const [OPEN_NEAR, OPEN_FAR, BEYOND] = [57, 63, 65];

beforeAll(async () => {
  const { listings } = server().services;
  for (let place = 0; place < COUNT; place += 1) {
    const id = unwrap(
      await listings.addListing({
        kind: 'hospital',
        name: nameOf(place),
        ownerUserId: null,
        is24: [OPEN_NEAR, OPEN_FAR, BEYOND].includes(place),
        address: '서울특별시 구로구 디지털로 300',
        latitude: here.latitude + (place === BEYOND ? 0.3 : place * 0.001),
        longitude: here.longitude,
      }),
    );
    await listings.updateReviewSummary(server().db, id, { score: 4, count: COUNT - place, keyword: null });
  }
});

const LIST = `query ($order: HospitalOrder!, $search: String, $sido: String, $latitude: Float, $longitude: Float, $page: Int, $count: Int) {
  list: searchHospitals(order: $order, search: $search, sido: $sido, latitude: $latitude, longitude: $longitude, page: $page, count: $count) { name }
  same: getHospitalsByPage(filter: $order, sido: $sido, latitude: $latitude, longitude: $longitude, page: $page, count: $count) { name }
}`;
const ask = async (variables: object) => {
  const { data, errors } = await gql<Record<'list' | 'same', { name: string }[]>>(server(), undefined, LIST, {
    order: 'openFirst',
    count: PAGE_SIZE,
    ...variables,
  });
  expect(errors).toEqual([]);
  return { list: data.list.map(({ name }) => name), same: data.same.map(({ name }) => name) };
};

test.each([
  ['the nearest, with a position', here],
  ['the best rated of a region, without one', { sido: '서울특별시' }],
])('a list with the open ones first goes on with %s', async (_name, where) => {
  const { list, same } = await ask({ ...where, page: 1 });
  expect(list).toEqual([OPEN_NEAR, 0, 1, 2, 3, 4].map(nameOf));
  expect(same).toEqual(list);
});

test('a list with the open ones first shows each once over its pages, and what is open further away not before what is near', async () => {
  const pages: string[][] = [];
  for (let page = 1; page <= COUNT / PAGE_SIZE; page += 1) pages.push((await ask({ ...here, page })).list);
  expect(pages.flat().toSorted()).toEqual(Array.from({ length: COUNT }, (_none, place) => nameOf(place)).toSorted());
  expect(pages.at(-1)).toEqual([OPEN_FAR, 60, 61, 62, 64, BEYOND].map(nameOf));
});

test('a text is answered with its best match, not with what is open', async () => {
  const { list } = await ask({ ...here, search: '12번동물병원' });
  expect(list[0]).toBe('12번동물병원');
});
