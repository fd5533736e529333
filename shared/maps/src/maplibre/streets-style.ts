import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { tokens } from '@petcare/ui';
import type { MapColors } from '../places/map-colors.ts';

const SOURCE = 'streets';
const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:ko'], ['get', 'name']];

const kindIs = (...kinds: string[]): ExpressionSpecification => ['match', ['get', 'kind'], kinds, true, false];
const wide = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as ExpressionSpecification;

/** Streets, water, parks, buildings and names of a PMTiles file in the layers of Protomaps' basemap, in the house's colours. */
const layersIn = (colors: MapColors): LayerSpecification[] => [
  {
    id: 'streets-green',
    type: 'fill',
    source: SOURCE,
    'source-layer': 'landuse',
    filter: kindIs('park', 'forest', 'wood', 'grass', 'cemetery', 'golf_course'),
    paint: { 'fill-color': colors.green },
  },
  {
    id: 'streets-water',
    type: 'fill',
    source: SOURCE,
    'source-layer': 'water',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colors.sea },
  },
  {
    id: 'streets-buildings',
    type: 'fill',
    source: SOURCE,
    'source-layer': 'buildings',
    minzoom: 14.5,
    paint: { 'fill-color': colors.building },
  },
  {
    id: 'streets-small',
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: 12.5,
    filter: kindIs('minor_road', 'path'),
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': colors.street, 'line-width': wide(13, 1, 18, 10) },
  },
  {
    id: 'streets-large',
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: 9,
    filter: kindIs('major_road'),
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': colors.street, 'line-width': wide(10, 1.2, 18, 18) },
  },
  {
    id: 'streets-highways',
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    filter: kindIs('highway'),
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': colors.highway, 'line-width': wide(7, 0.8, 18, 20) },
  },
  {
    id: 'streets-rails',
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: 11,
    filter: kindIs('rail'),
    paint: { 'line-color': colors.sido, 'line-width': wide(11, 0.6, 18, 3), 'line-dasharray': [4, 3] },
  },
  {
    id: 'streets-names',
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: 14,
    filter: kindIs('highway', 'major_road', 'minor_road'),
    layout: { 'symbol-placement': 'line', 'text-field': NAME, 'text-font': [tokens.font.family], 'text-size': 11 },
    paint: { 'text-color': colors.ink, 'text-halo-color': colors.street, 'text-halo-width': 1.4 },
  },
  {
    id: 'streets-places',
    type: 'symbol',
    source: SOURCE,
    'source-layer': 'places',
    minzoom: 11,
    layout: { 'text-field': NAME, 'text-font': [tokens.font.family], 'text-size': 12 },
    paint: { 'text-color': colors.ink, 'text-opacity': 0.7, 'text-halo-color': colors.land, 'text-halo-width': 1.6 },
  },
];

/** The house's style with streets between its seas and its borders. `url` is the address of the file, whose server answers ranges. */
export function withStreets(house: StyleSpecification, url: string, colors: MapColors): StyleSpecification {
  const above = house.layers.findIndex(({ id }) => id === 'neighbours') + 1;
  return {
    ...house,
    sources: {
      ...house.sources,
      [SOURCE]: { type: 'vector', url: `pmtiles://${new URL(url, location.href).href}`, attribution: '© OpenStreetMap' },
    },
    layers: [...house.layers.slice(0, above), ...layersIn(colors), ...house.layers.slice(above)],
  };
}
