import { act, render, screen } from '@testing-library/react';
import { PlacesMap } from './places-map.tsx';
import type { MapView } from './places/places.ts';

const center = { latitude: 37.5, longitude: 127 };

test('the map says that the map cannot be shown without WebGL and still reports the bounds for the list', async () => {
  const views: MapView[] = [];
  const onMove = (view: MapView) => views.push(view);
  const { rerender } = render(<PlacesMap label="지도" center={center} zoom={12} onMove={onMove} />);
  expect(await screen.findByText('지도를 표시할 수 없어요.')).toBeTruthy();
  expect(views).toHaveLength(1);
  expect(views[0]?.bounds.south).toBeLessThan(37.5);
  expect(views[0]?.bounds.north).toBeGreaterThan(37.5);

  act(() => rerender(<PlacesMap label="지도" center={{ latitude: 35.1, longitude: 129 }} zoom={12} onMove={onMove} />));
  expect(views.at(-1)?.center).toEqual({ latitude: 35.1, longitude: 129 });
});
