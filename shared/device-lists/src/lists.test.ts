import { deviceFavourites, recentSearches, seenListings, type SeenListing } from '@petcare/device-lists';

const hospital = (id: number): SeenListing => ({ kind: 'hospital', id: String(id), name: `병원 ${id}` });
const idsOf = () => seenListings.read().map(({ id }) => id);

beforeEach(() => localStorage.clear());

test('what was seen is kept once, the last one first, thirty at most', () => {
  for (let id = 1; id <= 31; id += 1) seenListings.put(hospital(id));
  seenListings.put(hospital(5));
  expect([idsOf().length, idsOf()[0], idsOf()[1], idsOf().includes('1')]).toEqual([30, '5', '31', false]);
  seenListings.put({ ...hospital(5), kind: 'pharmacy' });
  expect(idsOf().slice(0, 2)).toEqual(['5', '5']);
});

test('one, some or all of a list are taken away, and nothing is left of an empty one', () => {
  const [one, two, three] = [1, 2, 3].map((id) => ({ id: String(id), markedAt: '2026-11-01T00:00:00.000Z' }));
  for (const entry of [one!, two!, three!]) deviceFavourites.put(entry);
  deviceFavourites.remove(two!);
  expect(deviceFavourites.read()).toEqual([three, one]);
  deviceFavourites.remove(one!, three!);
  expect(localStorage).toHaveLength(0);
  recentSearches.put({ kind: 'company', text: '미용' });
  recentSearches.clear();
  expect([recentSearches.read(), localStorage.length]).toEqual([[], 0]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"id":"1"}'],
  ['no entries', '[null, 3, "x", {}]'],
  [
    'entries of another form',
    '[{"kind":"hotel","id":"1","name":"가"},{"kind":"hospital","id":1,"name":"가"},{"kind":"hospital","id":"1"}]',
  ],
])('a list that holds %s is empty, and takes entries', (_what, text) => {
  localStorage.setItem('petcare.seen-businesses', text);
  expect(seenListings.read()).toEqual([]);
  seenListings.put(hospital(1));
  expect(idsOf()).toEqual(['1']);
});

test('another tab that changes or clears a list is heard, until nobody listens', () => {
  const heard = jest.fn();
  const stop = deviceFavourites.onOtherTabs(heard);
  for (const key of ['petcare.favourites', 'petcare.other', null]) dispatchEvent(new StorageEvent('storage', { key }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'petcare.favourites' }));
  expect(heard).toHaveBeenCalledTimes(2);
});
