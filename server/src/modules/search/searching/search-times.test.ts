import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { DayHours } from '../../opening-hours/index.ts';
import type { NewListing } from '../../listings/index.ts';

const server = withApp();
const everyDay = (open: string, close: string): DayHours[] => Array.from({ length: 7 }, () => ({ open, close }));
const guro = '서울특별시 구로구 디지털로 300';

beforeAll(async () => {
  const add = async (name: string, also: Partial<NewListing>, address = guro) =>
    unwrap(await server().services.listings.addListing({ kind: 'hospital', name, address, ownerUserId: null, ...also }));
  await add('늘가람동물병원', { is24: true });
  await add('두시까지동물병원', { businessHours: everyDay('10:00', '02:00') });
  await add('낮가람동물병원', { businessHours: everyDay('09:00', '18:00') });
  await add('말가람동물병원', { expertise: '응급 수술, 야간 진료' });
  await add('모름동물병원', {});
  await add('가평낮동물병원', { businessHours: everyDay('09:00', '18:00') }, '경기도 가평군 가평읍 1');
});

const NIGHT = '2026-11-24T23:00:00+09:00';
const DAY = '2026-11-24T14:00:00+09:00';
const found = async (search: string, at: string, filters: 'isOpenNow'[] = []) => {
  server().clock.set(new Date(at).toISOString());
  const { search: verbs } = server().services;
  const list = unwrap(await verbs.searchListings('hospital', { search, filters }));
  expect(await verbs.searchListingsCount('hospital', { search, filters })).toBe(list.length);
  return list.map(({ name }) => name.replace('동물병원', '')).toSorted();
};

test.each([
  ['응급', NIGHT, ['늘가람', '두시까지', '말가람']],
  ['야간진료', NIGHT, ['늘가람', '두시까지', '말가람']],
  ['응급동물병원', NIGHT, ['늘가람', '두시까지', '말가람']],
  ['심야 동물병원', NIGHT, ['늘가람', '두시까지', '말가람']],
  ['구로구 응급실', NIGHT, ['늘가람', '두시까지', '말가람']],
  ['구로 야간 동물병원', NIGHT, ['늘가람', '두시까지', '말가람']],
  ['가람 응급', NIGHT, ['늘가람', '말가람']],
  ['응급', DAY, ['가평낮', '낮가람', '늘가람', '두시까지', '말가람']],
  // Nobody there is: who is closed is found all the same.
  ['가평군 응급', NIGHT, ['가평낮']],
  ['모름 야간진료', NIGHT, ['모름']],
])('%s at %s finds whoever may be there', async (search, at, expected) => {
  expect(await found(search, at)).toEqual(expected);
});

test('with "open now" only those that are', async () => {
  expect(await found('응급', NIGHT, ['isOpenNow'])).toEqual(['늘가람', '두시까지']);
});
