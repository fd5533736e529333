import { tokensOf, type Feast, type Token } from './hours-tokens.ts';

/** Minutes from midnight; `close` past 1440 is the next day. */
export type Range = { open: number; close: number };
/** A weekday (Sunday 0) or every public holiday. */
export type Day = number | 'holiday';
/** A weekday that is closed in some weeks: those of the month (1 to 5, -1 the last), or every other one. */
export type Closure = { weekday: number; weeks: number[] | 'alternate' };

/** The contents of a sentence, and no more: a day that it does not name is in none of these. */
export type SentenceHours = {
  open: Map<Day, Range[]>;
  /** Days that were meant by 매일, or by naming none. */
  isEveryDay: boolean;
  breaks: Map<Day, Range>;
  closed: Set<Day>;
  closures: Closure[];
  feasts: Set<Feast>;
  /** 연중무휴 */
  neverCloses: boolean;
  /** 휴무일 변동 */
  varies: boolean;
};

export type Reading = { kind: 'said'; said: SentenceHours } | { kind: 'unread'; reason: string };
type Subject = { days: Day[]; isEvery: boolean; closures: Closure[]; feasts: Feast[] };

/** Thrown for a word that can't be understood: it stops the whole sentence. */
class UnreadSentence extends Error {}

/** Reads a sentence of opening hours; `isClosed` one that only names days on which it is closed. */
export function readSentence(sentence: string, isClosed = false): Reading {
  const read = tokensOf(sentence);
  if ('unknown' in read) return { kind: 'unread', reason: `모르는 말: ${read.unknown}` };
  try {
    return { kind: 'said', said: new Sentence(read.tokens, isClosed).read() };
  } catch (error) {
    if (error instanceof UnreadSentence) return { kind: 'unread', reason: error.message };
    throw error;
  }
}

class Sentence {
  #at = 0;
  /** Days that wait for what is said of them. */
  #waiting: Subject | undefined;
  /** Days whose hours were said last: a second range, or a break, is theirs. */
  #last: Day[] = [];
  #isClosedNext = false;
  readonly #said: SentenceHours = {
    open: new Map(),
    isEveryDay: false,
    breaks: new Map(),
    closed: new Set(),
    closures: [],
    feasts: new Set(),
    neverCloses: false,
    varies: false,
  };
  readonly #tokens: Token[];
  readonly #isClosed: boolean;

  constructor(tokens: Token[], isClosed: boolean) {
    this.#tokens = tokens;
    this.#isClosed = isClosed;
  }

  read(): SentenceHours {
    while (this.#next()) this.#item();
    if (this.#waiting) {
      if (!this.#isClosed && !this.#isClosedNext) throw new UnreadSentence('시간이 없는 요일이 있어요');
      this.#close(this.#waiting);
    } else if (this.#isClosedNext && this.#said.closed.size + this.#said.closures.length + this.#said.feasts.size === 0) {
      throw new UnreadSentence('쉬는 날이 적혀 있지 않아요');
    }
    return this.#said;
  }

  #next(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  #item(): void {
    const token = this.#next()!;
    switch (token.kind) {
      case 'separator':
        this.#at += 1;
        return;
      case 'always':
        this.#at += 1;
        this.#said.neverCloses = true;
        return;
      case 'varies':
        this.#at += 1;
        this.#said.varies = true;
        return;
      case 'closed':
        this.#at += 1;
        if (this.#waiting) this.#close(this.#waiting);
        else this.#isClosedNext = true;
        return;
      case 'break': {
        const isApart = this.#isApart();
        this.#at += 1;
        this.#break(this.#range(), isApart);
        return;
      }
      case 'allDay':
        this.#at += 1;
        this.#open({ open: 0, close: 1440 });
        return;
      case 'time':
        this.#timed();
        return;
      case 'number':
        if (this.#next(1)?.kind === 'range') this.#timed();
        else this.#wait(this.#subject());
        return;
      default:
        this.#wait(this.#subject());
    }
  }

  /** A range is a break when the word for it comes behind (13:00~14:00 점심시간) and has no range of its own. */
  #timed(): void {
    const isApart = this.#isApart();
    const range = this.#range();
    const after = this.#next(1)?.kind;
    if (this.#next()?.kind !== 'break' || after === 'time' || after === 'number') return this.#open(range);
    this.#at += 1;
    this.#break(range, isApart);
  }

  #wait(subject: Subject): void {
    const { days, isEvery, closures, feasts } = this.#waiting ?? { days: [], isEvery: false, closures: [], feasts: [] };
    this.#waiting = {
      days: [...days, ...subject.days],
      isEvery: isEvery || subject.isEvery,
      closures: [...closures, ...subject.closures],
      feasts: [...feasts, ...subject.feasts],
    };
    if (this.#isClosedNext && this.#next()?.kind !== 'separator' && this.#next() !== undefined)
      throw new UnreadSentence('쉬는 날인지 여는 날인지 알 수 없어요');
  }

  #subject(): Subject {
    const none: Subject = { days: [], isEvery: false, closures: [], feasts: [] };
    const token = this.#next()!;
    if (token.kind === 'feast') {
      this.#at += 1;
      return { ...none, feasts: [token.feast] };
    }
    if (token.kind === 'holiday') {
      this.#at += 1;
      return { ...none, days: ['holiday'] };
    }
    if (token.kind === 'alternate') {
      this.#at += 1;
      return { ...none, closures: this.#onlyDays().map((weekday) => ({ weekday, weeks: 'alternate' })) };
    }
    const isMonthly = this.#skip('monthly');
    this.#skip('weekly');
    const weeks = this.#weeks();
    if (weeks.length > 0) {
      this.#skip('weekly');
      return { ...none, closures: this.#onlyDays().map((weekday) => ({ weekday, weeks })) };
    }
    if (isMonthly) throw new UnreadSentence('몇째 주인지 알 수 없어요');
    while (this.#skip('weekly'));
    return { ...none, ...this.#days() };
  }

  /** 2, 4째주 · 첫째 셋째주 */
  #weeks(): number[] {
    const weeks: number[] = [];
    for (let ahead = 0; ; ahead += 1) {
      const token = this.#next(ahead);
      if (token?.kind === 'number') weeks.push(token.value);
      else if (token?.kind === 'week') {
        weeks.push(token.week);
        this.#at += ahead + 1;
        ahead = -1;
      } else if (token?.kind !== 'separator') break;
    }
    const isWhole = weeks.every((week) => week === -1 || (week >= 1 && week <= 5));
    const isRead = this.#tokens[this.#at - 1]?.kind === 'week';
    if (!isRead) return [];
    if (!isWhole) throw new UnreadSentence('몇째 주인지 알 수 없어요');
    return [...new Set(weeks)].sort((a, b) => a - b);
  }

  /** Days of some weeks. Whether a day behind a comma is of these weeks or of all, nobody can tell. */
  #onlyDays(): number[] {
    const { days } = this.#days();
    const [comma, after] = [this.#next(), this.#next(1)];
    if (comma?.kind === 'separator' && after?.kind === 'day') throw new UnreadSentence('몇째 주의 요일인지 알 수 없어요');
    return days;
  }

  /** 월 · 월~금 · 토~월, which runs over Sunday · 매일 */
  #days(): { days: number[]; isEvery: boolean } {
    const first = this.#next();
    if (first?.kind !== 'day') throw new UnreadSentence('요일을 알 수 없어요');
    this.#at += 1;
    if (this.#next()?.kind !== 'range') return { days: first.days, isEvery: first.isEvery };
    const last = this.#next(1);
    const [from, to] = [first.days.at(-1)!, last?.kind === 'day' ? last.days[0]! : -1];
    if (last?.kind !== 'day' || first.days.length > 1 || last.days.length > 1) throw new UnreadSentence('요일의 범위를 알 수 없어요');
    this.#at += 2;
    const length = ((to - from + 7) % 7) + 1;
    return { days: Array.from({ length }, (_, index) => (from + index) % 7), isEvery: false };
  }

  #range(): Range {
    const start = this.#time();
    if (!this.#skip('range')) throw new UnreadSentence('여는 시간과 닫는 시간을 알 수 없어요');
    const end = this.#time();
    const isLater = start.half === 'pm' && end.half === undefined && end.minute < 720 && end.minute + 720 > start.minute;
    const close = isLater ? end.minute + 720 : end.minute;
    return { open: start.minute, close: end.isNextDay || close <= start.minute ? close + 1440 : close };
  }

  #time(): Extract<Token, { kind: 'time' }> {
    const token = this.#next();
    this.#at += 1;
    if (token?.kind === 'time') return token;
    // 10~19시: the unit stands behind the second one.
    const second = this.#next(1);
    if (token?.kind !== 'number' || second?.kind !== 'time' || second.half || token.value > 24)
      throw new UnreadSentence('시간을 알 수 없어요');
    return { kind: 'time', minute: token.value * 60, half: undefined, isNextDay: false };
  }

  #open(range: Range): void {
    if (this.#isClosed) throw new UnreadSentence('쉬는 날에 시간이 적혀 있어요');
    const { days, closures, feasts, isEvery } = this.#waiting ?? { days: undefined, closures: [], feasts: [], isEvery: false };
    if (closures.length + feasts.length > 0) throw new UnreadSentence('몇째 주에만 여는 시간이에요');
    if (days) {
      this.#refuseTwice(days);
      this.#last = days;
      this.#said.isEveryDay ||= isEvery;
    } else if (this.#said.open.size === 0) {
      this.#last = [0, 1, 2, 3, 4, 5, 6];
      this.#said.isEveryDay = true;
    }
    for (const day of this.#last) this.#said.open.set(day, [...(this.#said.open.get(day) ?? []), range]);
    this.#waiting = undefined;
  }

  #refuseTwice(days: Day[]): void {
    if (new Set(days).size < days.length || days.some((day) => this.#said.open.has(day)))
      throw new UnreadSentence('같은 요일이 두 번 나와요');
  }

  #isApart(): boolean {
    const before = this.#next(-1);
    return before?.kind === 'separator' && before.isApart;
  }

  /** Of its own days, else of those that are open at that time: if it stands apart, or if they all keep the same hours. */
  #break(range: Range, isApart: boolean): void {
    const own = this.#waiting?.days;
    if (this.#waiting && this.#waiting.closures.length + this.#waiting.feasts.length > 0)
      throw new UnreadSentence('몇째 주에만 쉬는 시간이에요');
    const open = [...this.#said.open].filter(([, ranges]) => ranges.some(({ open, close }) => open < range.open && range.close < close));
    const isOneKind = new Set(open.map(([, ranges]) => JSON.stringify(ranges))).size === 1;
    const days = own ?? (isApart || isOneKind ? open.map(([day]) => day) : []);
    if (days.length === 0 || days.some((day) => this.#said.breaks.has(day)))
      throw new UnreadSentence('쉬는 시간이 어느 요일의 것인지 알 수 없어요');
    for (const day of days) this.#said.breaks.set(day, range);
    this.#waiting = undefined;
  }

  #close({ days, closures, feasts }: Subject): void {
    for (const day of days) this.#said.closed.add(day);
    this.#said.closures.push(...closures);
    for (const feast of feasts) this.#said.feasts.add(feast);
    this.#waiting = undefined;
  }

  #skip(kind: Token['kind']): boolean {
    if (this.#next()?.kind !== kind) return false;
    this.#at += 1;
    return true;
  }
}
