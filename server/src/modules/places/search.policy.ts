import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';
import type { PlaceKind } from './places.sql.ts';
import { areaWords, regionByCode, shortSido } from './regions.ts';

const MAX_LENGTH = 50;
const MAX_WORDS = 8;
const KINDS_OF_HOSPITAL =
  /(24시간|24시)|(동물종합병원|동물의료센터|동물메디컬센터|동물메디컬|동물병원|반려동물병원|애견병원|의료센터|메디컬센터|가축병원|펫병원|병원)$/g;

/** What somebody adds to what he looks for, though names and addresses may say it in another way or not at all. */
const GOES_WITHOUT_SAYING = {
  hospital: /(?:반려동물|동물|애견|가축|펫)?(?:종합병원|의료센터|메디컬센터|메디컬|병원)$|(?:대표)?원장님?$|수의사님?$/,
  pharmacy: /(?:반려동물|동물)?약국$|약사님?$/,
  company: /(?:반려동물|반려견|애견|애묘|펫)?(?:미용실?|호텔|유치원)$|(?:대표)?원장님?$/,
};
const WORDS_OF_THEIR_OWN = /(24시간?|고양이)/;

/** So that a text is not compared with every area there is. */
const areaWordsByLetter = new Map([...new Set(areaWords.map((word) => word.charAt(0)))].map((letter) => [letter, areaWords.filter((word) => word.startsWith(letter))]));

/** What to look for. `words` must all be found; `whole` is all of it in one, for ranking. */
export type SearchTerms =
  | { kind: 'none' }
  | { kind: 'words'; words: string[]; whole: string }
  /** Initial consonants, with or without whole syllables among them (`구로ㄷㅁ`). */
  | { kind: 'choseong'; choseong: string; syllables: string[] };

/** For typing errors: areas are still taken at their word, the rest is compared with what is particular of names. */
export type LooseTerms = { areas: string[]; stem: string };

/** What a listing is found by. */
export type SearchColumns = { searchName: string; searchStem: string; searchText: string; choseong: string };

/** Letters and digits only, in lower case. NFC and not NFKC, which would turn ㄱ into another letter. */
export function compact(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

export function parseSearch(text: string | null | undefined): SearchTerms {
  const written = (text ?? '').normalize('NFC').slice(0, MAX_LENGTH);
  const whole = compact(written);
  if (whole === '') return { kind: 'none' };
  if (/[ㄱ-ㅎ]/.test(whole)) {
    return { kind: 'choseong', choseong: choseongOf(whole), syllables: whole.match(/[가-힣]+/g) ?? [] };
  }
  return { kind: 'words', words: wordsOf(written), whole };
}

/** The same words with area names cut off where spaces are missing: 강남구행복동물병원. */
export function splitAreas(words: string[]): string[] {
  return words.flatMap((word) => {
    const parts: string[] = [];
    let rest = word;
    for (let area = leadingArea(rest); area; area = leadingArea(rest)) {
      parts.push(area);
      rest = rest.slice(area.length);
    }
    return rest ? [...parts, rest] : parts;
  });
}

/** With the spaces that are missing, and without what goes without saying: 역삼24시동물병원 is 역삼 and 24시. */
export function splitKinds(kind: PlaceKind, words: string[]): string[] {
  return words.flatMap((word) => {
    const particular = word.replace(GOES_WITHOUT_SAYING[kind], '');
    return particular.length === 1 ? [word] : particular.split(WORDS_OF_THEIR_OWN).filter(Boolean);
  });
}

export function loosen(words: string[]): LooseTerms | undefined {
  const parts = splitAreas(words);
  const areas = parts.filter((part) => areaWords.includes(part));
  const name = parts.filter((part) => !areaWords.includes(part)).join('');
  return name.length >= 2 ? { areas, stem: looseStemOf(name) } : undefined;
}

/** 구로동물병원 typed with the keyboard left on English; undefined when there is nothing to turn. */
export function fromEnglishKeys(text: string): string | undefined {
  const written = text.slice(0, MAX_LENGTH);
  if (!/^[a-z\s]+$/i.test(written)) return undefined;
  const hangul = convertQwertyToHangul(written);
  return /^[가-힣ㄱ-ㅎ\s]+$/.test(hangul) ? hangul : undefined;
}

/** What is particular about a name: without 동물병원 and the like, unless that is all there is. */
export function stemOf(compactName: string): string {
  return compactName.replace(KINDS_OF_HOSPITAL, '') || compactName;
}

/** As stemOf, with the kind of hospital mistyped: 구로동물병언. */
export function looseStemOf(compactName: string): string {
  const kind = ['동물메디컬센터', '동물의료센터', '동물병원'].find(
    (known) => compactName.length > known.length && lettersApart(compactName.slice(-known.length), known) <= 2,
  );
  return stemOf(kind ? compactName.slice(0, -kind.length) : compactName);
}

export function searchColumns(listing: {
  name: string;
  regionCode: string | null;
  address: string;
  jibunAddress: string | null;
  doctors: string[];
  expertise: string | null;
}): SearchColumns {
  const searchName = compact(listing.name);
  const region = listing.regionCode ? regionByCode.get(listing.regionCode) : undefined;
  const area = region ? [shortSido(region), region.sido, region.sigungu].join('') : '';
  const texts = [area, listing.address, listing.jibunAddress ?? '', ...listing.doctors, listing.expertise ?? ''];
  return {
    searchName,
    searchStem: stemOf(searchName),
    // A bar between them: no match runs from one field into the next.
    searchText: [searchName, ...texts.map(compact)].filter(Boolean).join('|'),
    choseong: choseongOf(searchName),
  };
}

/** Initial consonants letter by letter: es-hangul's getChoseong drops digits and Latin letters. */
export function choseongOf(compactText: string): string {
  return [...compactText].map((letter) => (/[가-힣]/.test(letter) ? getChoseong(letter) : apart(letter))).join('');
}

/** ㄳ is what two consonants typed in a row turn into. */
function apart(letter: string): string {
  return /[ㄱ-ㅎ]/.test(letter) ? disassemble(letter) : letter;
}

/** Letters to put in, take out or change (Levenshtein), on hangul taken apart. */
function lettersApart(one: string, other: string): number {
  const a = [...one.normalize('NFD')];
  const b = [...other.normalize('NFD')];
  let above = b.map((_, column) => column + 1);
  for (const [row, letter] of a.entries()) {
    let left = row + 1;
    let diagonal = row;
    above = b.map((against, column) => {
      const up = above[column]!;
      left = Math.min(left + 1, up + 1, diagonal + (letter === against ? 0 : 1));
      diagonal = up;
      return left;
    });
  }
  return above[b.length - 1] ?? a.length;
}

function wordsOf(written: string): string[] {
  return written.split(/\s+/).map(compact).filter(Boolean).slice(0, MAX_WORDS);
}

function leadingArea(text: string): string | undefined {
  return areaWordsByLetter.get(text.charAt(0))?.find((area) => text.length > area.length && text.startsWith(area));
}
