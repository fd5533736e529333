/**
 * Makes src/outlines/neighbourhoods.json: the names that the map writes into the land where streets would be.
 *
 *   node scripts/make-neighbourhoods.mjs HOSPITALS.csv PHARMACIES.csv … > src/outlines/neighbourhoods.json
 *
 * Each CSV: UTF-8 with a header, addresses in `road_address` and, where there is one, `jibun_address`, positions in
 * `lat` and `lng` (WGS84). Public registers of businesses say with each address in which dong, eup or myeon it lies;
 * where they stand is where people of that neighbourhood go. Kept are facts alone: a name, the middle of those who
 * name it, and the middles of those who stand together elsewhere in it, to 1/1000 degree. No row is kept.
 */
import { readFileSync } from 'node:fs';
import { encodeLine } from './encode-line.mjs';

const PRECISION = 1e3;
const SAME_DEGREES = 0.02;
/** Further names of a large neighbourhood stand so far apart, and only where so many businesses are. */
const APART_DEGREES = 0.006;
const FEWEST_TOGETHER = 2;

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: make-neighbourhoods.mjs REGISTER.csv … > neighbourhoods.json');
  process.exit(2);
}

const placesOf = new Map();
for (const { road_address: road = '', jibun_address: jibun = '', lat, lng } of paths.flatMap(readRows)) {
  const position = [Number(lng), Number(lat)];
  const found = neighbourhoodOf(road, jibun);
  if (!found || !(position[0] > 124 && position[1] > 32)) continue;
  const places = placesOf.get(found.key) ?? { name: found.name, positions: [] };
  places.positions.push(position);
  placesOf.set(found.key, places);
}

const neighbourhoods = [];
for (const { name, positions } of placesOf.values()) {
  const [x, y] = middleOf(positions);
  // The same under an older name of its city.
  if (neighbourhoods.some((other) => other.name === name && Math.hypot(other.x - x, other.y - y) < SAME_DEGREES)) continue;
  neighbourhoods.push({ name, x, y, points: [[x, y], ...elsewhere(positions, [x, y])] });
}
// Neighbours beside each other: their differences are small.
neighbourhoods.sort((a, b) => Math.round(a.y * 20) - Math.round(b.y * 20) || a.x - b.x);

process.stdout.write(
  `${JSON.stringify(
    {
      about:
        'Derived by scripts/make-neighbourhoods.mjs: names of dong, eup and myeon, and the middle of the businesses of public registers that lie there. Not for measuring.',
      precision: PRECISION,
      names: neighbourhoods.map(({ name, points }) => (points.length > 1 ? `${name}:${points.length}` : name)).join(','),
      points: encodeLine(
        neighbourhoods.flatMap(({ points }) => points),
        PRECISION,
      ),
    },
    null,
    1,
  )}\n`,
);

function neighbourhoodOf(road, jibun) {
  const rural = /^(\S+\s+\S+(?:\s+\S+구)?)\s+([가-힣]+[읍면])\s/u.exec(road);
  const city = /\(([가-힣]+\d*(?:동|가))[,)]/u.exec(road);
  const old = /^\S+\s+\S+(?:\s+\S+구)?\s+([가-힣]+\d*(?:동|가|읍|면))\s/u.exec(jibun);
  const name = rural?.[2] ?? city?.[1] ?? old?.[1];
  return name ? { name, key: `${(road || jibun).split(/\s+/u, 2).join(' ')} ${name}` } : undefined;
}

/** The middles of groups that are apart from the middle of all and from each other, greatest group first. */
function elsewhere(positions, main) {
  const groups = new Map();
  for (const position of positions) {
    const cell = position.map((degrees) => Math.round(degrees / APART_DEGREES)).join();
    groups.set(cell, [...(groups.get(cell) ?? []), position]);
  }
  const middles = [...groups.values()]
    .filter((group) => group.length >= FEWEST_TOGETHER)
    .sort((a, b) => b.length - a.length)
    .map(middleOf);
  const kept = [main];
  for (const point of middles) {
    if (kept.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= APART_DEGREES)) kept.push(point);
  }
  return kept.slice(1);
}

function middleOf(positions) {
  return [0, 1].map((axis) => middle(positions.map((position) => position[axis])));
}

function middle(numbers) {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1];
}

function readRows(path) {
  const [header, ...lines] = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .map(cellsOf);
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index]])));
}

function cellsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
