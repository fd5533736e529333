import type { ExpressionSpecification, Map as LibreMap } from 'maplibre-gl';
import { tokens } from '@petcare/ui';
import { pinFeatures } from '../places/features.ts';
import type { MapColors } from '../places/map-colors.ts';

/** The source that holds the pins. */
export const PIN_SOURCE = 'petcare-places';
/** The layers a click on which means the pin, topmost first. */
export const PIN_LAYERS = ['petcare-pins', 'petcare-labels'] as const;

const hiddenWhenSelected: ExpressionSpecification = ['case', ['boolean', ['feature-state', 'selected'], false], 0, 1];

/** The layer of the names beside the pins, whose colours follow the scheme. */
export const NAMES_LAYER = 'petcare-names';
export const namesPaint = (colors: MapColors) => ({ 'text-color': colors.ink, 'text-halo-color': colors.land });

/** Adds the empty pin source and its layers on top of whatever style the map has. */
export function addPinLayers(map: LibreMap, colors: MapColors): void {
  map.addSource(PIN_SOURCE, { type: 'geojson', data: pinFeatures([]), promoteId: 'id', maxzoom: 14 });
  map.addLayer({
    id: NAMES_LAYER,
    type: 'symbol',
    source: PIN_SOURCE,
    minzoom: 14.5,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [fontOfStyle(map)],
      'text-size': 12,
      'text-max-width': 9,
      'text-anchor': 'left',
      'text-justify': 'left',
      'text-offset': ['match', ['get', 'icon'], 'pin:pharmacy', ['literal', [2.3, -2.9]], ['literal', [1.8, -1.9]]],
      'symbol-z-order': 'source',
    },
    paint: {
      ...namesPaint(colors),
      'text-halo-width': 1.6,
      'text-opacity': hiddenWhenSelected,
    },
  });
  map.addLayer({
    id: 'petcare-labels',
    type: 'symbol',
    source: PIN_SOURCE,
    filter: ['!=', ['get', 'label'], ''],
    layout: {
      'icon-image': ['get', 'label'],
      'icon-anchor': 'top',
      'icon-offset': [0, 3],
      'icon-padding': 0,
      'symbol-sort-key': ['get', 'metres'],
    },
  });
  map.addLayer({
    id: 'petcare-pins',
    type: 'symbol',
    source: PIN_SOURCE,
    layout: {
      'icon-image': ['get', 'icon'],
      'icon-anchor': 'bottom',
      'icon-allow-overlap': true,
      'icon-padding': 0,
      'symbol-z-order': 'source',
    },
    paint: { 'icon-opacity': hiddenWhenSelected },
  });
}

/** The house's face, drawn by the browser; under a style with a glyph server, the face that style uses. */
function fontOfStyle(map: LibreMap): string {
  const style = map.getStyle();
  if (!style.glyphs) return tokens.font.family;
  for (const layer of style.layers) {
    const font = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
    if (Array.isArray(font) && typeof font[0] === 'string') return font[0];
  }
  return tokens.font.family;
}
