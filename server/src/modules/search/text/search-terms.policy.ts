import { canBeJongseong, combineCharacter, convertHangulToQwerty, convertQwertyToHangul, disassembleCompleteCharacter } from 'es-hangul';
import { choseongOf, compact, stemOf } from '../../listings/index.ts';
import { areaWords } from '../../regions/index.ts';
import { lettersApart } from './search-words.policy.ts';

const MAX_LENGTH = 50;
const MAX_WORDS = 8;

/** So that a text is not compared with every area there is. */
const areaWordsByLetter = new Map(
  [...new Set(areaWords.map((word) => word.charAt(0)))].map((letter) => [letter, areaWords.filter((word) => word.startsWith(letter))]),
);

/** The terms to look for. `words` must all be found; `whole` is all of it in one, for ranking. */
export type SearchTerms =
  | { kind: 'none' }
  | { kind: 'words'; words: string[]; whole: string }
  /** Initial consonants, with or without whole syllables among them (`구로ㄷㅁ`). */
  | { kind: 'choseong'; choseong: string; syllables: string[] };

/** For typing errors: areas are still taken at their word, the rest is compared with what is particular of names. */
export type LooseTerms = { areas: string[]; stem: string };

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

export function loosen(words: string[]): LooseTerms | undefined {
  const parts = splitAreas(words);
  const areas = parts.filter((part) => areaWords.includes(part));
  const name = parts.filter((part) => !areaWords.includes(part)).join('');
  return name.length >= 2 ? { areas, stem: looseStemOf(name) } : undefined;
}

/** 구로동물병원 typed with the keyboard left on English, in some of its words or all; undefined when there is nothing to turn. */
export function fromEnglishKeys(text: string): string | undefined {
  const turned = turnWords(text, (word) => {
    if (!/^[a-z0-9]*[a-z][a-z0-9]*$/i.test(word)) return word;
    // With Caps Lock on every letter comes with Shift.
    const hangul = hangulOfKeys(/[a-z]/.test(word) ? word : word.toLowerCase());
    return /^[가-힣ㄱ-ㅎ0-9]+$/.test(hangul) ? hangul : word;
  });
  return turned && /[가-힣]|^[ㄱ-ㅎ\s]+$/.test(turned) ? turned : undefined;
}

/** VIP동물병원 typed with the keyboard left on hangul (ㅍㅑㅔ동물병원); undefined when there is nothing to turn. */
export function fromHangulKeys(text: string): string | undefined {
  return turnWords(text, (word) => {
    const typed = /^[가-힣]?[가-힣ㄱ-ㅣ]*[ㄱ-ㅣ]/.exec(word)?.[0] ?? '';
    return convertHangulToQwerty(typed) + word.slice(typed.length);
  });
}

/** A syllable whose consonant came between its vowels: 병우너 is 병원; undefined when there is nothing to put right. */
export function fromSlippedVowels(text: string): string | undefined {
  return turnWords(text, (word) => {
    const letters = [...word];
    const at = letters.findIndex((letter, index) => joined(letter, letters[index + 1]) !== undefined);
    return at < 0 ? word : [...letters.slice(0, at), joined(letters[at], letters[at + 1]), ...letters.slice(at + 2)].join('');
  });
}

const COMPOUND_VOWELS = new Set(['ㅜㅓ', 'ㅗㅏ', 'ㅗㅣ', 'ㅜㅣ', 'ㅡㅣ', 'ㅗㅐ', 'ㅜㅔ']);

/** 우너 is 원; undefined where the two are no syllable that was typed in the wrong order. */
function joined(one: string | undefined, other: string | undefined): string | undefined {
  const [first, second] = [one, other].map((letter) =>
    letter && /[가-힣]/.test(letter) ? disassembleCompleteCharacter(letter) : undefined,
  );
  if (!first || !second || first.jongseong !== '' || second.jongseong !== '') return undefined;
  const vowel = `${first.jungseong}${second.jungseong}`;
  return COMPOUND_VOWELS.has(vowel) && canBeJongseong(second.choseong)
    ? combineCharacter(first.choseong, vowel, second.choseong)
    : undefined;
}

/** The word itself where its keys are no hangul: es-hangul throws at vowels that can't stand together (hotel: ㅗㅐ). */
function hangulOfKeys(word: string): string {
  try {
    return convertQwertyToHangul(word);
  } catch {
    return word;
  }
}

function turnWords(text: string, turn: (word: string) => string): string | undefined {
  const written = text.normalize('NFC').slice(0, MAX_LENGTH);
  const turned = written.replace(/\S+/g, turn);
  return turned === written ? undefined : turned;
}

/** As stemOf, with the kind of hospital mistyped: 구로동물병언. */
export function looseStemOf(compactName: string): string {
  const kind = ['동물메디컬센터', '동물의료센터', '동물병원'].find(
    (known) => compactName.length > known.length && lettersApart(compactName.slice(-known.length), known) <= 2,
  );
  return stemOf(kind ? compactName.slice(0, -kind.length) : compactName);
}

function wordsOf(written: string): string[] {
  return written
    .split(/\s+/)
    .map(compact)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.replace('24시간', '24시'));
}

function leadingArea(text: string): string | undefined {
  return areaWordsByLetter.get(text.charAt(0))?.find((area) => text.length > area.length && text.startsWith(area));
}
