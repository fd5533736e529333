import { regions, sidoAreas, sidoNamesOf } from '../../regions/index.ts';
import { choseongOf, compact } from '../../listings/index.ts';
import type { SearchTerms } from '../text/search-terms.policy.ts';
import type { UnfinishedText } from './unfinished.policy.ts';

/** An area that somebody may be about to type. */
export type RegionSuggestion = { text: string; sido: string; sigungu: string | null };

type Terms = Exclude<SearchTerms, { kind: 'none' }>;

const areas = [
  ...sidoAreas.map(({ name, regions: own }) => ({ text: name, sido: name, sigungu: null, names: [...new Set(own.flatMap(sidoNamesOf))] })),
  ...regions.map((region) => {
    const own = compact(region.sigungu);
    const names = [own, ...region.sigungu.split(' '), ...sidoNamesOf(region).map((sido) => `${sido}${own}`)];
    return { text: `${region.sido} ${region.sigungu}`, sido: region.sido, sigungu: region.sigungu, names };
  }),
].map((area) => ({ ...area, consonants: area.names.map(choseongOf) }));

/** Areas whose name, with its sido or without, begins so, in official order; after them those that an unfinished text may become. */
export function suggestRegions(terms: Terms, unfinished: UnfinishedText | undefined, most: number): RegionSuggestion[] {
  const found = new Set<(typeof areas)[number]>();
  for (const area of areas) {
    if (found.size === most) break;
    if (begins(area, terms)) found.add(area);
  }
  for (const area of unfinished ? areas : []) {
    if (found.size === most) break;
    if (unfinished!.begins.some(([from, below]) => area.names.some((name) => name >= from && name < below))) found.add(area);
  }
  return [...found].map(({ text, sido, sigungu }) => ({ text, sido, sigungu }));
}

function begins({ names, consonants }: (typeof areas)[number], terms: Terms): boolean {
  if (terms.kind === 'words') return names.some((name) => name.startsWith(terms.whole));
  return names.some((name, index) => consonants[index]!.startsWith(terms.choseong) && terms.syllables.every((run) => name.includes(run)));
}
