import type { DrawnMap } from '../places/drawn-map.ts';
import { boundsAround } from '../places/geometry.ts';
import type { MapPosition } from '../places/places.ts';
import { uncovered, uncoveredStart } from './uncovered.ts';

const seoul = { latitude: 37.5665, longitude: 126.978 };
const SIZE = { width: 390, height: 720 };
const cover = { top: 120, bottom: 300 };

/** A map of 390 × 720 that is at once where it is told to go. */
function aMap(center: MapPosition, zoom: number): DrawnMap {
  let at = { center, zoom };
  return {
    view: () => ({ ...at, bounds: boundsAround(at.center, at.zoom, SIZE.width, SIZE.height) }),
    goTo: (center: MapPosition, zoom: number) => (at = { center, zoom }),
  } as unknown as DrawnMap;
}

test('the map puts a wished centre in the middle of what nothing lies over, and tells it again as the centre', () => {
  const whole = aMap(seoul, 12);
  const map = uncovered(whole, cover);
  map.goTo(seoul, 14);
  const { bounds } = whole.view();
  const fromTop = ((bounds.north - seoul.latitude) / (bounds.north - bounds.south)) * SIZE.height;
  expect(fromTop).toBeCloseTo(cover.top + (SIZE.height - cover.top - cover.bottom) / 2, 0);
  const { center, free } = map.view();
  expect(center.latitude).toBeCloseTo(seoul.latitude, 6);
  expect((free!.north + free!.south) / 2).toBeCloseTo(seoul.latitude, 4);
  expect(map.view().bounds).toEqual(bounds);
});

test('the map zooms around that middle', () => {
  const map = uncovered(aMap(seoul, 12), cover);
  const before = map.view().center;
  map.zoomBy(1);
  expect(map.view().zoom).toBe(13);
  expect(map.view().center.latitude).toBeCloseTo(before.latitude, 6);
});

test('the free part begins where it would go', () => {
  const whole = aMap(seoul, 12);
  uncovered(whole, cover).goTo(seoul, 13);
  expect(uncoveredStart({ container: document.body, center: seoul, zoom: 13 }, cover).center).toEqual(whole.view().center);
});

test('the free part is the map itself where nothing lies over it', () => {
  const map = aMap(seoul, 12);
  expect(uncovered(map, { top: 0, bottom: 0 })).toBe(map);
});
