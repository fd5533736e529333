import type { SearchTerms } from '../text/search-terms.policy.ts';

/**
 * A text whose last syllable is still being composed, as what it may become: 동무 is the beginning of 동물, 남 of 나무.
 * `begins` are bounds of texts that begin so (without those that begin with the text itself), `before` and `last` what is
 * looked for inside of names: words, and a pattern of the last one.
 */
export type UnfinishedText = { begins: [from: string, below: string][]; pattern: string; before: string[]; last: string };

const FIRST = '가'.charCodeAt(0);
const VOWELS = 21;
const FINALS = 28;
/** Vowels that grow by another one: ㅗ to ㅘ, ㅙ and ㅚ, which follow it; by their places among the vowels. */
const GROWING_VOWELS = new Map([
  [8, 3],
  [13, 3],
  [18, 1],
]);
/** The same of finals: ㄱ to ㄳ, ㄴ to ㄵ and ㄶ, ㄹ to ㅀ, ㅂ to ㅄ. */
const GROWING_FINALS = new Map([
  [1, 2],
  [4, 2],
  [8, 7],
  [17, 1],
]);
/** A final, the one that is left of it, and the initial that the next syllable takes of it. */
const NEXT_INITIALS = new Map<number, readonly [left: number, initial: number]>(
  (
    [
      [1, 0, 0],
      [2, 0, 1],
      [3, 1, 9],
      [4, 0, 2],
      [5, 4, 12],
      [6, 4, 18],
      [7, 0, 3],
      [8, 0, 5],
      [9, 8, 0],
      [10, 8, 6],
      [11, 8, 7],
      [12, 8, 9],
      [13, 8, 16],
      [14, 8, 17],
      [15, 8, 18],
      [16, 0, 6],
      [17, 0, 7],
      [18, 17, 9],
      [19, 0, 9],
      [20, 0, 10],
      [21, 0, 11],
      [22, 0, 12],
      [23, 0, 14],
      [24, 0, 15],
      [25, 0, 16],
      [26, 0, 17],
      [27, 0, 18],
    ] as const
  ).map(([final, left, initial]) => [final, [left, initial]]),
);

const after = (text: string) => text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);

/** Undefined where the last letter is no syllable. */
export function unfinishedOf(terms: SearchTerms): UnfinishedText | undefined {
  if (terms.kind !== 'words') return undefined;
  const { words, whole } = terms;
  const grown = grownOf(whole.charAt(whole.length - 1));
  if (!grown) return undefined;
  const start = whole.slice(0, -1);
  const last = words.at(-1)!.slice(0, -1);
  return {
    begins: grown.map(([from, to]) => [start + from, after(start + to)]),
    pattern: `(${[words.at(-1)!.slice(-1), ...grown.map(([from, to]) => `${from.slice(0, -1)}[${from.slice(-1)}-${to.slice(-1)}]`)].join('|')})`,
    before: [...words.slice(0, -1), ...(last ? [last] : [])],
    last,
  };
}

/** From the first to the last of what a syllable grows to: the same but for its last letter. */
function grownOf(syllable: string): [from: string, to: string][] | undefined {
  const place = syllable.charCodeAt(0) - FIRST;
  if (!/^[가-힣]$/.test(syllable)) return undefined;
  const at = (code: number) => String.fromCharCode(FIRST + code);
  const final = place % FINALS;
  if (final === 0) {
    const vowels = GROWING_VOWELS.get((place / FINALS) % VOWELS) ?? 0;
    return [[at(place + 1), at(place + vowels * FINALS + FINALS - 1)]];
  }
  const [left, initial] = NEXT_INITIALS.get(final)!;
  const kept = at(place - final + left);
  const first = initial * VOWELS * FINALS;
  const more = GROWING_FINALS.get(final);
  return [
    [kept + at(first), kept + at(first + VOWELS * FINALS - 1)],
    ...(more ? [[at(place + 1), at(place + more)] as [string, string]] : []),
  ];
}
