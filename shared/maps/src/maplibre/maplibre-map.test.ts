import type { MapLibrary } from './load-maplibre.ts';
import { mapColors, type MapColors } from '../places/map-colors.ts';
import { makeMapLibre } from './maplibre-map.ts';

/** As much of MapLibre's map as opening one takes; its style is there at once. */
class StandInMap {
  static last: StandInMap;
  readonly touchZoomRotate = { disableRotation: () => undefined };
  readonly keyboard = this.touchZoomRotate;
  readonly triggerRepaint = jest.fn();
  private readonly onRemove: (() => void)[] = [];
  readonly options: { locale: Record<string, string> };
  constructor(options: { locale: Record<string, string> }) {
    this.options = options;
    StandInMap.last = this;
  }
  once(event: string, listener: () => void) {
    if (event === 'style.load') listener();
    if (event === 'remove') this.onRemove.push(listener);
  }
  readonly setPaintProperty = jest.fn();
  on() {}
  addSource() {}
  addLayer() {}
  getStyle = () => ({});
  getCanvasContainer = () => document.body;
  remove = () => this.onRemove.forEach((listener) => listener());
}

const library = { Map: StandInMap } as unknown as MapLibrary;
const start = { container: document.body, center: { latitude: 37.5, longitude: 127 }, zoom: 12, mostPixels: 1 };
const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('what MapLibre says by itself is Korean', async () => {
  await makeMapLibre(library, start, '', true);
  const { locale } = StandInMap.last.options;
  expect(Object.keys(locale)).toEqual(expect.arrayContaining(['Map.Title', 'Marker.Title', 'AttributionControl.ToggleAttribution']));
  for (const words of Object.values(locale)) expect(words).toMatch(/^[가-힣 ]+$/);
});

test('the map redraws the map when the browser restores the page from its cache, until the map is removed', async () => {
  const map = await makeMapLibre(library, start, '', true);
  const { triggerRepaint } = StandInMap.last;
  show(false);
  expect(triggerRepaint).not.toHaveBeenCalled();
  show(true);
  expect(triggerRepaint).toHaveBeenCalledTimes(1);

  map.remove();
  show(true);
  expect(triggerRepaint).toHaveBeenCalledTimes(1);
});

test('the house’s map is painted anew when another scheme is chosen, until the map is removed; somebody else’s style stays as it is', async () => {
  const sea = ({ sea: color }: MapColors) => ({
    version: 8 as const,
    sources: {},
    layers: [{ id: 'sea', type: 'fill' as const, source: 'outlines', paint: { 'fill-color': color } }],
  });
  const choose = async (scheme: string) => {
    document.documentElement.style.colorScheme = scheme;
    document.body.style.colorScheme = scheme;
    document.documentElement.dataset['scheme'] = scheme;
    await Promise.resolve();
  };
  await choose('light');
  const map = await makeMapLibre(library, start, sea, true);
  const { setPaintProperty } = StandInMap.last;
  setPaintProperty.mockClear();
  await choose('dark');
  expect(setPaintProperty).toHaveBeenCalledWith('sea', 'fill-color', mapColors.dark.sea, expect.anything());
  expect(setPaintProperty).toHaveBeenCalledWith('petcare-names', 'text-color', mapColors.dark.ink, expect.anything());

  setPaintProperty.mockClear();
  map.remove();
  await choose('light');
  expect(setPaintProperty).not.toHaveBeenCalled();

  await makeMapLibre(library, start, 'https://tiles.example/style', false);
  await choose('dark');
  expect(StandInMap.last.setPaintProperty).not.toHaveBeenCalled();
});
