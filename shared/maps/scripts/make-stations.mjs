/**
 * Makes src/outlines/stations.json: the stations of city railways, by which people tell where something is.
 *
 *   node scripts/make-stations.mjs STATIONS.csv > src/outlines/stations.json
 *
 * The CSV: UTF-8 with a header, `name` (without 역), `lines` (parted by ·), `latitude` and `longitude` (WGS84), to
 * 1/10,000 degree here. Stations that lie beside each other follow each other: their differences are small.
 */
import { readFileSync } from 'node:fs';
import { encodeLine } from './encode-line.mjs';

const PRECISION = 1e4;

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: make-stations.mjs STATIONS.csv > stations.json');
  process.exit(2);
}
const stations = readFileSync(path, 'utf8')
  .replace(/^\uFEFF/u, '')
  .trim()
  .split(/\r?\n/u)
  .slice(1)
  .map((row) => row.split(','))
  .map(([name, lines, latitude, longitude]) => ({ name, lines: lines.split('·'), x: Number(longitude), y: Number(latitude) }))
  .sort((a, b) => Math.round(a.y * 20) - Math.round(b.y * 20) || a.x - b.x);
const lines = [...new Set(stations.flatMap((station) => station.lines))].sort();

process.stdout.write(
  `${JSON.stringify(
    {
      about: 'Derived by scripts/make-stations.mjs: names, lines and positions of the stations of city railways, from their public data.',
      precision: PRECISION,
      lines: lines.join(','),
      names: stations.map((station) => [station.name, ...station.lines.map((line) => lines.indexOf(line))].join(':')).join(','),
      points: encodeLine(
        stations.map(({ x, y }) => [x, y]),
        PRECISION,
      ),
    },
    null,
    1,
  )}\n`,
);
