import { stationPositions, type Position } from '../../regions/index.ts';
import { areaMeant, takeAreas } from './search-areas.policy.ts';
import { plainWords } from './search-sentences.policy.ts';
import { towns } from './towns.data.ts';

/** A place that no address is called by, with what lies around it: a station, a new town. */
export type NamedPlace = { name: string; position: Position };

const STATION = /^(.{2,}?)역(?:\d+번?출구|앞|근처|주변|인근)?$/;
/** So long a name is a station's also where nobody says 역: 구로디지털단지, 홍대입구. */
const LONG_NAME = 4;

/** The nearest to the middle of the areas that the other words name; without any the first. */
function chosen(positions: readonly Position[], near: Position | undefined): Position | undefined {
  if (!near) return positions[0];
  const apart = ({ latitude, longitude }: Position) => (latitude - near.latitude) ** 2 + ((longitude - near.longitude) * 0.8) ** 2;
  return positions.toSorted((one, other) => apart(one) - apart(other))[0];
}

const townOf = (word: string): Position | undefined => {
  const [latitude, longitude] = Object.hasOwn(towns, word) ? (towns[word] ?? []) : [];
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
};

const isArea = (word: string) => areaMeant([word]) !== undefined || takeAreas([word])?.codes !== undefined;

/**
 * The place that words name, and the others; null where none does. Of stations that are called alike it is the one in the
 * areas that are named beside it.
 * @param middleOf the middle of areas
 */
export function takePlace(
  words: readonly string[],
  middleOf: (codes: readonly string[]) => Position | undefined,
): { place: NamedPlace; others: string[] } | null {
  const plain = plainWords(words);
  for (const [index, word] of plain.entries()) {
    const station = STATION.exec(word)?.[1];
    const isLong = [...word].length >= LONG_NAME && !isArea(word);
    const positions = (station && stationPositions.get(station)) ?? stationPositions.get(word.endsWith('역') || isLong ? word : '');
    const others = plain.filter((_, at) => at !== index);
    const areas = others.filter(isArea);
    const codes = takeAreas(areas)?.codes ?? areaMeant(areas);
    const position = positions ? chosen(positions, codes && middleOf(codes)) : isArea(word) ? undefined : townOf(word);
    if (position) return { place: { name: word, position }, others: positions ? others.filter((one) => !areas.includes(one)) : others };
  }
  return null;
}
