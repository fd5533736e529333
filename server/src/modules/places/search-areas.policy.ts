import { regionCodes, regions } from './regions.ts';

/** Words that say where, taken out: `codes` undefined where none does. */
type Taken = { codes: string[] | undefined; rest: string[] };

const partsOf = (sigungu: string) => sigungu.split(' ');
const both = (one: string[] | undefined, other: string[]) => (one ? one.filter((code) => other.includes(code)) : other);

/**
 * Areas by their full names, of any generation, as words of their own: 서울시, 전라남도, 강남구; 서울 and 광주 only before
 * one of their own (광주 북구), since alone they may as well be a part of a name. Undefined for two that exclude each other.
 */
export function takeAreas(words: readonly string[]): Taken | undefined {
  let sido: string | undefined;
  let codes: string[] | undefined;
  const rest: string[] = [];
  for (const [index, word] of words.entries()) {
    const own = codesOfSido(word);
    const isAlone = word.length === 2 && codesOfSigungu(words[index + 1] ?? '', word).length === 0;
    const inside = codesOfSigungu(word, sido);
    if (own.length > 0 && !isAlone) {
      sido = word;
      codes = both(codes, own);
    } else if (inside.length > 0) codes = sido ? inside : both(codes, inside);
    else rest.push(word);
  }
  return codes?.length === 0 ? undefined : { codes, rest };
}

/** Where somebody looks who says 강남, 분당, 일산, 제주 among other words; undefined where no word may be an area. */
export function areaMeant(words: readonly string[]): string[] | undefined {
  let codes: string[] | undefined;
  for (const word of words) {
    const meant = [...codesOfSido(word), ...regions.filter(({ sigungu }) => partsOf(sigungu).some((part) => isShortFor(word, part))).map(({ code }) => code)];
    const narrower = meant.length > 0 ? both(codes, meant) : [];
    if (narrower.length > 0) codes = narrower;
  }
  return codes;
}

/** 강남 of 강남구; 일산 of 일산동구 and 일산서구, 마산 of 마산합포구. */
function isShortFor(word: string, part: string): boolean {
  return word.length >= 2 && (part.slice(0, -1) === word || part.replace(/[동서]구$|합포구$|회원구$/, '') === word);
}

function codesOfSido(word: string): string[] {
  const own = regionCodes(word, undefined) ?? [];
  // A city of 경기도 is called like one of the old metropolitan cities.
  return own.length > 0 && word.endsWith('시') ? [...new Set([...own, ...codesOfSigungu(word, undefined)])] : own;
}

function codesOfSigungu(word: string, sido: string | undefined): string[] {
  if (!/.[시군구]$/.test(word)) return [];
  const within = sido ? new Set(codesOfSido(sido)) : undefined;
  const found = regions.filter(({ code, sigungu }) => (!within || within.has(code)) && (sigungu.replace(' ', '') === word || partsOf(sigungu).includes(word)));
  return found.length > 0 || !sido ? found.map(({ code }) => code) : (regionCodes(sido, word) ?? []);
}
