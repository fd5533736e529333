import type { Feature, MultiLineString, MultiPolygon } from 'geojson';

/** What `outlines.json` holds: lines as encoded polylines, see scripts/make-outlines.mjs. */
export interface EncodedOutlines {
  attribution: string;
  precision: number;
  land: string[];
  neighbours: string[];
  sido: string[];
  sigungu: string[];
}

/** `[longitude, latitude]` pairs of one encoded polyline (zigzag deltas, 5 bits a character). */
export function decodeLine(text: string, precision: number): [number, number][] {
  const line: [number, number][] = [];
  let at = 0;
  let x = 0;
  let y = 0;
  const next = (): number => {
    let value = 0;
    let shift = 0;
    let bits: number;
    do {
      bits = text.charCodeAt(at) - 63;
      at += 1;
      value |= (bits & 0x1f) << shift;
      shift += 5;
    } while (bits >= 0x20);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    x += next();
    y += next();
    line.push([x / precision, y / precision]);
  }
  return line;
}

/** The four sets of outlines as the GeoJSON of one map source each. */
export function decodeOutlines(outlines: EncodedOutlines) {
  const decode = (lines: string[]) => lines.map((line) => decodeLine(line, outlines.precision));
  return {
    land: areas(decode(outlines.land)),
    neighbours: areas(decode(outlines.neighbours)),
    sido: lines(decode(outlines.sido)),
    sigungu: lines(decode(outlines.sigungu)),
  };
}

function areas(rings: [number, number][][]): Feature<MultiPolygon> {
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
  };
}

function lines(coordinates: [number, number][][]): Feature<MultiLineString> {
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } };
}
