import type { FeatureName } from '@petcare/features';
import { stemOf, type ListingKind } from '../../listings/index.ts';
import { regionByCode, type Position, type Region } from '../../regions/index.ts';
import { areaMeant, takeAreas, takeLandmark } from './search-areas.policy.ts';
import { isCommon } from './search-keys.policy.ts';
import { phoneOf, type PhoneTerms } from './search-phones.policy.ts';
import { plainWords } from './search-sentences.policy.ts';
import type { NearbyAreas } from '../scope/scope.ts';
import { fromLatin, fromRoman, loanInLatin } from './search-latin.policy.ts';
import { takePlace, type NamedPlace } from './search-places.policy.ts';
import {
  goesWithout,
  isSpecies,
  otherWords,
  ownParticularsOf,
  particularsOf,
  universitiesInFull,
  type Particulars,
} from './search-words.policy.ts';
import { noTimes, takeTimes, type Times } from './search-times.policy.ts';
import {
  fromEnglishKeys,
  fromHangulKeys,
  fromSlippedVowels,
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
  features: FeatureName[];
  regionCodes: string[] | undefined;
  around: NearbyAreas | undefined;
  times: Times;
  leftOut: string[];
  /** So many kilometres around a place, the nearest first. */
  spot?: { place: NamedPlace; km: number };
};

/**
 * A reading of a text: its words (`stem`: as what is particular of a whole name), all listings with what is wished for, names like it, or
 * who has this telephone number.
 */
export type Reading =
  | { by: 'terms'; terms: Terms; stem: string | undefined; wish: Wish }
  | { by: 'wish'; wish: Wish }
  | { by: 'likeness'; terms: LooseTerms }
  | { by: 'phone'; terms: PhoneTerms };

const noWish: Wish = { features: [], regionCodes: undefined, around: undefined, times: noTimes, leftOut: [] };

/** Readings of the letters in another language, by a slip or on the other side of the keys: more likely than what is only like them. */
const sides: readonly ((text: string) => readonly (string | undefined)[])[] = [
  (text) => [text],
  fromLatin,
  (text) => [fromSlippedVowels(text), fromEnglishKeys(text), fromHangulKeys(text)],
  fromRoman,
];

/** The distances around a place in which is looked, in kilometres: farther only where nobody is. */
const AROUND_PLACES = [3, 8, 15];

/**
 * Ways to read a text, from its letter to its likeness, each made when it is asked for: mostly the first finds something.
 * None when there is nothing in it. `kind` is the only one that is looked for, `isWithin` a chosen area.
 */
export function* readingsOf(text: string | null | undefined, kind?: ListingKind, isWithin = false): Generator<Reading, void> {
  const phone = kind && phoneOf(text ?? '');
  if (phone) yield { by: 'phone', terms: phone };
  const read: SearchTerms[] = [];
  const known = new Set<string>();
  for (const typed of sides.flatMap((side) => side(text ?? ''))) {
    if (typed === undefined) continue;
    const terms = parseSearch(typed);
    read.push(terms);
    for (const reading of byTerms(terms, kind)) {
      const key = JSON.stringify(reading.by === 'terms' && reading.terms.kind === 'words' ? [reading.terms.words, reading.wish] : reading);
      if (!known.has(key)) yield reading;
      known.add(key);
    }
  }
  for (const terms of read) if (kind && terms.kind === 'words') yield* withoutWhatNobodyHas(kind, terms.words, isWithin);
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
  yield* aroundPlaces(kind, words, own);
  if (kind === 'hospital') yield* wished(kind, universitiesInFull(words), own);
  yield* inLandmarks(kind, words, own);
  yield* wished(kind, words, own);
  yield literal(words);
  yield* wished(kind, words, particular);
  const apart = splitAreas(words);
  yield literal(apart);
  yield* wished(kind, apart, particular);
  yield* wished(kind, otherWords(kind, words), particular);
  const inLatin = words.map((word) => loanInLatin(word) ?? word);
  if (inLatin.join() !== words.join()) yield* wished(kind, inLatin, particular);
  const plain = plainWords(words);
  if (plain.join() === words.join()) return;
  yield* wished(kind, plain, particular);
  yield* wished(kind, splitAreas(plain), particular);
  yield* wished(kind, otherWords(kind, splitAreas(plain)), particular);
}

/** Whatever is asked for around a station or in a new town, from every district there: the nearest first. */
function aroundPlaces(kind: ListingKind, words: string[], own: (words: string[]) => Particulars): Reading[] {
  const taken = takePlace(words, middleOf);
  if (!taken) return [];
  const { place, others } = taken;
  const asked = [...wished(kind, others, own), ...wished(kind, otherWords(kind, others), own)];
  return AROUND_PLACES.flatMap((km) =>
    asked.flatMap((reading) => ('wish' in reading ? [{ ...reading, wish: { ...reading.wish, spot: { place, km } } }] : [])),
  );
}

function middleOf(codes: readonly string[]): Position | undefined {
  const found = codes.flatMap((code) => regionByCode.get(code) ?? []);
  const mean = (of: (region: Region) => number) => found.reduce((sum, region) => sum + of(region), 0) / found.length;
  return found.length > 0 ? { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) } : undefined;
}

/** The readings by a station or landmark: names like it, and else whatever is there, in the area where it lies. */
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

/**
 * The readings where nobody has all that is asked for together, and it is nothing but services, fields, times and for whom: each alone,
 * what is treated before of whom, and at last all of the area or around the place. What is left out is said.
 */
function withoutWhatNobodyHas(kind: ListingKind, asWritten: string[], isWithin: boolean): Reading[] {
  const taken = takePlace(asWritten, middleOf);
  const words = (taken?.others ?? plainWords(asWritten)).flatMap((word) => (takeAreas([word])?.codes ? [word] : splitAreas([word])));
  const areas = takeAreas(words);
  // Another kind of company is no answer: a groomer is no hotel.
  if (!areas || (kind === 'company' && particularsOf(kind, areas.rest).features.length > 0)) return [];
  const isNoArea = (word: string) => areaMeant([word]) === undefined;
  const { words: own, features } = particularsOf(kind, areas.rest);
  const { words: left, said } = takeTimes(own, isPlace);
  const asked = left.filter(isNoArea);
  if (asked.length + features.length + said.length === 0 || !asked.every((word) => goesWithout(word))) return [];
  const codes = areas.codes ?? areaMeant(left);
  const there: Wish = { ...noWish, regionCodes: codes, ...(taken && { spot: { place: taken.place, km: AROUND_PLACES[0] ?? 0 } }) };
  const tells = (word: string) =>
    isNoArea(word) && otherWords(kind, [word]).length > 0 && Object.values(particularsOf(kind, [word])).some((told) => told.length > 0);
  const leftOut = areas.rest.filter(tells);
  const all: Reading[] = codes || isWithin || taken ? [{ by: 'wish', wish: { ...there, leftOut } }] : [];
  return [...(leftOut.length > 1 ? wordByWord(kind, asked.filter(tells), there, leftOut) : []), ...all];
}

function wordByWord(kind: ListingKind, asked: string[], there: Wish, leftOut: readonly string[]): Reading[] {
  const inTurn = asked.toSorted((one, other) => Number(isSpecies(one)) - Number(isSpecies(other)));
  return inTurn.flatMap((kept) =>
    [[kept], otherWords(kind, [kept])].map((words) => {
      const { words: left, features } = particularsOf(kind, words);
      return readingOf(kind, left, left, { ...there, features, leftOut: leftOut.filter((word) => word !== kept) });
    }),
  );
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
function aroundOf(words: string[]): NearbyAreas | undefined {
  const codes = areaMeant(words);
  return codes && { codes, afterNames: !words.every((word) => areaMeant([word])) };
}
