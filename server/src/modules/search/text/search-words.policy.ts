import { services, type FeatureName, type Trade } from '@petcare/features';
import { namePatternOf, type ListingKind } from '../../listings/index.ts';
import { areaWords } from '../../regions/index.ts';

/** The words that people add to what they look for, though names and addresses may say them in another way or not at all. */
const GOES_WITHOUT_SAYING: Record<ListingKind, RegExp> = {
  hospital: /(?:반려동물|동물|애견|강아지|가축|펫)?(?:종합병원|의료센터|메디컬센터|메디컬|병원)$|(?:대표)?원장님?$|수의사님?$/,
  pharmacy: /(?:반려동물|동물)?약국$|약사님?$/,
  company: /(?:대표)?원장님?$/,
};
const WORDS_OF_THEIR_OWN = /(24시|고양이)/;

/** Services by which companies are told apart, whatever else their names say. */
const SERVICE_WORDS: Record<Trade, string> = {
  beauty: '미용(?:실|샵)?',
  hotel: '호텔(?:링)?',
  kindergarten: '유치원',
  store: '용품(?:점|샵)?',
};
const SERVICES: readonly (readonly [word: RegExp, feature: FeatureName])[] = services.map(({ name, trade }) => [
  new RegExp(`(?:강아지|반려동물|반려견|애완견|애견|애묘|펫)?${SERVICE_WORDS[trade]}$`),
  name,
]);

/** The particulars of a text: words that a listing must have, and services. */
export type Particulars = { words: string[]; features: FeatureName[] };

/**
 * With the spaces that are missing, and without what goes without saying: 역삼24시동물병원 is 역삼 and open at all hours,
 * 강남애견호텔 is 강남 and a hotel.
 */
export function particularsOf(kind: ListingKind, words: readonly string[]): Particulars {
  const parts = words.flatMap((word) => partsOf(kind, word));
  return {
    words: parts.filter((part) => typeof part === 'string'),
    features: [...new Set(parts.filter((part) => typeof part !== 'string').map(({ feature }) => feature))],
  };
}

/** Only of words that are nothing else: of 강남 동물병원 the second, nothing of 강남동물병원. */
export function ownParticularsOf(kind: ListingKind, words: readonly string[]): Particulars {
  const read = words.map((word) => ({ word, own: particularsOf(kind, [word]) }));
  return {
    words: read.filter(({ own }) => own.words.length > 0).map(({ word }) => word),
    features: [...new Set(read.flatMap(({ own }) => (own.words.length > 0 ? [] : own.features)))],
  };
}

function partsOf(kind: ListingKind, word: string): (string | { feature: FeatureName })[] {
  const services = kind === 'company' ? SERVICES.filter(([pattern]) => pattern.test(word)).slice(0, 1) : [];
  const particular = services.reduce((rest, [pattern]) => rest.replace(pattern, ''), word).replace(GOES_WITHOUT_SAYING[kind], '');
  const features = services.map(([, feature]) => ({ feature }));
  if (particular.length === 1) return [word];
  // Only of hospitals an import takes the name at its word; the others are still found by theirs.
  const alwaysOpen = (part: string) => (part === '24시' && kind === 'hospital' ? { feature: 'is24' as const } : part);
  return [...particular.split(WORDS_OF_THEIR_OWN).filter(Boolean).map(alwaysOpen), ...features];
}

/** The words that no listing has in writing and each is asked for. */
const SAYS_NOTHING = new Set(
  [
    '동물 강아지 개 댕댕이 멍멍이 반려견 반려동물 애견 애완견 애완동물 펫 전문 전문점 추천 잘하는 잘하는곳 잘보는 친절한 유명한 곳 저렴한 싼 좋은 좋은곳 괜찮은',
    '가격 비용 후기 리뷰 예약 상담 정보 전화번호 위치 가까운 근처 주변 인근 내 내주변 내근처 우리동네 동네 여기 현위치 찾기',
    '진료 진료비 병원비 수술 수술비 치료 검사 접종 예방접종 중성화 중성화수술 건강검진 종합검진 엑스레이 초음파 입원 대표',
    '좀 잘 제일 가장 많은 많이 곳 데 시간 전화 주소 번호 가는 오는 찾아가는 어떻게 길 있는 하는 되는 가능한 여는',
    '약 강아지약 고양이약 심장사상충 심장사상충약 구충제 구충약 사상충약 동물약 동물의약품 영양제 미용비 애견샵',
  ].flatMap((line) => line.split(' ')),
);

/** Everybody's word → the word of registers and hospitals. */
const CALLED = new Map(
  Object.entries({
    건대: '건국대',
    건대입구: '건국대',
    홍대: '서교',
    홍대입구: '서교',
    수의대: '수의과대학',
    슬개골: '정형외과',
    십자인대: '정형외과',
    관절: '정형외과',
    골절: '정형외과',
    디스크: '신경외과',
    스케일링: '치과',
    이빨: '치과',
    치아: '치과',
    발치: '치과',
    백내장: '안과',
    녹내장: '안과',
    눈: '안과',
    피부병: '피부',
    아토피: '피부',
    알러지: '피부',
    알레르기: '피부',
    심장병: '심장',
    암: '종양',
    항암: '종양',
    침치료: '한방',
    ...Object.fromEntries(
      '햄스터 토끼 앵무새 새 고슴도치 거북이 도마뱀 파충류 조류 기니피그 페럿'.split(' ').map((animal) => [animal, '특수']),
    ),
  }),
);
const CALLED_SPECIALTIES = new Set(
  '정형외과 신경외과 치과 안과 피부 심장 종양 한방 특수 고양이 재활 예방의학 산과 방사선 MRI mri ct'.split(' '),
);
const KIND_NAMES: Record<ListingKind, readonly string[]> = {
  hospital: ['동물병원', '동물의료센터', '동물메디컬센터', '동물메디컬'],
  pharmacy: ['동물약국'],
  company: ['애견미용', '애견미용실', '애견호텔', '애견유치원'],
};

const SPECIES = new Set(
  '고양이 강아지 개 토끼 햄스터 앵무새 새 고슴도치 거북이 도마뱀 파충류 조류 기니피그 페럿 소동물 특수동물'.split(' '),
);

/** True when it says for whom: 고양이, 토끼. */
export const isSpecies = (word: string): boolean => SPECIES.has(word);

/** True when a search may go without it where nobody has all that is asked for: what is treated, how, and of whom; never a name. */
export const goesWithout = (word: string): boolean => isSpecialty(word) || SPECIES.has(word) || SAYS_NOTHING.has(word);

/** True for a word that says what is treated or offered, and is no part of a name: 안과, 슬개골, 호텔. */
export function isSpecialty(word: string): boolean {
  return (
    namePatternOf([word]) !== undefined ||
    CALLED_SPECIALTIES.has(CALLED.get(word) ?? word) ||
    SERVICES.some(([pattern]) => pattern.test(word))
  );
}

/** The same in other words, for a text that is nowhere as it is written: without what says nothing, and with the names that registers use. */
export function otherWords(kind: ListingKind, words: readonly string[]): string[] {
  const other = words.flatMap((word) => otherWord(kind, word)).filter((word) => !SAYS_NOTHING.has(word));
  const named = other.filter((word) => !/^\d+$/.test(word));
  // At this number of the street there is nobody.
  return named.length > 0 ? named : other;
}

/** 서울대 동물병원 is one of 서울대학교, not of 서울대공원; the same words where none may be a university. */
export function universitiesInFull(words: readonly string[]): string[] {
  return words.map((word) => (/^[가-힣]{2,}대$/.test(word) && !areaWords.some((area) => area.startsWith(word)) ? `${word}학교` : word));
}

function otherWord(kind: ListingKind, word: string): string[] {
  if (SAYS_NOTHING.has(word)) return [];
  const called = CALLED.get(word) ?? CALLED.get(word.replace(/역$/, ''));
  if (called) return called === '특수' && kind !== 'hospital' ? [word] : [called];
  const mistyped = endMistyped(kind, word);
  if (mistyped !== undefined) return mistyped === '' ? [] : otherWord(kind, mistyped);
  const spelled = lettersSpelled(word);
  if (spelled) return [spelled];
  const particular = word.replace(GOES_WITHOUT_SAYING[kind], '');
  if (particular !== word && particular.length > 1) return otherWord(kind, particular);
  const near = areaMistyped(word);
  if (near) return [near];
  // 강남역, 성북점 and 역삼1동 are said of places that addresses call 강남, 성북 and 역삼동.
  if (/^..+(역|본점|점)$/.test(word)) return [word.replace(/(역|본점|점)$/, '')];
  return [/^\D+\d+동$/.test(word) ? word.replace(/\d+동$/, '동') : word];
}

/** The part before 동물벙원, 동믈병원; undefined where the word does not end so, or says it rightly. */
function endMistyped(kind: ListingKind, word: string): string | undefined {
  const ends = KIND_NAMES[kind].find((end) => {
    const written = word.slice(-end.length);
    return written.length === end.length && written !== end && (lettersApart(written, end) <= 2 || sorted(written) === sorted(end));
  });
  return ends && word.slice(0, -ends.length);
}

const sorted = (word: string) => [...word].toSorted().join('');

/** 강난구 is 강남구; undefined where more than one area, or none, is a letter away. */
function areaMistyped(word: string): string | undefined {
  if (!/..[시군구도]$/.test(word) || areaWords.includes(word)) return undefined;
  const [only, ...others] = areaWords.filter(
    (area) => area.length === word.length && area.endsWith(word.slice(-1)) && lettersApart(area, word) === 1,
  );
  return others.length === 0 ? only : undefined;
}

const LETTER_NAMES = '에이 비 씨 디 이 에프 지 에이치 아이 제이 케이 엘 엠 엔 오 피 큐 알 에스 티 유 브이 더블유 엑스 와이 제트'.split(' ');
const letterNamesLongestFirst = LETTER_NAMES.map((name, index) => ({ name, letter: String.fromCharCode(97 + index) })).sort(
  (a, b) => b.name.length - a.name.length,
);

/** 에이피 is ap, 에스동물병원 is s동물병원; undefined where no name begins with spelled letters. */
function lettersSpelled(word: string): string | undefined {
  let letters = '';
  let rest = word;
  for (let next = spelledFirst(rest); next; next = spelledFirst(rest)) {
    letters += next.letter;
    rest = rest.slice(next.name.length);
  }
  const isName = rest === '' || /^(동물|의료|메디컬|고양이)/.test(rest);
  // One letter alone is a syllable as any: 에스동물병원, but not 에스.
  return isName && (letters.length >= 2 || (letters.length === 1 && rest !== '')) ? letters + rest : undefined;
}

function spelledFirst(text: string) {
  return letterNamesLongestFirst.find(({ name }) => text.startsWith(name));
}

/** Letters to put in, take out or change (Levenshtein), on hangul taken apart. */
export function lettersApart(one: string, other: string): number {
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
