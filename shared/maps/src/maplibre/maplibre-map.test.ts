import type { MapLibrary } from './load-maplibre.ts';
import { makeMapLibre } from './maplibre-map.ts';

/** As much of MapLibre's map as opening one takes; its style is there at once. */
class StandInMap {
  static last: StandInMap;
  readonly touchZoomRotate = { disableRotation: () => undefined };
  readonly keyboard = this.touchZoomRotate;
  readonly triggerRepaint = jest.fn();
  private onRemove = () => undefined as void;
  readonly options: { locale: Record<string, string> };
  constructor(options: { locale: Record<string, string> }) {
    this.options = options;
    StandInMap.last = this;
  }
  once(event: string, listener: () => void) {
    if (event === 'style.load') listener();
    if (event === 'remove') this.onRemove = listener;
  }
  on() {}
  addSource() {}
  addLayer() {}
  getStyle = () => ({});
  getCanvasContainer = () => document.body;
  remove = () => this.onRemove();
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
