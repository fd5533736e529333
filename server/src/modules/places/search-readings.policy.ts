import type { Feature } from './filters.sql.ts';
import type { PlaceKind } from './places.sql.ts';
import { areaMeant, takeAreas } from './search-areas.policy.ts';
import { isCommon } from './search-keys.policy.ts';
import type { Around } from './search.sql.ts';
import { otherWords, ownParticularsOf, particularsOf, universitiesInFull, type Particulars } from './search-words.policy.ts';
import { fromEnglishKeys, fromHangulKeys, loosen, parseSearch, splitAreas, stemOf, type LooseTerms, type SearchTerms } from './search.policy.ts';

type Terms = Exclude<SearchTerms, { kind: 'none' }>;
/** Of what is found: services that each has, areas that each lies in (undefined: anywhere), and where rather than elsewhere. */
type Wish = { features: Feature[]; regionCodes: string[] | undefined; around: Around | undefined };

/**
 * What a text may mean: its words (`stem`: as what is particular of a whole name), all listings with what is wished for,
 * or names like it.
 */
export type Reading = { by: 'terms'; terms: Terms; stem: string | undefined; wish: Wish } | { by: 'wish'; wish: Wish } | { by: 'likeness'; terms: LooseTerms };

const noWish: Wish = { features: [], regionCodes: undefined, around: undefined };

/** Ways to read a text, from its letter to its likeness; none when there is nothing in it. `kind` is the only one that is looked for. */
export function readingsOf(text: string | null | undefined, kind?: PlaceKind): Reading[] {
  const written = text ?? '';
  // The same keys on the other side: what they say is more likely than what is only like the letters.
  const typed = [written, fromEnglishKeys(written), fromHangulKeys(written)].filter((one) => one !== undefined);
  const terms = typed.map(parseSearch);
  return [...terms.flatMap((one) => byTerms(one, kind)), ...terms.flatMap(byLikeness)];
}

function byLikeness(terms: SearchTerms): Reading[] {
  const loose = terms.kind === 'words' ? loosen(terms.words) : undefined;
  return loose ? [{ by: 'likeness', terms: loose }] : [];
}

/** As it is written, else what is particular in it alone; then both with areas apart: 서울대 is no 대 in Seoul; at last in other words. */
function byTerms(terms: SearchTerms, kind: PlaceKind | undefined): Reading[] {
  if (terms.kind === 'none') return [];
  if (terms.kind === 'choseong') return [{ by: 'terms', terms, stem: undefined, wish: noWish }];
  const { words, whole } = terms;
  const apart = splitAreas(words);
  const literal = (all: string[]): Reading => ({ by: 'terms', terms: { kind: 'words', words: all, whole }, stem: stemOf(whole), wish: { ...noWish, around: aroundOf(words) } });
  if (!kind) return unlike([literal(words), literal(apart)]);
  const other = otherWords(kind, words);
  const own = (left: string[]) => ownParticularsOf(kind, left);
  return unlike([
    ...wished(kind, [words.join('')], own).filter(({ by }) => by === 'wish'),
    ...(kind === 'hospital' ? wished(kind, universitiesInFull(words), own) : []),
    ...wished(kind, words, own),
    literal(words),
    ...wished(kind, words, (left) => particularsOf(kind, left)),
    literal(apart),
    ...wished(kind, apart, (left) => particularsOf(kind, left)),
    ...wished(kind, other, (left) => particularsOf(kind, left)),
  ]);
}

/** With the areas that the words name, and what is particular in the others. */
function wished(kind: PlaceKind, words: string[], particulars: (words: string[]) => Particulars): Reading[] {
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

/** Each once. */
function unlike(readings: Reading[]): Reading[] {
  const keys = readings.map((reading) => JSON.stringify(reading.by === 'terms' && reading.terms.kind === 'words' ? [reading.terms.words, reading.wish] : reading));
  return readings.filter((_reading, index) => keys.indexOf(keys[index]!) === index);
}
