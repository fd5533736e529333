import type { Position } from './position.policy.ts';
import { stations } from './stations.data.ts';

/** A station that a place is near to, as people call it (강남역), and how far it is as the crow flies. */
export type StationNear = { name: string; metres: number };

/** The positions of the stations of one name, without 역. */
export const stationPositions: ReadonlyMap<string, readonly Position[]> = new Map(
  stations.split('|').map((line) => {
    const [name = '', ...numbers] = line.split(' ');
    const positions = numbers.flatMap((latitude, index) =>
      index % 2 === 0 ? [{ latitude: Number(latitude), longitude: Number(numbers[index + 1]) }] : [],
    );
    return [name, positions] as const;
  }),
);

/** Farther than a quarter of an hour's walk nobody tells the way by a station. */
const FARTHEST_M = 1_000;
const METRES_A_DEGREE = 111_195;
/** A cell reaches farther than that each way, so that the nine around a place hold all that are near. */
const CELL_DEGREES = 0.0125;
const cellOf = (degrees: number) => Math.floor(degrees / CELL_DEGREES);

type Station = Position & { name: string };
const cells = new Map<string, Station[]>();
for (const [name, positions] of stationPositions)
  for (const position of positions) {
    const cell = `${cellOf(position.latitude)} ${cellOf(position.longitude)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), { name: name.endsWith('역') ? name : `${name}역`, ...position }]);
  }

/** The nearest station within a kilometre; null where none is. */
export function stationNear(place: Position): StationNear | null {
  const [row, column] = [cellOf(place.latitude), cellOf(place.longitude)];
  const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].flatMap((right) => cells.get(`${row + down} ${column + right}`) ?? []));
  const narrow = Math.cos((place.latitude * Math.PI) / 180);
  const metresTo = ({ latitude, longitude }: Position) =>
    METRES_A_DEGREE * Math.hypot(latitude - place.latitude, (longitude - place.longitude) * narrow);
  const [nearest] = around
    .map((station) => ({ name: station.name, metres: Math.round(metresTo(station)) }))
    .sort((a, b) => a.metres - b.metres);
  return nearest && nearest.metres <= FARTHEST_M ? nearest : null;
}
