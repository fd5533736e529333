import { choseongOf, type ListingKind } from '../../listings/index.ts';
import type { SearchTerms } from './search-terms.policy.ts';
import { regions, type Position } from '../../regions/index.ts';

/** Listings that have every one of these keys and, unless it is null, some of those (070.do.search-keys.sql). */
export type Lookup = { every: string[]; some: string[] | null };

/** The words that most listings have: such keys find too much to be worth looking up, as long as there are others. */
const COMMON = [
  '동물병원',
  '동물의료센터',
  '동물메디컬센터',
  '동물메디컬',
  '종합병원',
  '반려동물',
  '애견병원',
  '애견미용',
  '애견호텔',
  '약국',
  '24시간',
  '24시',
  '서울특별시',
  '경기도',
  '광역시',
  '특별자치도',
  '특별자치시',
];
const commonLetters = new Set(COMMON.join(''));
const commonPairs = new Set(COMMON.flatMap((word) => runsOf(word, 2)));
const commonChoseong = new Set(COMMON.flatMap((word) => [2, 3].flatMap((length) => runsOf(choseongOf(word), length))));

const NEAR_REGIONS = 8;
/** A stem of so many letters is also compared without two of them. */
const MOST_LETTERS_FOR_TWO = 12;
const STEM_LETTERS = 18;

/** True for a word of which most listings have every part. */
export const isCommon = (word: string) => [...word].length > 1 && runsOf(word, 2).every((pair) => commonPairs.has(pair));

type Terms = Exclude<SearchTerms, { kind: 'none' }>;
type LookupScope = {
  kind: ListingKind;
  regionCodes: string[] | undefined;
  features: readonly string[];
  from: Position | undefined;
  isByName?: boolean;
};

/** The lookups of these terms, in the areas that are asked for: names first, near ones first. Empty: nothing in them is rare enough. */
export function lookupsOf(terms: Terms, stem: string | undefined, within: LookupScope): Lookup[] {
  const { regionCodes, from } = within;
  const key = keyOf(within.kind);
  const features = within.features.map((feature) => key('f', feature));
  const areas = regionCodes ? regionKeys(within.kind, regionCodes) : null;
  const near = from && !regionCodes ? regionKeys(within.kind, nearestRegions(from)) : null;
  const found = (keys: string[]): Lookup[] => {
    if (keys.length === 0) return [];
    const every = [...keys, ...features];
    return [...(near ? [{ every, some: near }] : []), { every, some: areas }];
  };
  if (terms.kind === 'choseong') return found(choseongPairs(terms.choseong).map((run) => key('c', run)));
  const pairs = terms.words.flatMap((word) => runsOf(word, 2)).filter((pair) => !commonPairs.has(pair));
  const names = pairs.length > 0 ? pairs : terms.words.filter((word) => [...word].length === 1 && !commonLetters.has(word));
  const named = found(names.map((run) => key('n', run)));
  const anywhere = pairs.length > 0 && !within.isByName ? found(pairs.map((pair) => key('t', pair))) : [];
  const whole = stem && pairs.length > 0 ? found([key('d', lettersOf(stem))]) : [];
  return [...whole, ...named, ...anywhere];
}

/** Names that hold these digits: 1004동물병원. */
export function numberLookup(kind: ListingKind, digits: string): Lookup {
  return { every: runsOf(digits, 2).map((pair) => keyOf(kind)('n', pair)), some: null };
}

/** The keys of names a letter apart from this one. */
export function keysOfNearest(stem: string, kind: ListingKind): string[] {
  const letters = lettersOf(stem);
  return [letters, ...without(letters)].map((left) => keyOf(kind)('d', left));
}

/** The lookups of names like this one: a letter or two apart, or with two syllables of it. */
export function looseLookupsOf(stem: string, within: LookupScope): Lookup[] {
  const key = keyOf(within.kind);
  const close = { every: [], some: [...neighbours(lettersOf(stem))].map((letters) => key('d', letters)) };
  const pairs = runsOf(stem, 2)
    .filter((pair) => !commonPairs.has(pair))
    .slice(0, 4);
  return [close, ...pairs.map((pair) => ({ every: [key('n', pair)], some: null }))];
}

/** Those of a kind in these areas, or everywhere, with all of these features. */
export function keysOf(kind: ListingKind, regionCodes: readonly string[] | undefined, features: readonly string[]): Lookup {
  return { every: features.map((feature) => keyOf(kind)('f', feature)), some: regionCodes ? regionKeys(kind, regionCodes) : null };
}

/** The letters, and what is left of them without one or, of few letters, without two. */
function neighbours(letters: string): Set<string> {
  const one = without(letters);
  const two = letters.length <= MOST_LETTERS_FOR_TWO ? one.flatMap(without) : [];
  return new Set([letters, ...one, ...two]);
}

function without(letters: string): string[] {
  const all = [...letters];
  return all.length < 2 ? [] : all.map((_letter, index) => all.toSpliced(index, 1).join(''));
}

function lettersOf(stem: string): string {
  return [...stem.normalize('NFD')].slice(0, STEM_LETTERS).join('');
}

function choseongPairs(choseong: string): string[] {
  const length = Math.min([...choseong].length, 3);
  // Every twentieth name begins with it.
  if (length === 1) return [];
  const runs = runsOf(choseong, length);
  const rare = runs.filter((run) => !commonChoseong.has(run));
  return rare.length > 0 ? rare : runs;
}

/** Every run of so many letters. */
function runsOf(text: string, length: number): string[] {
  const letters = [...text];
  return [
    ...new Set(
      letters.slice(0, Math.max(0, letters.length - length + 1)).map((_letter, index) => letters.slice(index, index + length).join('')),
    ),
  ];
}

function keyOf(kind: ListingKind) {
  return (what: 'r' | 'f' | 'n' | 't' | 'c' | 'd', text: string) => `${kind.slice(0, 1)}${what}${text}`;
}

function regionKeys(kind: ListingKind, codes: readonly string[]): string[] {
  return codes.map((code) => keyOf(kind)('r', code));
}

function nearestRegions({ latitude, longitude }: Position): string[] {
  const placed = regions.map((region) => ({
    code: region.code,
    apart: (region.latitude - latitude) ** 2 + ((region.longitude - longitude) * 0.8) ** 2,
  }));
  return placed
    .sort((one, other) => one.apart - other.apart)
    .slice(0, NEAR_REGIONS)
    .map(({ code }) => code);
}
