import { romanize } from 'es-hangul';
import { areaWords } from '../../regions/index.ts';
import { loanwords, phrases } from './search-latin.data.ts';

const MAX_LENGTH = 80;
/** 강남구 is Gangnam-gu. */
const PART_OF_AREA = /-(gu|si|do|gun|dong|eup|myeon|ri|ro|gil)(?![a-z])/g;
const hangulOfLoan = new Map(Object.entries(loanwords));
const loansLongestFirst = [...hangulOfLoan].sort(([, one], [, other]) => other.length - one.length);

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

let areasInLatin: ReadonlyMap<string, string> | undefined;

/** Areas by what they are called in Latin letters: busan, gangnamgu; the part before 시, 군 or 구 too. */
function readAreas(): ReadonlyMap<string, string> {
  const names = areaWords.flatMap((area) => (/^..+[시군구도]$/.test(area) ? [area.slice(0, -1), area] : [area]));
  // Of two that sound the same the first.
  return new Map(names.map((name) => [letters(romanize(name)), name] as const).toReversed());
}

/** 구로 of Guro-gu, as the register says 구로구. */
function areaOf(word: string): string | undefined {
  areasInLatin ??= readAreas();
  return areasInLatin.get(letters(word));
}

const INITIALS: Readonly<Record<string, readonly string[]>> = {
  '': ['ㅇ'],
  ...{
    g: ['ㄱ'],
    k: ['ㄱ', 'ㅋ'],
    n: ['ㄴ'],
    d: ['ㄷ'],
    t: ['ㄷ', 'ㅌ'],
    r: ['ㄹ'],
    l: ['ㄹ'],
    m: ['ㅁ'],
    b: ['ㅂ'],
    p: ['ㅂ', 'ㅍ'],
    s: ['ㅅ'],
    sh: ['ㅅ'],
  },
  ...{
    j: ['ㅈ'],
    ch: ['ㅊ', 'ㅈ'],
    h: ['ㅎ'],
    kk: ['ㄲ'],
    tt: ['ㄸ'],
    pp: ['ㅃ'],
    ss: ['ㅆ'],
    jj: ['ㅉ'],
    f: ['ㅍ'],
    v: ['ㅂ'],
    z: ['ㅈ'],
    c: ['ㅋ'],
  },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{
    yeo: 'ㅕ',
    yae: 'ㅒ',
    wae: 'ㅙ',
    ae: 'ㅐ',
    ya: 'ㅑ',
    eo: 'ㅓ',
    ye: 'ㅖ',
    wa: 'ㅘ',
    oe: 'ㅚ',
    yo: 'ㅛ',
    wo: 'ㅝ',
    we: 'ㅞ',
    wi: 'ㅟ',
  },
  ...{ yu: 'ㅠ', eu: 'ㅡ', ui: 'ㅢ', oo: 'ㅜ', ee: 'ㅣ', a: 'ㅏ', e: 'ㅔ', o: 'ㅗ', u: 'ㅜ', i: 'ㅣ', y: 'ㅣ' },
};
const FINALS: Readonly<Record<string, string>> = {
  '': '',
  k: 'ㄱ',
  g: 'ㄱ',
  n: 'ㄴ',
  t: 'ㅅ',
  l: 'ㄹ',
  r: 'ㄹ',
  m: 'ㅁ',
  p: 'ㅂ',
  b: 'ㅂ',
  ng: 'ㅇ',
};
const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const MIDDLES = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const TAILS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
/** Readings of one word that are looked for: the first are the likely ones. */
const MOST_READINGS = 4;

const syllable = (lead: string, middle: string, tail: string) =>
  String.fromCharCode(0xac00 + (LEADS.indexOf(lead) * 21 + MIDDLES.indexOf(middle)) * 28 + TAILS.indexOf(tail));
const byLength = (keys: string[]) => keys.toSorted((one, other) => other.length - one.length);
const [leads, middles, tails] = [INITIALS, VOWELS, FINALS].map((table) => byLength(Object.keys(table))) as [string[], string[], string[]];

/** Readings in Hangul of a word in Latin letters, as Korean names are romanised: haemaru is 해마루. */
function hangulOfRoman(word: string): string[] {
  const found: string[] = [];
  const read = (rest: string, written: string): void => {
    if (found.length >= MOST_READINGS) return;
    if (rest === '') return void (written && found.push(written));
    for (const lead of leads.filter((one) => rest.startsWith(one))) {
      const afterLead = rest.slice(lead.length);
      const middle = middles.find((one) => afterLead.startsWith(one));
      if (middle === undefined) continue;
      const afterMiddle = afterLead.slice(middle.length);
      // Without a final first where a vowel follows: haemaru is 해마루 and not 햄아루.
      for (const tail of tails
        .filter((one) => afterMiddle.startsWith(one))
        .toSorted((one) => (startsOpen(afterMiddle) === (one === '') ? -1 : 1)))
        for (const initial of INITIALS[lead] ?? [])
          read(afterMiddle.slice(tail.length), written + syllable(initial, VOWELS[middle] ?? '', FINALS[tail] ?? ''));
    }
  };
  read(word, '');
  return found;
}

/** True when the next letters begin a syllable of their own. */
const startsOpen = (rest: string) => rest === '' || /^(?:sh|ch|kk|tt|pp|ss|jj|[bcdfghjklmnprstvz])[aeiouy]/.test(rest);

/**
 * Korean readings of a text with Latin words, the likeliest first: kinds, places, hours and words of names by what they are
 * called, the rest as it is written and as it is spoken. None without such words.
 */
export function fromLatin(text: string): string[] {
  const plain = text.normalize('NFC').slice(0, MAX_LENGTH).toLowerCase().replace(PART_OF_AREA, '$1');
  const asked = ` ${plain.replace(/[^a-z0-9가-힣/]+/g, ' ').trim()} `;
  if (!/[a-z]/.test(asked)) return [];
  const written = phrases.reduce((rest, [english, korean]) => rest.replace(english, korean), asked);
  const hasPhrase = written !== asked;
  const words = written.trim().split(/ +/).filter(Boolean);
  const named = words.map((word) => (/^[a-z]{2,}$/.test(word) ? (areaOf(word) ?? hangulOfLoan.get(word)) : undefined));
  if (!hasPhrase && named.every((one) => one === undefined)) return [];
  const joined = (of: (word: string, index: number) => string) =>
    words
      .map(of)
      .join(' ')
      .replace(/ 역(?= |$)/g, '역');
  const asWritten = joined((word, index) => named[index] ?? word);
  const asSpoken = joined((word, index) => named[index] ?? (/^[a-z]{2,}$/.test(word) ? (hangulOfRoman(word)[0] ?? word) : word));
  return [...new Set([asWritten, asSpoken])].filter((one) => one !== '');
}

/** Readings of a text of nothing but a romanised name: Haemaru. None where it is no word of Latin letters. */
export function fromRoman(text: string): string[] {
  const words = text
    .normalize('NFC')
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .trim()
    .split(/[\s-]+/);
  if (words.length > 3 || !words.every((word) => /^[a-z]{3,20}$/.test(word))) return [];
  return hangulOfRoman(words.join(''));
}

/** 해피동물병원 is happy동물병원; undefined where it begins with no such word. */
export function loanInLatin(word: string): string | undefined {
  const [latin, hangul] = loansLongestFirst.find(([, one]) => one.length >= 2 && word.startsWith(one)) ?? [];
  return latin && hangul && `${latin}${word.slice(hangul.length)}`;
}
