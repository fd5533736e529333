import { renderPage } from '@petcare/testing';
import { act } from '@testing-library/react';
import { useMapView } from './use-map-view.ts';

const START = '#map=15.0/37.48100/127.03100';
const bounds = { south: 37.47, west: 127.02, north: 37.49, east: 127.04 };
const rest = { bounds, zoom: 15, center: { latitude: 37.482, longitude: 127.031 } };

function openMap() {
  let map!: ReturnType<typeof useMapView>;
  function Map() {
    map = useMapView();
    return null;
  }
  const { address } = renderPage(<Map />, { at: `/search/map${START}` });
  return { address, current: () => map };
}

test.each([
  ['the press comes first', ['select', 'moved']],
  ['the map comes to rest first', ['moved', 'select']],
] as const)('a place that is chosen in the moment in which the map comes to rest stays chosen when %s', (_, acts) => {
  const { address, current } = openMap();
  // Neither act sees yet what the other has changed.
  const { select, moved } = current();
  const does = { select: () => select('7'), moved: () => moved(rest) };
  act(() => acts.forEach((name) => does[name]()));
  expect(current().view).toMatchObject({ selectedId: '7', ...rest });
  expect(address()).toBe('/search/map#map=15.0/37.48200/127.03100&id=7');
});

test('a map that comes to rest before it has heard where it is wished leaves the wish, and tells where it stands from then on', () => {
  const { current } = openMap();
  const wish = { center: { latitude: 37.5, longitude: 127.1 }, zoom: 16 };
  const { goTo, moved } = current();
  act(() => {
    goTo(wish.center, wish.zoom);
    moved(rest);
  });
  expect(current().view).toMatchObject({ ...wish, bounds });
  act(() => current().moved(rest));
  expect(current().view).toMatchObject(rest);
});
