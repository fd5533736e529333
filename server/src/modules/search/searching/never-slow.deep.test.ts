import { boundedSearches, COMPANIES, PHARMACIES, texts } from '../../../testing/bounds/bounded-searches.ts';

const { searchTexts, readLists, readPins } = boundedSearches();

describe.each([PHARMACIES, COMPANIES])('%s', (...kind) => {
  test('reads no more than allowed for any text in a search', () => searchTexts(kind, texts), 300_000);
  test('reads no more than allowed for lists in every order with every filter', () => readLists(kind), 300_000);
  test('reads no more than allowed for pins in any box', () => readPins(kind), 300_000);
});
