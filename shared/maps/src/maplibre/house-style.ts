import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { tokens } from '@petcare/ui';
import type { MapColors } from '../places/map-colors.ts';
import { decodeNeighbourhoods, decodeOutlines, decodeStations } from '../outlines/decode-outlines.ts';
import type { EncodedNeighbourhoods, EncodedOutlines, EncodedStations, OutlineName } from '../outlines/decode-outlines.ts';

const OUTLINES = 'outlines';
const NEIGHBOURHOODS = 'neighbourhoods';
const STATIONS = 'stations';
/**
 * The zooms from which stations are shown: a change of lines from farther than a stop between; the lines' names where there is room for
 * them.
 */
const STATION_ZOOMS = { change: 11.5, every: 12.8, lines: 14.5 };
/** From here on a large neighbourhood is wider than what is seen of it. */
const MORE_NAMES_ZOOM = 14;
const only = (name: OutlineName): ExpressionSpecification => ['==', ['get', 'name'], name];

/**
 * The house's style: sea, coasts, borders. It has no glyphs and no sprite, so it asks no host for anything. The land is
 * the colour behind the map (map-frame.ts). All is one source, as MapLibre covers the whole canvas twice in each frame
 * whenever the source changes from layer to layer.
 */
export function houseStyle(outlines: EncodedOutlines, colors: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      [OUTLINES]: { type: 'geojson', data: decodeOutlines(outlines), attribution: outlines.attribution, maxzoom: 12, tolerance: 0.2 },
    },
    layers: [
      { id: 'sea', type: 'fill', source: OUTLINES, filter: only('sea'), paint: { 'fill-color': colors.sea } },
      {
        id: 'neighbours',
        type: 'fill',
        source: OUTLINES,
        filter: only('neighbours'),
        paint: { 'fill-color': colors.neighbours, 'fill-outline-color': colors.coast },
      },
      {
        id: 'shore',
        type: 'line',
        source: OUTLINES,
        filter: only('coast'),
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.shore,
          'line-opacity': 0.55,
          'line-width': ['interpolate', ['linear'], ['zoom'], 6, 4, 10, 10, 16, 24],
          'line-blur': ['interpolate', ['linear'], ['zoom'], 6, 3, 10, 7, 16, 16],
        },
      },
      {
        id: 'sigungu',
        type: 'line',
        source: OUTLINES,
        filter: only('sigungu'),
        minzoom: 7.5,
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.sigungu,
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 7.5, 0, 8.5, 1],
          'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.8, 12, 1.6, 16, 3],
        },
      },
      {
        id: 'coast',
        type: 'line',
        source: OUTLINES,
        filter: only('coast'),
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.coast,
          'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.6, 12, 1.4],
        },
      },
      {
        id: 'sido',
        type: 'line',
        source: OUTLINES,
        filter: only('sido'),
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.sido,
          'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.8, 10, 1.8, 16, 4],
        },
      },
    ],
  };
}

/** The bounds within which the house's style has something to show: `[[west, south], [east, north]]`. */
export const houseBounds: [[number, number], [number, number]] = [
  [120.5, 31],
  [135, 43.6],
];

/**
 * The house's style with the names of its neighbourhoods, which tell where one is as there are no streets. They make
 * room for pins and for the names of places, whose layers lie above.
 */
export function withNeighbourhoods(
  house: StyleSpecification,
  neighbourhoods: EncodedNeighbourhoods,
  colors: MapColors,
): StyleSpecification {
  return {
    ...house,
    sources: { ...house.sources, [NEIGHBOURHOODS]: { type: 'geojson', data: decodeNeighbourhoods(neighbourhoods), maxzoom: 12 } },
    layers: [
      ...house.layers,
      {
        id: 'neighbourhoods',
        type: 'symbol',
        source: NEIGHBOURHOODS,
        minzoom: 12.5,
        filter: ['any', ['!', ['get', 'isMore']], ['>=', ['zoom'], MORE_NAMES_ZOOM]],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [tokens.font.family],
          'text-size': ['interpolate', ['linear'], ['zoom'], 13, 12, 16, 17],
          'text-letter-spacing': 0.06,
          'text-padding': 6,
          'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
          'text-radial-offset': 1,
        },
        paint: { 'text-color': colors.neighbourhood, 'text-halo-color': colors.land, 'text-halo-width': 1.6 },
      },
    ],
  };
}

/** The house's style with the stations of city railways: where there are no streets one finds one's way by them. */
export function withStations(house: StyleSpecification, stations: EncodedStations, colors: MapColors): StyleSpecification {
  const shown: ExpressionSpecification = ['any', ['get', 'isChange'], ['>=', ['zoom'], STATION_ZOOMS.every]];
  const called: ExpressionSpecification = ['get', 'name'];
  const withLines: ExpressionSpecification = ['format', called, {}, '\n', {}, ['get', 'lines'], { 'font-scale': 0.8 }];
  return {
    ...house,
    sources: { ...house.sources, [STATIONS]: { type: 'geojson', data: decodeStations(stations), maxzoom: 12 } },
    layers: [
      ...house.layers,
      {
        id: 'station-dots',
        type: 'circle',
        source: STATIONS,
        minzoom: STATION_ZOOMS.change,
        filter: shown,
        paint: {
          'circle-radius': ['interpolate', ['linear'], ['zoom'], 11, 2.5, 16, 5],
          'circle-color': colors.land,
          'circle-stroke-color': colors.station,
          'circle-stroke-width': 2,
        },
      },
      {
        id: 'stations',
        type: 'symbol',
        source: STATIONS,
        minzoom: STATION_ZOOMS.change,
        filter: shown,
        layout: {
          'text-field': ['step', ['zoom'], called, STATION_ZOOMS.lines, withLines],
          'text-font': [tokens.font.family],
          'text-size': ['interpolate', ['linear'], ['zoom'], 12, 11, 16, 14],
          'text-padding': 4,
          'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
          'text-radial-offset': 0.7,
        },
        paint: { 'text-color': colors.station, 'text-halo-color': colors.land, 'text-halo-width': 1.6 },
      },
    ],
  };
}
