import { fromEnglishKeys, loosen, parseSearch, splitAreas, stemOf, type LooseTerms, type SearchTerms } from './search.policy.ts';

/** What a text may mean: its words (`stem`: as what is particular of a whole name) or names like it. */
export type Reading =
  | { by: 'terms'; terms: Exclude<SearchTerms, { kind: 'none' }>; stem: string | undefined }
  | { by: 'likeness'; terms: LooseTerms };

/** Ways to read a text, from its letter to its likeness; none when there is nothing in it. */
export function readingsOf(text: string | null | undefined): Reading[] {
  const terms = parseSearch(text);
  if (terms.kind === 'none') return [];
  const split = terms.kind === 'words' ? splitAreas(terms.words) : [];
  const hangul = fromEnglishKeys(text ?? '');
  const loose = terms.kind === 'words' ? loosen(terms.words) : undefined;
  return [
    byTerms(terms),
    ...(terms.kind === 'words' && split.length > terms.words.length ? [byTerms({ ...terms, words: split })] : []),
    ...(hangul ? [byTerms(parseSearch(hangul))] : []),
    ...(loose ? [{ by: 'likeness' as const, terms: loose }] : []),
  ].filter((reading) => reading !== undefined);
}

function byTerms(terms: SearchTerms): Reading | undefined {
  if (terms.kind === 'none') return undefined;
  return { by: 'terms', terms, stem: terms.kind === 'words' ? stemOf(terms.whole) : undefined };
}
