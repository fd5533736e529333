import { timeOf } from './written-time.ts';

/** Sunday is 0. */
export type Token =
  | { kind: 'day'; days: number[]; isEvery: boolean }
  | { kind: 'holiday' }
  | { kind: 'feast'; feast: Feast }
  /** Minutes from midnight; `half` only where it was written. */
  | { kind: 'time'; minute: number; half: 'am' | 'pm' | undefined; isNextDay: boolean }
  /** A number without a unit: 10 in `10~19시`, 2 in `2, 4째주`. */
  | { kind: 'number'; value: number }
  | { kind: 'week'; week: number }
  /** `isApart`: what follows is no more about what came before, as it is in brackets. */
  | { kind: 'separator'; isApart: boolean }
  | { kind: Sign };

export type Feast = 'newYear' | 'seollal' | 'chuseok' | 'christmas';
type Sign = 'range' | 'allDay' | 'always' | 'alternate' | 'break' | 'closed' | 'varies' | 'weekly' | 'monthly';
/** The meaning of a match: undefined is a word that adds nothing, null one that is not understood. */
type Rule = readonly [RegExp, (match: RegExpExecArray) => Token | undefined | null];

/** The last week of a month, whichever it is. */
const LAST_WEEK = -1;

const DAYS = '일월화수목금토';
const ordinals = new Map([
  ['첫', 1],
  ['둘', 2],
  ['두', 2],
  ['셋', 3],
  ['세', 3],
  ['넷', 4],
  ['네', 4],
  ['다섯', 5],
]);

const sign = (kind: Sign) => (): Token => ({ kind });
const feast = (name: Feast) => (): Token => ({ kind: 'feast', feast: name });
const days =
  (letters: string, isEvery = false) =>
  (): Token => ({ kind: 'day', days: [...letters].map((day) => DAYS.indexOf(day)), isEvery });
const nothing = () => undefined;
const notUnderstood = () => null;

/** In order: longer words before the shorter ones that they begin with. */
const rules: readonly Rule[] = [
  // A new line says that something else follows, unless a range goes on behind it.
  [/[^\S\n]+|\n(?=\s*~)/y, nothing],
  [/휴무일\s*변동/y, sign('varies')],
  [/연중\s*무휴/y, sign('always')],
  [/(법정\s*)?공휴일/y, () => ({ kind: 'holiday' })],
  [/1월\s*1일|신정/y, feast('newYear')],
  // Several days, other ones each year.
  [/(설날?|구정|추석)(\s*당일)?[\s,]*(추석\s*)?연휴/y, notUnderstood],
  [/(설날?|구정)(\s*당일)?/y, feast('seollal')],
  [/추석(\s*당일)?/y, feast('chuseok')],
  [/크리스마스|성탄절/y, feast('christmas')],
  [/매일/y, days(DAYS, true)],
  [/평일|주중/y, days('월화수목금')],
  [/주말/y, days('토일')],
  [/매주/y, sign('weekly')],
  [/매월|매달/y, sign('monthly')],
  [/격주/y, sign('alternate')],
  [/(정기\s*)?(휴무일?|휴진일?|휴업|휴일)(입니다|이에요|예요)?|쉽니다|쉬어요|쉼/y, sign('closed')],
  [/점심\s*시간|점심|휴게\s*시간|휴식\s*시간|쉬는\s*시간|브레이크\s*타임|break\s*time/iy, sign('break')],
  [/24\s*시간(\s*(영업|운영|진료))?|24\s*시\s*(영업|운영|진료)/y, sign('allDay')],
  [/마지막\s*주?/y, () => ({ kind: 'week', week: LAST_WEEK })],
  [/(첫|둘|두|셋|세|넷|네|다섯)\s*(번째|째)\s*주?/y, ([, name = '']) => ({ kind: 'week', week: ordinals.get(name)! })],
  [/([1-5])\s*(번[째쨰]|째|(?=주))\s*주?/y, ([, week]) => ({ kind: 'week', week: Number(week) })],
  [
    /(익일|다음\s*날)?\s*(정오|자정)/y,
    ([, next, name]) => ({ kind: 'time', minute: name === '정오' ? 720 : 1440, half: undefined, isNextDay: next !== undefined }),
  ],
  [/(익일|다음\s*날)?\s*(오전|오후|새벽|아침|낮|저녁|밤|am|pm)\s*(\d{1,2})(?::(\d{2})|\s*시(?:\s*(\d{1,2})\s*분|\s*(반))?)?()/iy, timeOf],
  [/(익일|다음\s*날)?()\s*(\d{1,2})(?::(\d{2})|\s*시(?:\s*(\d{1,2})\s*분|\s*(반))?)(?:\s*(am|pm))?/iy, timeOf],
  [/(익일|다음\s*날)?()\s*(\d{1,2})()()()\s*(am|pm)/iy, timeOf],
  // Also the word for today.
  [/금일/y, notUnderstood],
  [/([일월화수목금토]+)(?:요일)(?:은|에는|에|마다)?/y, ([, letters = '']) => days(letters)()],
  [/([일월화수목금토]+)(?:은|에는|에)?(?![가-힣])/y, ([, letters = '']) => days(letters)()],
  [/\d{1,2}(?!\d)/y, ([text]) => ({ kind: 'number', value: Number(text) })],
  [/[~-]|부터/y, sign('range')],
  [/까지/y, nothing],
  // A slip between a time and its ~.
  [/\.(?=\s*~)/y, nothing],
  [/[,/()\n]|\.(?=\s|$)/y, ([text]) => ({ kind: 'separator', isApart: text !== '(' })],
  [/(영업|운영|진료|이용|미용)\s*시간\s*:?|:/y, nothing],
];

/** The words of a sentence; the rest of it from the first one that is not known. */
export function tokensOf(sentence: string): { tokens: Token[] } | { unknown: string } {
  const text = plain(sentence);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const [match, tokenOf] = firstMatch(text, at);
    const token = match && tokenOf(match);
    if (!match || token === null) return { unknown: text.slice(at) };
    if (token) tokens.push(token);
    at += match[0].length;
  }
  return { tokens };
}

function firstMatch(text: string, at: number): [RegExpExecArray, Rule[1]] | [undefined, undefined] {
  for (const [pattern, tokenOf] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match, tokenOf];
  }
  return [undefined, undefined];
}

/** One letter for each of the signs that mean the same. */
function plain(sentence: string): string {
  return sentence
    .normalize('NFC')
    .replace(/[０-９：]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[～〜∼–—−]/g, '~')
    .replace(/[·ㆍ・;]/g, ',')
    .trim();
}
