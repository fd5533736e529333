import { fill } from '../../../testing/many-listings/fill.ts';
import { businessesAfter } from '../../../testing/many-listings/listings.ts';
import { modelled } from '../../../testing/many-listings/model.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { regionCodes } from '../../regions/index.ts';

const server = withApp();
beforeAll(() => fill(server().db, 20_000, businessesAfter(modelled())));

const areas = [{ sido: '서울' }, { sido: '경기도' }, { sido: '부산' }, { sido: '서울', sigungu: '강남구' }, {}];

/** Counted by reading all there are. */
async function exactly(word: string, { sido, sigungu }: { sido?: string; sigungu?: string }, isHotel: boolean): Promise<number> {
  const codes = regionCodes(sido, sigungu) ?? null;
  const [row] = await server().db<[{ total: number }]>`
    select count(*)::int as total from businesses where is_public and kind = 'hospital' and search_text like ${`%${word}%`}
      and (${codes}::text[] is null or region_code = any(${codes}::text[])) and (is_hotel or not ${isHotel})`;
  return row.total;
}

test.each(['동물', '동', '24'])('%s is found in an area as often as it is there', async (search) => {
  const { search: verbs } = server().services;
  for (const area of areas) {
    for (const isHotel of [false, true]) {
      const asked = { search, ...area, filters: isHotel ? (['isHotel'] as const) : [] };
      const { total, isAtLeast } = await verbs.summarize('hospital', asked);
      const all = await exactly(search, area, isHotel);
      const listed = unwrap(await verbs.searchListings('hospital', { ...asked, count: 100 }));
      expect([asked, isAtLeast ? total >= 400 && total <= all : total, listed.length]).toEqual([
        asked,
        isAtLeast || all,
        Math.min(all, 100),
      ]);
    }
  }
});

test('a bounded count says so: of the nation, not of a city', async () => {
  const { search: verbs } = server().services;
  const isAtLeast = async (sido?: string) => (await verbs.summarize('hospital', { search: '동물', sido: sido ?? null })).isAtLeast;
  expect([await isAtLeast(), await isAtLeast('서울')]).toEqual([true, false]);
});
