import { regions, sidoAreas, sidoNamesOf, stationPositions, type Position } from '../../regions/index.ts';
import { choseongOf, compact } from '../../listings/index.ts';
import type { SearchTerms } from '../text/search-terms.policy.ts';
import type { UnfinishedText } from './unfinished.policy.ts';

/** An area that somebody may be about to type. */
export type RegionSuggestion = { text: string; sido: string; sigungu: string | null };

/** A station that somebody may be about to type, as people call it (강남역). */
export type StationSuggestion = Position & { text: string };

type Terms = Exclude<SearchTerms, { kind: 'none' }>;

const areas = [
  ...sidoAreas.map(({ name, regions: own }) => ({ text: name, sido: name, sigungu: null, names: [...new Set(own.flatMap(sidoNamesOf))] })),
  ...regions.map((region) => {
    const own = compact(region.sigungu);
    const names = [own, ...region.sigungu.split(' '), ...sidoNamesOf(region).map((sido) => `${sido}${own}`)];
    return { text: `${region.sido} ${region.sigungu}`, sido: region.sido, sigungu: region.sigungu, names };
  }),
].map((area) => ({ ...area, consonants: area.names.map(choseongOf) }));

/** Of those that are called alike the one that a search for the name looks around. */
const stations = [...stationPositions].flatMap(([name, [position]]) => {
  const text = name.endsWith('역') ? name : `${name}역`;
  return position ? [{ text, position, names: [text], consonants: [choseongOf(text)] }] : [];
});

/** Areas whose name, with its sido or without, begins so, in official order; after them those that an unfinished text may become. */
export function suggestRegions(terms: Terms, unfinished: UnfinishedText | undefined, most: number): RegionSuggestion[] {
  return begun(areas, terms, unfinished, most).map(({ text, sido, sigungu }) => ({ text, sido, sigungu }));
}

/** Stations whose name begins so, with its 역 or without, in the order of their names; after them those that an unfinished text may become. */
export function suggestStations(terms: Terms, unfinished: UnfinishedText | undefined, most: number): StationSuggestion[] {
  return begun(stations, terms, unfinished, most).map(({ text, position }) => ({ text, ...position }));
}

type Place = { names: readonly string[]; consonants: readonly string[] };

function begun<T extends Place>(places: readonly T[], terms: Terms, unfinished: UnfinishedText | undefined, most: number): T[] {
  const found = new Set<T>();
  for (const place of places) {
    if (found.size === most) break;
    if (begins(place, terms)) found.add(place);
  }
  for (const place of unfinished ? places : []) {
    if (found.size === most) break;
    if (unfinished!.begins.some(([from, below]) => place.names.some((name) => name >= from && name < below))) found.add(place);
  }
  return [...found];
}

function begins({ names, consonants }: Place, terms: Terms): boolean {
  if (terms.kind === 'words') return names.some((name) => name.startsWith(terms.whole));
  return names.some((name, index) => consonants[index]!.startsWith(terms.choseong) && terms.syllables.every((run) => name.includes(run)));
}
