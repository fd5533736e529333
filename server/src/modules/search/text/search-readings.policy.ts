import { stemOf, type Feature, type ListingKind } from '../../listings/index.ts';
import { areaMeant, takeAreas, takeLandmark } from './search-areas.policy.ts';
import { isCommon } from './search-keys.policy.ts';
import { phoneOf, type PhoneTerms } from './search-phones.policy.ts';
import { plainWords } from './search-sentences.policy.ts';
import type { Around } from '../scope.ts';
import { isSpecialty, otherWords, ownParticularsOf, particularsOf, universitiesInFull, type Particulars } from './search-words.policy.ts';
import { noTimes, takeTimes, type Times } from './search-times.policy.ts';
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
/**
 * Of what is found: services that each has, areas that each lies in (undefined: anywhere), where rather than elsewhere,
 * when it is open, and whether it is near. `leftOut` is what nobody there has.
 */
type Wish = {
  features: Feature[];
  regionCodes: string[] | undefined;
  around: Around | undefined;
  times: Times;
  leftOut: string[];
};

/**
 * What a text may mean: its words (`stem`: as what is particular of a whole name), all listings with what is wished for,
 * names like it, or who has this telephone number.
 */
export type Reading =
  | { by: 'terms'; terms: Terms; stem: string | undefined; wish: Wish }
  | { by: 'wish'; wish: Wish }
  | { by: 'likeness'; terms: LooseTerms }
  | { by: 'phone'; terms: PhoneTerms };

const noWish: Wish = { features: [], regionCodes: undefined, around: undefined, times: noTimes, leftOut: [] };

/** The same keys on the other side: what they say is more likely than what is only like the letters. */
const sides = [(text: string) => text, fromEnglishKeys, fromHangulKeys];

/**
 * Ways to read a text, from its letter to its likeness, each made when it is asked for: mostly the first finds something.
 * None when there is nothing in it. `kind` is the only one that is looked for, `isWithin` a chosen area.
 */
export function* readingsOf(text: string | null | undefined, kind?: ListingKind, isWithin = false): Generator<Reading, void> {
  const phone = kind && phoneOf(text ?? '');
  if (phone) yield { by: 'phone', terms: phone };
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
  for (const terms of read)
    if (kind && terms.kind === 'words') yield* withoutWhatNobodyHas(kind, splitAreas(plainWords(terms.words)), isWithin);
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
  yield* inLandmarks(kind, words, own);
  yield* wished(kind, words, own);
  yield literal(words);
  yield* wished(kind, words, particular);
  const apart = splitAreas(words);
  yield literal(apart);
  yield* wished(kind, apart, particular);
  yield* wished(kind, otherWords(kind, words), particular);
  const plain = plainWords(words);
  if (plain.join() === words.join()) return;
  yield* wished(kind, plain, particular);
  yield* wished(kind, splitAreas(plain), particular);
  yield* wished(kind, otherWords(kind, splitAreas(plain)), particular);
}

/** What is called like a station or landmark, and else whatever is there, in the area where it lies. */
function inLandmarks(kind: ListingKind, words: string[], own: (words: string[]) => Particulars): Reading[] {
  const landmark = takeLandmark(plainWords(words));
  if (!landmark) return [];
  const within = (reading: Reading) =>
    'wish' in reading ? [{ ...reading, wish: { ...reading.wish, regionCodes: landmark.codes } } as Reading] : [];
  return [...wished(kind, landmark.words, own), ...wished(kind, landmark.others, own)].flatMap(within);
}

/** With the areas that the words name, and what is particular in the others. */
function wished(kind: ListingKind, words: string[], particulars: (words: string[]) => Particulars): Reading[] {
  const areas = takeAreas(words);
  if (!areas) return [];
  const { words: own, features } = particulars(areas.rest);
  const { words: left, said, times } = takeTimes(own, (word) => areas.codes !== undefined || isPlace(word));
  const wish = { features, regionCodes: areas.codes, around: aroundOf(left), times, leftOut: [] };
  const reading = readingOf(kind, left, said.length > 0 ? left : areas.rest, wish);
  if (times.urgent.length === 0 || (left.length === 0 && !areas.codes)) return [reading];
  // Whoever is in a hurry would rather see who is closed than nobody.
  return [reading, { ...reading, wish: { ...reading.wish, times: { ...times, urgent: [] }, leftOut: said } }];
}

const isPlace = (word: string) =>
  areaMeant([word]) !== undefined || /.[역동읍면리로길가구시군도대]$|공원$|아파트$|시장$|터미널$/.test(word);

/** All of an area where nobody there has what is asked for, which is nothing but services, fields and times. */
function withoutWhatNobodyHas(kind: ListingKind, words: string[], isWithin: boolean): Reading[] {
  const areas = takeAreas(words);
  // Another kind of company is no answer: a groomer is no hotel.
  if (!areas || (kind === 'company' && particularsOf(kind, areas.rest).features.length > 0)) return [];
  const isNoArea = (word: string) => areaMeant([word]) === undefined;
  const { words: own, features } = particularsOf(kind, areas.rest);
  const { words: left, said } = takeTimes(own, isPlace);
  const asked = left.filter(isNoArea);
  const codes = areas.codes ?? areaMeant(left);
  const isAsked = asked.length + features.length + said.length > 0 && asked.every((word) => isSpecialty(word));
  if (!isAsked || !(codes || isWithin)) return [];
  const says = (word: string) => Object.values(particularsOf(kind, [word])).some((told) => told.length > 0);
  const leftOut = areas.rest.filter((word) => isNoArea(word) && says(word));
  return [{ by: 'wish', wish: { ...noWish, regionCodes: codes, leftOut } }];
}

function readingOf(kind: ListingKind, left: string[], rest: string[], wish: Wish): Exclude<Reading, { by: 'likeness' | 'phone' }> {
  if (left.length === 0) return { by: 'wish', wish };
  // 서울 is in so many addresses that only as an area it can be looked for.
  if (left.every(isCommon) && wish.around) return { by: 'wish', wish: { ...wish, regionCodes: wish.regionCodes ?? wish.around.codes } };
  // Only of hospitals what is particular of the name is known apart.
  const whole = (kind === 'hospital' ? left : rest).join('');
  return { by: 'terms', terms: { kind: 'words', words: left, whole }, stem: stemOf(whole), wish };
}

/** A name that is exactly so comes first all the same, unless the words are nothing but areas: 강남 동물병원. */
function aroundOf(words: string[]): Around | undefined {
  const codes = areaMeant(words);
  return codes && { codes, afterNames: !words.every((word) => areaMeant([word])) };
}
