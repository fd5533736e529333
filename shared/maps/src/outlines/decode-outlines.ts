import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Point, Position } from 'geojson';

export type OutlineName = 'sea' | 'neighbours' | 'coast' | 'sido' | 'sigungu';

/** The content of `outlines.json`: lines as encoded polylines, see scripts/make-outlines.mjs. */
export interface EncodedOutlines {
  attribution: string;
  precision: number;
  land: string[];
  lakes: string[];
  neighbours: string[];
  sido: string[];
  sigungu: string[];
}

/**
 * The content of `neighbourhoods.json`: `name` or `name:how many points`, parted by commas, and all points as one encoded polyline, see
 * scripts/make-neighbourhoods.mjs.
 */
export interface EncodedNeighbourhoods {
  precision: number;
  names: string;
  points: string;
}

/**
 * The content of `stations.json`: each station as `name:line:line`, the lines by their place in `lines`, and all points as one encoded
 * polyline, see scripts/make-stations.mjs.
 */
export interface EncodedStations {
  precision: number;
  lines: string;
  names: string;
  points: string;
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

/** Far beyond what the map can show. */
const AROUND: Position[] = [
  [100, 20],
  [160, 20],
  [160, 55],
  [100, 55],
  [100, 20],
];

/**
 * The outlines as the GeoJSON of one map source, each feature with its name. The sea is what is drawn and the land is
 * left out of it: amid the land, where the places are, nothing has to be filled then.
 */
export function decodeOutlines(outlines: EncodedOutlines): FeatureCollection<MultiPolygon | MultiLineString, { name: OutlineName }> {
  const decode = (lines: string[]) => lines.map((line) => decodeLine(line, outlines.precision));
  const land = decode(outlines.land);
  const lakes = decode(outlines.lakes);
  return {
    type: 'FeatureCollection',
    features: [
      feature('sea', { type: 'MultiPolygon', coordinates: [[AROUND, ...land], ...lakes.map((ring) => [ring])] }),
      feature('neighbours', { type: 'MultiPolygon', coordinates: decode(outlines.neighbours).map((ring) => [ring]) }),
      feature('coast', { type: 'MultiLineString', coordinates: [...land, ...lakes] }),
      feature('sido', { type: 'MultiLineString', coordinates: decode(outlines.sido) }),
      feature('sigungu', { type: 'MultiLineString', coordinates: decode(outlines.sigungu) }),
    ],
  };
}

/** The names of dong, eup and myeon where their businesses are: once each, and again (`isMore`) in other parts of the larger ones. */
export function decodeNeighbourhoods({
  names,
  points,
  precision,
}: EncodedNeighbourhoods): FeatureCollection<Point, { name: string; isMore: boolean }> {
  const places = decodeLine(points, precision);
  let read = 0;
  return {
    type: 'FeatureCollection',
    features: names.split(',').flatMap((entry) => {
      const [name = '', count = '1'] = entry.split(':');
      const own = places.slice(read, (read += Number(count)));
      return own.map((coordinates, index) => ({
        type: 'Feature' as const,
        properties: { name, isMore: index > 0 },
        geometry: { type: 'Point' as const, coordinates },
      }));
    }),
  };
}

/** The stations of city railways as people call them, with their lines; where lines meet (`isChange`) is known from afar. */
export function decodeStations({
  names,
  lines,
  points,
  precision,
}: EncodedStations): FeatureCollection<Point, { name: string; lines: string; isChange: boolean }> {
  const places = decodeLine(points, precision);
  const lineNames = lines.split(',');
  return {
    type: 'FeatureCollection',
    features: names.split(',').map((entry, index) => {
      const [name = '', ...own] = entry.split(':');
      return {
        type: 'Feature' as const,
        properties: {
          name: name.endsWith('역') ? name : `${name}역`,
          lines: own.map((line) => lineNames[Number(line)]).join('·'),
          isChange: own.length > 1,
        },
        geometry: { type: 'Point' as const, coordinates: places[index] ?? [] },
      };
    }),
  };
}

function feature<Shape extends MultiPolygon | MultiLineString>(name: OutlineName, geometry: Shape): Feature<Shape, { name: OutlineName }> {
  return { type: 'Feature', properties: { name }, geometry };
}
