import { gql } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const LIST = `query($page: Int, $itemsPerPage: Int, $sortOption: GiftSort) {
  getGiftGroups(page: $page, itemsPerPage: $itemsPerPage, sortOption: $sortOption) { name price stock image }
  getTotalGiftCount
}`;
type Answer = { getGiftGroups: { name: string }[]; getTotalGiftCount: number };

beforeAll(async () => {
  const { gifts } = server().services;
  for (const [name, price] of [
    ['간식', 8_000],
    ['미용', 50_000],
    ['음료', 4_500],
  ] as const) {
    await gifts.addGiftGroup({ name, price, stock: 3, image: null });
  }
});

test.each([
  [{}, ['음료', '미용', '간식']],
  [{ sortOption: 'priceLow' }, ['음료', '간식', '미용']],
  [{ sortOption: 'priceHigh' }, ['미용', '간식', '음료']],
  [{ sortOption: 'priceLow', page: 2, itemsPerPage: 2 }, ['미용']],
  [{ page: 9 }, []],
])('with %p lists %p', async (variables, names) => {
  const { data } = await gql<Answer>(server(), undefined, LIST, variables);
  expect(data.getGiftGroups.map(({ name }) => name)).toEqual(names);
  expect(data.getTotalGiftCount).toBe(3);
});

test.each([{ page: 0 }, { itemsPerPage: 101 }, { itemsPerPage: -1 }])('a purchase of a gift card refuses %p', async (variables) => {
  const { errors } = await gql(server(), undefined, LIST, variables);
  expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
});
