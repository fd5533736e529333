import { stemOf, type Feature, type ListingKind } from '../../listings/index.ts';
import { areaMeant, takeAreas } from './search-areas.policy.ts';
import { isCommon } from './search-keys.policy.ts';
import type { Around } from '../scope.ts';
import { otherWords, ownParticularsOf, particularsOf, universitiesInFull, type Particulars } from './search-words.policy.ts';
import {
  fromEnglishKeys,
  fromHangulKeys,
  loosen,
  parseSearch,
  splitAreas,
  type LooseTerms,
  type SearchTerms,
} from './search-terms.policy.ts';

type Terms = Exclude<SearchTerms, { kind: 'none' }>;
/** Of what is found: services that each has, areas that each lies in (undefined: anywhere), and where rather than elsewhere. */
type Wish = { features: Feature[]; regionCodes: string[] | undefined; around: Around | undefined };

/**
 * What a text may mean: its words (`stem`: as what is particular of a whole name), all listings with what is wished for,
 * or names like it.
 */
export type Reading =
  { by: 'terms'; terms: Terms; stem: string | undefined; wish: Wish } | { by: 'wish'; wish: Wish } | { by: 'likeness'; terms: LooseTerms };

const noWish: Wish = { features: [], regionCodes: undefined, around: undefined };

/** The same keys on the other side: what they say is more likely than what is only like the letters. */
const sides = [(text: string) => text, fromEnglishKeys, fromHangulKeys];

/**
 * Ways to read a text, from its letter to its likeness, each made when it is asked for: mostly the first finds something.
 * None when there is nothing in it. `kind` is the only one that is looked for.
 */
export function* readingsOf(text: string | null | undefined, kind?: ListingKind): Generator<Reading, void> {
  const read: SearchTerms[] = [];
  const known = new Set<string>();
  for (const side of sides) {
    const typed = side(text ?? '');
    if (typed === undefined) continue;
    const terms = parseSearch(typed);
    read.push(terms);
    for (const reading of byTerms(terms, kind)) {
      const key = JSON.stringify(reading.by === 'terms' && reading.terms.kind === 'words' ? [reading.terms.words, reading.wish] : reading);
      if (!known.has(key)) yield reading;
      known.add(key);
    }
  }
  for (const terms of read) yield* byLikeness(terms);
}

function byLikeness(terms: SearchTerms): Reading[] {
  const loose = terms.kind === 'words' ? loosen(terms.words) : undefined;
  return loose ? [{ by: 'likeness', terms: loose }] : [];
}

/** As it is written, else what is particular in it alone; then both with areas apart: 서울대 is no 대 in Seoul; at last in other words. */
function* byTerms(terms: SearchTerms, kind: ListingKind | undefined): Generator<Reading, void> {
  if (terms.kind === 'none') return;
  if (terms.kind === 'choseong') return yield { by: 'terms', terms, stem: undefined, wish: noWish };
  const { words, whole } = terms;
  const literal = (all: string[]): Reading => ({
    by: 'terms',
    terms: { kind: 'words', words: all, whole },
    stem: stemOf(whole),
    wish: kind ? { ...noWish, around: aroundOf(words) } : noWish,
  });
  if (!kind) {
    yield literal(words);
    return yield literal(splitAreas(words));
  }
  const own = (left: string[]) => ownParticularsOf(kind, left);
  const particular = (left: string[]) => particularsOf(kind, left);
  yield* wished(kind, [words.join('')], own).filter(({ by }) => by === 'wish');
  if (kind === 'hospital') yield* wished(kind, universitiesInFull(words), own);
  yield* wished(kind, words, own);
  yield literal(words);
  yield* wished(kind, words, particular);
  const apart = splitAreas(words);
  yield literal(apart);
  yield* wished(kind, apart, particular);
  yield* wished(kind, otherWords(kind, words), particular);
}

/** With the areas that the words name, and what is particular in the others. */
function wished(kind: ListingKind, words: string[], particulars: (words: string[]) => Particulars): Reading[] {
  const areas = takeAreas(words);
  if (!areas) return [];
  const { words: left, features } = particulars(areas.rest);
  const wish = { features, regionCodes: areas.codes, around: aroundOf(left) };
  if (left.length === 0) return [{ by: 'wish', wish }];
  // 서울 is in so many addresses that only as an area it can be looked for.
  if (left.every(isCommon) && wish.around) return [{ by: 'wish', wish: { ...wish, regionCodes: wish.regionCodes ?? wish.around.codes } }];
  // Only of hospitals what is particular of the name is known apart.
  const whole = (kind === 'hospital' ? left : areas.rest).join('');
  return [{ by: 'terms', terms: { kind: 'words', words: left, whole }, stem: stemOf(whole), wish }];
}

/** A name that is exactly so comes first all the same, unless the words are nothing but areas: 강남 동물병원. */
function aroundOf(words: string[]): Around | undefined {
  const codes = areaMeant(words);
  return codes && { codes, afterNames: !words.every((word) => areaMeant([word])) };
}
