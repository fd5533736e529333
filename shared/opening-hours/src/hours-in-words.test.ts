import { doubtOf, exceptionSentences, type HoursExceptions, type OpeningToday } from './hours-in-words.ts';

const none: HoursExceptions = { holidays: null, closures: [], feasts: [], closedOn: [], varies: false };
const noHours = { open: null, close: null, breakStart: null, breakEnd: null };

test.each<[string, Partial<HoursExceptions> | null, string[]]>([
  ['unknown exceptions', null, []],
  ['no exceptions', {}, []],
  ['closed on holidays', { holidays: { rule: 'closed', ...noHours } }, ['공휴일에는 쉬어요.']],
  ['usual hours on holidays', { holidays: { rule: 'usual', ...noHours } }, ['공휴일에도 평소처럼 열어요.']],
  [
    'special hours on holidays',
    { holidays: { rule: 'own', open: '10:00', close: '15:00', breakStart: '12:00', breakEnd: '13:00' } },
    ['공휴일에는 오전 10:00 – 오후 3:00에 열어요. (휴게 오후 12:00 – 오후 1:00)'],
  ],
  [
    'open around the clock on holidays',
    { holidays: { rule: 'own', ...noHours, open: '00:00', close: '00:00' } },
    ['공휴일에는 24시간 열어요.'],
  ],
  ['closed in certain weeks of the month', { closures: [{ weekday: 0, weeks: [2, 4] }] }, ['매달 둘째·넷째 일요일에 쉬어요.']],
  ['closed in the last week of the month', { closures: [{ weekday: 3, weeks: [-1] }] }, ['매달 마지막 수요일에 쉬어요.']],
  [
    'two weekdays closed in the same weeks',
    {
      closures: [
        { weekday: 6, weeks: [1, 3] },
        { weekday: 0, weeks: [1, 3] },
      ],
    },
    ['매달 첫째·셋째 토요일·일요일에 쉬어요.'],
  ],
  ['closed every other week', { closures: [{ weekday: 1, weeks: null }] }, ['격주 월요일에 쉬어요.']],
  ['closed on traditional holidays', { feasts: ['seollal', 'chuseok'] }, ['설날·추석 당일에는 쉬어요.']],
  ['closed on one day', { closedOn: [{ from: '2026-12-24', to: '2026-12-24' }] }, ['2026년 12월 24일 (목)에 쉬어요.']],
  [
    'closed on several days of one year',
    { closedOn: [{ from: '2026-12-24', to: '2026-12-26' }] },
    ['2026년 12월 24일 (목)부터 12월 26일 (토)까지 쉬어요.'],
  ],
  [
    'closed days across two years, listed first',
    { holidays: { rule: 'usual', ...noHours }, closedOn: [{ from: '2026-12-30', to: '2027-01-02' }] },
    ['2026년 12월 30일 (수)부터 2027년 1월 2일 (토)까지 쉬어요.', '공휴일에도 평소처럼 열어요.'],
  ],
  ['other closing days, announced at short notice', { varies: true }, ['그때그때 알리는 휴무가 있어요. 가기 전에 확인해 주세요.']],
])('exceptions to the opening hours are described: %s', (_name, given, sentences) => {
  expect(exceptionSentences(given && { ...none, ...given })).toEqual(sentences);
});

const today: OpeningToday = {
  date: '2026-10-09',
  holiday: null,
  isCertain: true,
  isClosed: false,
  ...noHours,
  open: '09:00',
  close: '18:00',
};
test.each<[string, Partial<OpeningToday>, RegExp | null]>([
  ['certain on an ordinary day', {}, null],
  ['certain on a holiday with known hours', { holiday: '한글날' }, null],
  ['uncertain on a holiday with unknown hours', { holiday: '한글날', isCertain: false }, /공휴일\(한글날\)이라 평소와 다를 수 있어요/],
  ['uncertain on a weekday closed every other week', { isCertain: false }, /격주로 쉬는 요일이라 오늘 쉴 수도 있어요/],
])('uncertain hours of today are told: %s', (_name, given, doubt) => {
  const said = doubtOf({ ...today, ...given });
  if (doubt) expect(said).toMatch(doubt);
  else expect(said).toBeNull();
});
