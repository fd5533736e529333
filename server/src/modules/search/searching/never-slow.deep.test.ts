import { boundedSearches, COMPANIES, PHARMACIES, texts } from '../../../testing/bounds/bounded-searches.ts';

const { searchTexts, readLists, readPins } = boundedSearches();

describe.each([PHARMACIES, COMPANIES])('%s', (...kind) => {
  test('any text in a search reads no more than allowed', () => searchTexts(kind, texts), 300_000);
  test('lists in every order with every filter read no more than allowed', () => readLists(kind), 300_000);
  test('pins in any box read no more than allowed', () => readPins(kind), 300_000);
});
