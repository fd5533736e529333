import fc from 'fast-check';
import { anyText } from '../../../testing/surface/any-text.ts';
import { gql } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { readingsOf } from './search-readings.policy.ts';

const server = withApp();

test.each(['Royal animal hospital', 'hotel', 'horse', 'HOTEL', 'hot 동물병원'])('%j is searched for', async (search) => {
  const { status, errors } = await gql(server(), undefined, 'query ($search: String) { searchHospitals(search: $search) { name } }', {
    search,
  });
  expect([status, errors]).toEqual([200, []]);
});

test('a thousand texts of any script are read', () => {
  fc.assert(
    fc.property(anyText, (text) => expect([...readingsOf(text, 'hospital'), ...readingsOf(text)].length).toBeGreaterThanOrEqual(0)),
    { numRuns: 1_000 },
  );
});

test('a hundred texts of any script are answered: lists, counts, suggestions', async () => {
  const query = `query ($search: String!) {
    searchHospitals(search: $search) { name }
    searchPharmaciesCount(search: $search)
    getSearchSuggestions(search: $search) { text }
  }`;
  await fc.assert(
    fc.asyncProperty(anyText, async (search) => {
      const { status, errors } = await gql(server(), undefined, query, { search });
      expect([search, status, errors]).toEqual([search, 200, []]);
    }),
    { numRuns: 100 },
  );
});
