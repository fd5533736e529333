import { readMapAddress, writeMapAddress, type MapAddress } from './map-address.ts';

const view: MapAddress = { center: { latitude: 37.48, longitude: 127.03 }, zoom: 14.2, selectedId: null };

test.each<[string, string, MapAddress | undefined]>([
  ['a view', '#map=14.2/37.48/127.03', view],
  ['a view with a chosen hospital', '#map=14.2/37.48/127.03&id=12', { ...view, selectedId: '12' }],
  ['an id that is none', '#map=14.2/37.48/127.03&id=<b>', view],
  ['nothing', '', undefined],
  ['a place in the page', '#reviews', undefined],
  ['half a view', '#map=14/37.48', undefined],
  ['a place beyond the earth', '#map=14/137.48/127.03', undefined],
  ['a zoom beyond the map', '#map=2/37.48/127.03', undefined],
])('the address of a map reads %s', (_name, hash, expected) => {
  expect(readMapAddress(hash)).toEqual(expected);
});

test('the address of a map reads back what it wrote', () => {
  expect(readMapAddress(writeMapAddress({ ...view, selectedId: '7' }))).toEqual({ ...view, selectedId: '7' });
});
