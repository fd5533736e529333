/**
 * Makes src/outlines/outlines.json: what the map draws when no other style is configured.
 *
 *   node scripts/make-outlines.mjs SIGUNGU.topojson COUNTRIES_10M.json > src/outlines/outlines.json
 *
 * SIGUNGU.topojson: Korean sigungu boundaries of 2022, WGS84, one object whose features carry
 * `{code, sido, name}`; CC BY 4.0 and KOGL type 1, so the attribution written below has to be shown
 * wherever the outlines are. COUNTRIES_10M.json: `countries-10m.json` of the npm package
 * world-atlas (Natural Earth, public domain), for the coasts around Korea.
 *
 * Nothing of either file is kept as it is: borders shared by two sigungu become lines of one of two
 * ranks, the coast is stitched into rings of land, all of it is simplified and written as encoded
 * polylines (5 bits a character, deltas of 1/10000 degree).
 */
import { readFileSync } from 'node:fs';
import { encodeLine } from './encode-line.mjs';

const PRECISION = 1e4;
const KOREA_TOLERANCE = 0.0004;
const NEIGHBOUR_TOLERANCE = 0.006;
const SMALLEST_ISLAND = 0.00002;
const WINDOW = { west: 120, south: 30.5, east: 135.5, north: 44 };
const NEIGHBOUR_IDS = new Set(['408', '392', '156', '643']);

const encode = (line) => encodeLine(line, PRECISION);

const [sigunguPath, countriesPath] = process.argv.slice(2);
if (!sigunguPath || !countriesPath) {
  console.error('usage: make-outlines.mjs SIGUNGU.topojson COUNTRIES_10M.json > outlines.json');
  process.exit(2);
}

const sigungu = readTopology(sigunguPath);
const geometries = Object.values(sigungu.objects)[0].geometries;
const usersOfArc = sigungu.arcs.map(() => []);
for (const geometry of geometries) {
  for (const ring of ringsOf(geometry)) {
    for (const arc of ring) usersOfArc[arc < 0 ? ~arc : arc].push(geometry.properties.sido);
  }
}
const coast = [];
const borders = { sido: [], sigungu: [] };
usersOfArc.forEach((sidos, index) => {
  const line = sigungu.arcs[index];
  if (sidos.length === 1) coast.push(line);
  if (sidos.length > 1) borders[sidos.every((sido) => sido === sidos[0]) ? 'sigungu' : 'sido'].push(line);
});

const countries = readTopology(countriesPath);
const neighbours = countries.objects.countries.geometries
  .filter((country) => NEIGHBOUR_IDS.has(country.id))
  .flatMap((country) => ringsOf(country).map((ring) => ring.flatMap((arc) => arcOf(countries, arc))))
  .map((ring) => clip(ring))
  .filter((ring) => ring.length > 3);

const shores = stitch(coast.map((line) => simplify(line, KOREA_TOLERANCE))).filter(
  (ring) => ring.length > 3 && area(ring) > SMALLEST_ISLAND,
);
const shoresAround = (ring) => shores.filter((other) => other !== ring && isWithin(ring[0], other)).length;

process.stdout.write(
  `${JSON.stringify(
    {
      about:
        'Derived by scripts/make-outlines.mjs: simplified outlines, not for measuring. Korea: sigungu boundaries 2022, CC BY 4.0 and KOGL type 1, show the attribution. Neighbours: Natural Earth, public domain.',
      attribution: '행정구역 경계 2022 (CC BY 4.0, 공공누리 제1유형) · Natural Earth',
      precision: PRECISION,
      land: shores.filter((ring) => shoresAround(ring) === 0).map(encode),
      lakes: shores.filter((ring) => shoresAround(ring) === 1).map(encode),
      sido: chain(borders.sido.map((line) => simplify(line, KOREA_TOLERANCE))).map(encode),
      sigungu: chain(borders.sigungu.map((line) => simplify(line, KOREA_TOLERANCE))).map(encode),
      neighbours: neighbours
        .map((ring) => simplifyRing(ring, NEIGHBOUR_TOLERANCE))
        .filter((ring) => ring.length > 3 && area(ring) > 0.0005)
        .map(encode),
    },
    null,
    1,
  )}\n`,
);

function readTopology(path) {
  const topology = JSON.parse(readFileSync(path, 'utf8'));
  const { scale, translate } = topology.transform;
  topology.arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  return topology;
}

function ringsOf(geometry) {
  if (geometry.type === 'Polygon') return geometry.arcs;
  return geometry.type === 'MultiPolygon' ? geometry.arcs.flat() : [];
}

function arcOf(topology, index) {
  return index < 0 ? [...topology.arcs[~index]].reverse() : topology.arcs[index];
}

function keyOf(point) {
  return `${point[0].toFixed(6)},${point[1].toFixed(6)}`;
}

function isWithin([x, y], ring) {
  const crossed = ring.slice(1).filter(([x2, y2], index) => {
    const [x1, y1] = ring[index];
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  });
  return crossed.length % 2 === 1;
}

/** Joins lines end to end until each is a closed ring. */
function stitch(lines) {
  return chain(lines).map((line) => (keyOf(line[0]) === keyOf(line.at(-1)) ? line : [...line, line[0]]));
}

/** Joins lines that meet at a point where no third one ends. */
function chain(lines) {
  const ends = new Map();
  const at = (point) => ends.get(keyOf(point)) ?? [];
  const drop = (line) => {
    for (const point of [line[0], line.at(-1)])
      ends.set(
        keyOf(point),
        at(point).filter((other) => other !== line),
      );
  };
  const put = (line) => {
    for (const point of [line[0], line.at(-1)]) ends.set(keyOf(point), [...at(point), line]);
  };
  lines.forEach(put);
  const done = [];
  for (let open = [...lines]; open.length > 0;) {
    let line = open.pop();
    if (!at(line[0]).includes(line)) continue;
    drop(line);
    for (let grown = true; grown && keyOf(line[0]) !== keyOf(line.at(-1));) {
      grown = false;
      for (const side of ['tail', 'head']) {
        const [next, third] = at(side === 'tail' ? line.at(-1) : line[0]);
        if (!next || third) continue;
        drop(next);
        const forward = side === 'tail' ? line : [...line].reverse();
        const piece = keyOf(next[0]) === keyOf(forward.at(-1)) ? next : [...next].reverse();
        line = [...forward, ...piece.slice(1)];
        grown = true;
        break;
      }
    }
    done.push(line);
  }
  return done;
}

/** Douglas-Peucker; the ends stay, so that lines that met still meet. `tolerance` in degrees. */
function simplify(line, tolerance) {
  if (line.length < 3) return line;
  const first = line[0];
  const last = line.at(-1);
  const farthest = { index: 0, distance: -1 };
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceToSegment(line[index], first, last);
    if (distance > farthest.distance) Object.assign(farthest, { index, distance });
  }
  if (farthest.distance < tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest.index + 1), tolerance), ...simplify(line.slice(farthest.index), tolerance).slice(1)];
}

function simplifyRing(ring, tolerance) {
  const middle = Math.floor(ring.length / 2);
  return [...simplify(ring.slice(0, middle + 1), tolerance), ...simplify(ring.slice(middle), tolerance).slice(1)];
}

function distanceToSegment([x, y], [x1, y1], [x2, y2]) {
  // A degree of longitude is 0.8 of a degree of latitude at 36.5° north.
  const [px, py, dx, dy] = [(x - x1) * 0.8, y - y1, (x2 - x1) * 0.8, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

function area(ring) {
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1) {
    sum += ring[index - 1][0] * ring[index][1] - ring[index][0] * ring[index - 1][1];
  }
  return Math.abs(sum / 2);
}

/** Sutherland-Hodgman against WINDOW. */
function clip(ring) {
  const sides = [
    [(p) => p[0] >= WINDOW.west, 0, WINDOW.west],
    [(p) => p[0] <= WINDOW.east, 0, WINDOW.east],
    [(p) => p[1] >= WINDOW.south, 1, WINDOW.south],
    [(p) => p[1] <= WINDOW.north, 1, WINDOW.north],
  ];
  return sides.reduce((points, [inside, axis, limit]) => {
    const kept = [];
    points.forEach((point, index) => {
      const before = points.at(index - 1);
      if (inside(point) !== inside(before)) {
        const ratio = (limit - before[axis]) / (point[axis] - before[axis]);
        kept.push([0, 1].map((k) => (k === axis ? limit : before[k] + ratio * (point[k] - before[k]))));
      }
      if (inside(point)) kept.push(point);
    });
    return kept.length > 0 ? [...kept, kept[0]] : kept;
  }, ring);
}
