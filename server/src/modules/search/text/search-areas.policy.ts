import { regionCodes, regions, type Region } from '../../regions/index.ts';
import { landmarks } from './landmarks.data.ts';

/** Words that say where, taken out: `codes` undefined where none does. */
type TakenArea = { codes: string[] | undefined; rest: string[] };

/** 분당구 and 성남시분당구 → their codes. */
const sigunguCodes = codesBy(({ sigungu }) => [sigungu.replace(' ', ''), ...sigungu.split(' ')]);
/** 강남 of 강남구; 일산 of 일산동구 and 일산서구, 마산 of 마산합포구. */
const shortCodes = codesBy(({ sigungu }) =>
  sigungu
    .split(' ')
    .flatMap((part) => [part.slice(0, -1), part.replace(/[동서]구$|합포구$|회원구$/, '')])
    .filter((short) => short.length >= 2),
);
const sidoCodes = new Map<string, readonly string[]>();

function codesBy(namesOf: (region: Region) => string[]): ReadonlyMap<string, string[]> {
  const codes = new Map<string, string[]>();
  for (const region of regions) for (const name of new Set(namesOf(region))) codes.set(name, [...(codes.get(name) ?? []), region.code]);
  return codes;
}

const both = (one: string[] | undefined, other: readonly string[]) => (one ? one.filter((code) => other.includes(code)) : [...other]);

/**
 * Areas by their full names, of any generation, as words of their own: 서울시, 전라남도, 강남구; 서울 and 광주 only before
 * one of their own (광주 북구), since alone they may as well be a part of a name. Undefined for two that exclude each other.
 */
export function takeAreas(words: readonly string[]): TakenArea | undefined {
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
    } else if (inside.length > 0) codes = sido ? [...inside] : both(codes, inside);
    else rest.push(word);
  }
  return codes?.length === 0 ? undefined : { codes, rest };
}

/** The areas that somebody means by 강남, 분당, 일산, 제주 among other words; undefined where no word may be an area. */
export function areaMeant(words: readonly string[]): string[] | undefined {
  let codes: string[] | undefined;
  for (const word of words) {
    const meant = [...codesOfSido(word), ...(shortCodes.get(word) ?? [])];
    const narrower = meant.length > 0 ? both(codes, meant) : [];
    if (narrower.length > 0) codes = narrower;
  }
  return codes;
}

function codesOfSido(word: string): readonly string[] {
  const known = sidoCodes.get(word);
  if (known) return known;
  const own = regionCodes(word, undefined) ?? [];
  if (own.length === 0) return own;
  // A city of 경기도 is called like one of the old metropolitan cities.
  const codes = [...new Set([...own, ...(sigunguCodes.get(word) ?? [])])];
  sidoCodes.set(word, codes);
  return codes;
}

function codesOfSigungu(word: string, sido: string | undefined): readonly string[] {
  if (!/.[시군구]$/.test(word)) return [];
  const named = sigunguCodes.get(word) ?? [];
  if (!sido) return named;
  const within = codesOfSido(sido);
  const found = named.filter((code) => within.includes(code));
  return found.length > 0 ? found : (regionCodes(sido, word) ?? []);
}

const codesOfLandmark = new Map(
  Object.entries(landmarks).flatMap(([area, names]) => {
    const [sido, ...sigungu] = area.split(' ');
    return names.split(' ').map((name) => [name, regionCodes(sido, sigungu.join(' ')) ?? []] as const);
  }),
);

/** The area of a station, or of a landmark that no area is called like: 정자역 is in 분당, whatever else is called 정자. */
export function takeLandmark(words: readonly string[]): { codes: string[]; words: string[]; others: string[] } | undefined {
  let codes: string[] | undefined;
  const others: string[] = [];
  const names = words.map((word) => {
    const station = /^(.{2,}?)역(?:\d+번출구)?$/.exec(word)?.[1];
    const own = (station && codesOfLandmark.get(station)) ?? (word.length > 2 ? codesOfLandmark.get(word) : undefined);
    if (!own || areaMeant([word])) {
      others.push(word);
      return word;
    }
    codes ??= own;
    return station ?? word;
  });
  return codes && { codes, words: names, others };
}
