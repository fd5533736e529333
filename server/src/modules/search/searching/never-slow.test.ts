import { boundedSearches, boxes, COMPANIES, HOSPITALS, MOST_OPEN, PHARMACIES, texts } from '../../../testing/bounds/bounded-searches.ts';

const { ask, answer, get, expectBounded, searchTexts, readLists, readPins } = boundedSearches();
// The kinds share their statements: never-slow.deep.test.ts has each kind with each text.
const ordinary = ['', '동', '동물병원', '약국', '중앙로', '우리얃국'];

test('any text in a search of hospitals reads no more than allowed', () => searchTexts(HOSPITALS, texts));
test.each([PHARMACIES, COMPANIES])('an ordinary text in a search of %s reads no more than allowed', (...kind) =>
  searchTexts(kind, ordinary),
);
test('lists of hospitals in every order with every filter read no more than allowed', () => readLists(HOSPITALS));
test('pins of hospitals in any box read no more than allowed', () => readPins(HOSPITALS));

test('counts by area read no more than allowed', async () => {
  const query =
    'query ($bounds: BoundsInput, $filters: [HospitalFeature!], $kinds: [ListingKind!]) { getPlaceCountsByLevel(level: sigungu, bounds: $bounds, filters: $filters, kinds: $kinds) { code } }';
  for (const [south, west, north, east] of boxes) {
    for (const filters of [[], ['hasParkingLot'], ['is24', 'isHotel']])
      await expectBounded('reads no more than allowed for counts by area', () =>
        ask(query, { bounds: { south, west, north, east }, filters, kinds: ['hospital', 'pharmacy', 'company'] }),
      );
  }
});

test('a company over REST reads no more than allowed', async () => {
  for (const search of texts)
    await expectBounded(`search=${search.slice(0, 20)}`, () => get(`/company/search?${new URLSearchParams({ search }).toString()}`));
  for (const query of [
    'register=true',
    'register=false',
    'instant=true&option=score',
    'options=hotel,kindergarten',
    'map=true&start_latitude=-90&start_longitude=-180&end_latitude=90&end_longitude=180',
    'page=1000000&count=100',
    'page=0',
    'count=1000000',
  ]) {
    await expectBounded(query, () => get(`/company/search?${query}`), MOST_OPEN);
  }
});

test('every page that a long list offers is there', async () => {
  type Answer = { about: { total: number; pageable: number }; list: { id: string }[] };
  const last = async (page: number) =>
    answer<Answer>(
      'query ($page: Int) { about: getSearchSummary(kind: hospital) { total pageable } list: searchHospitals(page: $page, count: 12, order: score) { id } }',
      {
        page,
      },
    );
  const { about } = await last(1);
  expect(about.total).toBeGreaterThan(about.pageable);
  const pages = Math.ceil(about.pageable / 12);
  expect(await last(pages)).toMatchObject({ list: expect.arrayContaining([{ id: expect.any(String) }]) });
  expect(await last(pages + 1)).toMatchObject({ list: [] });
});
