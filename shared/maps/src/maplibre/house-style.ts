import type { StyleSpecification } from 'maplibre-gl';
import { mapColors } from '../map-colors.ts';
import { decodeOutlines } from '../outlines/decode-outlines.ts';
import type { EncodedOutlines } from '../outlines/decode-outlines.ts';

/** The house's style: sea, coasts, borders. It has no glyphs and no sprite, so it asks no host for anything. */
export function houseStyle(outlines: EncodedOutlines): StyleSpecification {
  const { land, neighbours, sido, sigungu } = decodeOutlines(outlines);
  const { attribution } = outlines;
  return {
    version: 8,
    sources: {
      neighbours: { type: 'geojson', data: neighbours, maxzoom: 10 },
      land: { type: 'geojson', data: land, attribution, maxzoom: 12, tolerance: 0.2 },
      sigungu: { type: 'geojson', data: sigungu, maxzoom: 12, tolerance: 0.2 },
      sido: { type: 'geojson', data: sido, maxzoom: 12, tolerance: 0.2 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': mapColors.sea } },
      {
        id: 'neighbours',
        type: 'fill',
        source: 'neighbours',
        paint: { 'fill-color': mapColors.neighbours, 'fill-outline-color': mapColors.coast },
      },
      {
        id: 'shore',
        type: 'line',
        source: 'land',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': mapColors.white,
          'line-opacity': 0.55,
          'line-width': ['interpolate', ['linear'], ['zoom'], 6, 4, 10, 10, 16, 24],
          'line-blur': ['interpolate', ['linear'], ['zoom'], 6, 3, 10, 7, 16, 16],
        },
      },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': mapColors.land } },
      {
        id: 'sigungu',
        type: 'line',
        source: 'sigungu',
        minzoom: 7.5,
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': mapColors.sigungu,
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 7.5, 0, 8.5, 1],
          'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.8, 12, 1.6, 16, 3],
        },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': mapColors.coast,
          'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.6, 12, 1.4],
        },
      },
      {
        id: 'sido',
        type: 'line',
        source: 'sido',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': mapColors.sido,
          'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.8, 10, 1.8, 16, 4],
        },
      },
    ],
  };
}

/** Where the house's style has something to show: `[[west, south], [east, north]]`. */
export const houseBounds: [[number, number], [number, number]] = [
  [120.5, 31],
  [135, 43.6],
];
