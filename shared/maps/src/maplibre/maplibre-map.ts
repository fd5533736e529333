import type { GeoJSONSource, Map as LibreMap, MapMouseEvent, StyleSpecification } from 'maplibre-gl';
import { schemeAt, watchScheme } from '@petcare/ui/scheme';
import type { DrawnMap, MapStart } from '../places/drawn-map.ts';
import { pinFeatures } from '../places/features.ts';
import { mapColors, type MapColors } from '../places/map-colors.ts';
import { drawPinImage } from '../pins/pin-images.ts';
import { houseBounds } from './house-style.ts';
import type { MapLibrary } from './load-maplibre.ts';
import { forgetLabels } from './label-images.ts';
import { addPinLayers, NAMES_LAYER, namesPaint, PIN_LAYERS, PIN_SOURCE } from './pin-layers.ts';

const FINGER_PX = 6;
/** The texts of MapLibre itself for a screen reader. */
const WORDS = { 'Map.Title': '지도', 'Marker.Title': '지도에 표시된 곳', 'AttributionControl.ToggleAttribution': '저작권 표시' };

/** A style by its address, which is light, or in the colours of a scheme. */
export type MapDrawing = string | ((colors: MapColors) => StyleSpecification);

/** Draws with MapLibre; `isHouse`: with the house's own style, which shows Korea and is known to be sound. Rejects when the style does not come. */
export async function makeMapLibre(
  library: MapLibrary,
  { container, center, zoom, mostPixels }: MapStart & { mostPixels: number },
  drawing: MapDrawing,
  isHouse: boolean,
): Promise<DrawnMap> {
  const colors = mapColors[typeof drawing === 'string' ? 'light' : schemeAt(container)];
  const map = new library.Map({
    container,
    style: typeof drawing === 'string' ? drawing : drawing(colors),
    center: [center.longitude, center.latitude],
    zoom,
    minZoom: 5.5,
    maxZoom: 18,
    maxBounds: isHouse ? houseBounds : undefined,
    validateStyle: !isHouse,
    renderWorldCopies: false,
    pixelRatio: Math.min(mostPixels, window.devicePixelRatio),
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    fadeDuration: 120,
    attributionControl: { compact: false },
    locale: WORDS,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  await new Promise<void>((resolve, reject) => {
    map.once('style.load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  }).catch((error: unknown) => {
    map.remove();
    throw error;
  });
  preparePins(map, colors);
  if (typeof drawing !== 'string')
    map.once(
      'remove',
      watchScheme(container, (scheme) => repaint(map, drawing, mapColors[scheme])),
    );
  redrawWhenBack(map);
  return drawnMap(library, map, container);
}

/** In other colours; what is drawn where stays. */
function repaint(map: LibreMap, drawing: Exclude<MapDrawing, string>, colors: MapColors): void {
  const layers = [...drawing(colors).layers, { id: NAMES_LAYER, paint: namesPaint(colors) }];
  for (const { id, paint = {} } of layers)
    for (const [property, value] of Object.entries(paint)) map.setPaintProperty(id, property, value, { validate: false });
}

function preparePins(map: LibreMap, colors: MapColors): void {
  const ratio = Math.min(3, Math.max(2, window.devicePixelRatio));
  map.on('styleimagemissing', ({ id }) => {
    const image = drawPinImage(id, ratio);
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: ratio });
  });
  addPinLayers(map, colors);
  map.on('mousemove', (event) => {
    if (map.isMoving()) return;
    map.getCanvas().style.cursor = pinAt(map, event) === undefined ? '' : 'pointer';
  });
}

/** Safari keeps a page that is left whole, but for what WebGL has drawn in it. */
function redrawWhenBack(map: LibreMap): void {
  const redraw = ({ persisted }: PageTransitionEvent) => void (persisted && map.triggerRepaint());
  addEventListener('pageshow', redraw);
  map.once('remove', () => removeEventListener('pageshow', redraw));
}

function drawnMap(library: MapLibrary, map: LibreMap, container: HTMLElement): DrawnMap {
  let shown: ReadonlySet<string> = new Set();
  map.on('idle', () => forgetLabels(map, shown));
  return {
    markers: map.getCanvasContainer(),
    foot: container.querySelector<HTMLElement>('.maplibregl-ctrl-bottom-right') ?? container,
    takesMarkers: false,
    view() {
      const bounds = map.getBounds();
      const { lat, lng } = map.getCenter();
      return {
        bounds: { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() },
        zoom: map.getZoom(),
        center: { latitude: lat, longitude: lng },
      };
    },
    goTo({ latitude, longitude }, zoom) {
      map.easeTo({ center: [longitude, latitude], zoom });
    },
    zoomBy(steps) {
      if (steps > 0) map.zoomIn();
      else map.zoomOut();
    },
    onRest(listener) {
      map.on('moveend', listener);
      map.on('resize', listener);
      return () => {
        map.off('moveend', listener);
        map.off('resize', listener);
      };
    },
    onPress(listener) {
      const click = (event: MapMouseEvent) => {
        if (event.originalEvent.target === map.getCanvas()) listener(pinAt(map, event));
      };
      map.on('click', click);
      return () => void map.off('click', click);
    },
    showPins(pins) {
      const features = pinFeatures(pins);
      map.getSource<GeoJSONSource>(PIN_SOURCE)?.setData(features);
      shown = new Set(features.features.map(({ properties }) => properties.label));
    },
    hidePin(id) {
      const feature = { source: PIN_SOURCE, id };
      map.setFeatureState(feature, { selected: true });
      return () => {
        // The map may have been removed in the same commit, and its style with it.
        if (map.style) map.removeFeatureState(feature);
      };
    },
    place(element, { anchor, isRaised }) {
      if (isRaised) Object.assign(element.style, { zIndex: '2', pointerEvents: 'none' });
      const hasOwnName = element.hasAttribute('role');
      const marker = new library.Marker({ element, anchor, subpixelPositioning: true });
      return {
        moveTo: ({ latitude, longitude }, [x, y]) => {
          marker.setOffset([x, y]).setLngLat([longitude, latitude]).addTo(map);
          // MapLibre makes a button of whatever has no name, even around the buttons that it holds.
          if (!hasOwnName) for (const attribute of ['role', 'aria-label']) element.removeAttribute(attribute);
        },
        remove: () => void marker.remove(),
      };
    },
    describe(text) {
      map.getCanvas().setAttribute('aria-label', text);
    },
    remove() {
      map.remove();
    },
  };
}

function pinAt(map: LibreMap, { point: { x, y } }: MapMouseEvent): string | undefined {
  const [feature] = map.queryRenderedFeatures(
    [
      [x - FINGER_PX, y - FINGER_PX],
      [x + FINGER_PX, y + FINGER_PX],
    ],
    { layers: [...PIN_LAYERS] },
  );
  const id: unknown = feature?.properties.id;
  return typeof id === 'string' ? id : undefined;
}
