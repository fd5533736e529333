import type { PlaceKind } from './places.sql.ts';
import { fromEnglishKeys, loosen, parseSearch, splitAreas, splitKinds, stemOf, type LooseTerms, type SearchTerms } from './search.policy.ts';

/** What a text may mean: its words (`stem`: as what is particular of a whole name) or names like it. */
export type Reading =
  | { by: 'terms'; terms: Exclude<SearchTerms, { kind: 'none' }>; stem: string | undefined }
  | { by: 'likeness'; terms: LooseTerms };

/** Ways to read a text, from its letter to its likeness; none when there is nothing in it. `kind` is the only one that is looked for. */
export function readingsOf(text: string | null | undefined, kind?: PlaceKind): Reading[] {
  const terms = parseSearch(text);
  const hangul = fromEnglishKeys(text ?? '');
  const loose = terms.kind === 'words' ? loosen(terms.words) : undefined;
  return [
    ...byTerms(terms, kind),
    ...(hangul ? byTerms(parseSearch(hangul), kind) : []),
    ...(loose ? [{ by: 'likeness' as const, terms: loose }] : []),
  ];
}

/** As it is written, else what is particular in it alone; then both with areas apart: 서울대 is no 대 in Seoul. */
function byTerms(terms: SearchTerms, kind: PlaceKind | undefined): Reading[] {
  if (terms.kind === 'none') return [];
  if (terms.kind === 'choseong') return [{ by: 'terms', terms, stem: undefined }];
  const { words, whole } = terms;
  const apart = splitAreas(words);
  const particular = (all: string[]) => (kind ? [splitKinds(kind, all)] : []).map((left) => ({ words: left, whole: left.join('') }));
  const readings = [
    { words, whole },
    ...particular(words),
    { words: apart, whole },
    ...particular(apart),
  ];
  const keys = readings.map((reading) => reading.words.join(' '));
  return readings
    .filter((_reading, index) => keys[index] !== '' && keys.indexOf(keys[index]!) === index)
    .map((reading) => ({ by: 'terms', terms: { kind: 'words', ...reading }, stem: stemOf(reading.whole) }));
}
