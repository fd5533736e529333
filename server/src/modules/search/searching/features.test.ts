import { featureNames, features, perFeature } from '@petcare/features';
import { gql } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp();
const nowhere = { address: '서울특별시 종로구 창경궁로 261', latitude: 37.58, longitude: 127.0 };

beforeAll(async () => {
  for (const name of featureNames)
    unwrap(
      await server().services.listings.addListing({ kind: 'company', ownerUserId: null, name: `곳 ${name}`, [name]: true, ...nowhere }),
    );
});

type Answer = {
  listed: { name: string }[];
  total: number;
  found: { name: string }[];
  map: { pins: { name: string }[] };
  areas: { companyCount: number }[];
};
const ASK = `query ($filters: [HospitalFeature!]) {
  listed: getCompaniesByPage(filters: $filters) { name }
  total: getCompaniesCount(filters: $filters)
  found: searchCompanies(search: "곳", filters: $filters) { name }
  map: getCompanyPins(south: 37.5, west: 126.9, north: 37.6, east: 127.1, filters: $filters) { pins { name } }
  areas: getPlaceCountsByLevel(level: sido, filters: $filters, kinds: [company]) { companyCount }
}`;

// The table on one side; columns, keys, counters and triggers of the database on the other.
test.each(featureNames)('a company with %s alone is listed, found, pinned and counted by it, and no other company is', async (name) => {
  const { data, errors } = await gql<Answer>(server(), undefined, ASK, { filters: [name] });
  expect(errors).toEqual([]);
  const own = [{ name: `곳 ${name}` }];
  expect(data).toEqual({ listed: own, total: 1, found: own, map: { pins: own }, areas: [{ companyCount: 1 }] });
});

test.each(featureNames)('a company answers %s as it has it', async (name) => {
  const query = `query ($filters: [HospitalFeature!]) { list: getCompaniesByPage(filters: $filters) { ${featureNames.join(' ')} } }`;
  const { data } = await gql<{ list: unknown[] }>(server(), undefined, query, { filters: [name] });
  expect(data.list).toEqual([perFeature((one) => one === name)]);
});

test('no two features share a bit, and none has that of premium listings or of those with an owner', () => {
  const bits: number[] = features.map(({ bit }) => bit);
  expect(new Set([...bits, 7, 8]).size).toBe(features.length + 2);
});
