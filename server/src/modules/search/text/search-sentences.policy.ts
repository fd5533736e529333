import { areaMeant, takeAreas } from './search-areas.policy.ts';

/** The endings of a sentence, or of a word of it, that don't say what is looked for. */
const ENDINGS = new RegExp(
  `(?:${[
    '(?:찾아)?(?:가는|오는)(?:길|법|방법)',
    '(?:진료|영업|운영|근무|점심|휴게|휴진|마감)시간',
    '전화번호|연락처|홈페이지|휴무일|휴무|정기휴무|주차장|주차',
    '어디(?:에|야|임|에요|예요|있어|있나요|있어요|인가요|있음)*',
    '(?:추천|소개|안내)?(?:알려|찾아|추천해|소개해)(?:줘|주세요|줘요|줄래|주실래요)',
    '있나요|있어요|있을까요?|없나요|없어요|인가요|일까요?|할까요|되나요|돼요|하나요|해요|해주나요|보나요',
    '(?:문)?(?:있는|하는|해주는|되는|돼는|가능한|가능|여는|보는|봐주는|다루는|파는|키우는)(?:곳|데)?',
    '몇시(?:까지|부터|에)?|언제(?:까지|부터)?',
  ].join('|')})$`,
);
/** Never a part of a name's end, and those that may be one. */
const STRONG = /(?:에서|에게|에는|에도|에만|까지|부터|으로|에|쪽|쯤)$/;
const WEAK = /(?:은|는|이|가|을|를|의|도|만|랑|이랑|하고)$/;
/** 고양이 is no 고양 with a particle. */
const WHOLE = /(?:고양이|거북이|강아지|제주도|경기도|강원도)$/;
const KINDS = /(?:병원|약국|의료센터|미용실?|호텔|유치원|용품점?|진료|수술|접종|검진|역)$/;

const isArea = (word: string) => areaMeant([word]) !== undefined || takeAreas([word])?.codes !== undefined;

/** The words of a sentence without particles and endings: 마포구에 있는 동물병원을 is 마포구 동물병원. */
export function plainWords(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const plain = plainWord(word);
    return plain ? [plain] : [];
  });
}

function plainWord(word: string): string {
  const rest = word.replace(ENDINGS, '');
  if (rest !== word) return plainWord(rest);
  if (WHOLE.test(word) || isArea(word)) return word;
  const strong = word.replace(STRONG, '');
  if (strong !== word && strong.length >= 2) return strong;
  const weak = word.replace(WEAK, '');
  return weak !== word && weak.length >= 2 && (isArea(weak) || KINDS.test(weak) || WHOLE.test(weak)) ? weak : word;
}
