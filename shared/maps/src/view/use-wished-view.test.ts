import { act, renderHook } from '@testing-library/react';
import type { DrawnMap } from '../places/drawn-map.ts';
import type { MapView } from '../places/places.ts';
import { useWishedView } from './use-wished-view.ts';

const bounds = { south: 37, west: 126, north: 38, east: 128 };
const at = (latitude: number): MapView => ({ center: { latitude, longitude: 127 }, zoom: 12, bounds });

/** A map that flies until it is told that it has arrived. */
function aMap(start: MapView) {
  let view = start;
  const rests = new Set<() => void>();
  const rest = () => rests.forEach((tell) => tell());
  const map = {
    view: () => view,
    goTo: jest.fn(),
    onRest: (tell: () => void) => {
      rests.add(tell);
      return () => rests.delete(tell);
    },
  };
  return { map: map as unknown as DrawnMap, rest, flies: (to: MapView) => (view = to) };
}

test('the map reports no view while the map flies to a requested place, even right after it came to rest', () => {
  jest.useFakeTimers();
  const { map, rest, flies } = aMap(at(37.1));
  const seen: number[] = [];
  const onMove = ({ center }: MapView) => seen.push(center.latitude);
  const { rerender } = renderHook((wish: MapView) => useWishedView(map, { current: null }, 'ready', { ...wish, onMove }), {
    initialProps: at(37.1),
  });
  expect(seen).toEqual([37.1]);

  act(rest);
  rerender(at(37.9));
  flies(at(37.5));
  act(() => jest.advanceTimersByTime(1_000));
  expect(seen).toEqual([37.1]);

  flies(at(37.9));
  act(rest);
  act(() => jest.advanceTimersByTime(1_000));
  expect(seen).toEqual([37.1, 37.9]);
  jest.useRealTimers();
});
