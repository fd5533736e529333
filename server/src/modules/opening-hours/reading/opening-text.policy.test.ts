import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { paths } from '../../../platform/paths.ts';
import type { DayHours } from '../opening-hours.policy.ts';
import { readOpeningHours, type OpeningReading } from './opening-text.policy.ts';
import { sentences } from './opening-text.sentences.ts';

test('the table lists a hundred sentences, each once', () => expect(new Set(sentences.map(([sentence]) => sentence)).size).toBe(100));

test.each(sentences)('%s', (sentence, understood) => expect(inShort(readOpeningHours(sentence))).toBe(understood));

test.each([
  ['24시간 연중무휴', '월화수목금토일 00:00-00:00; 공휴일 같음'],
  ['24시간', '월화수목금토일 00:00-00:00'],
  ['10~19시', '월화수목금토일 10:00-19:00'],
  ['평일 오전 10시~오후 7시, 주말 10시 30분~오후 5시 반', '월화수목금 10:00-19:00, 토일 10:30-17:30'],
  ['오후 1시~6시', '월화수목금토일 13:00-18:00'],
  ['10 am ~ 7 pm', '월화수목금토일 10:00-19:00'],
  ['10:00 AM ~ 7:00 PM', '월화수목금토일 10:00-19:00'],
  ['매일 １０：００～１９：００', '월화수목금토일 10:00-19:00'],
  ['정오~자정', '월화수목금토일 12:00-00:00'],
  ['매일 18:00~익일 02:00', '월화수목금토일 18:00-02:00'],
  ['금·토 밤 8시~새벽 4시', '월화수목일 닫음, 금토 20:00-04:00'],
  ['월요일, 수요일 10시부터 18시까지', '월수 10:00-18:00, 화목금토일 닫음'],
  ['월수금 10:00-18:00', '월수금 10:00-18:00, 화목토일 닫음'],
  ['월~금 09:30~18:30 점심시간 13:00~14:00, 토 09:00~13:00', '월화수목금 09:30-18:30 (13:00-14:00), 토 09:00-13:00, 일 닫음'],
  ['월~금 9:00~18:00, 토 9:00~13:00, 13:00~14:00 점심시간', '월화수목금 09:00-18:00 (13:00-14:00), 토 09:00-13:00, 일 닫음'],
  ['매일 09:00~18:00 (브레이크타임 12시~13시)', '월화수목금토일 09:00-18:00 (12:00-13:00)'],
  ['월~금 09:00~12:00, 14:00~18:00', '월화수목금 09:00-18:00 (12:00-14:00), 토일 닫음'],
  ['매일 10:00~19:00, 공휴일 휴무', '월화수목금토일 10:00-19:00; 공휴일 닫음'],
  ['매일 10:00~19:00, 매월 둘째·넷째 월요일 휴무', '월화수목금토일 10:00-19:00; 2·4째 월 닫음'],
  ['매일 10:00~19:00 (정기휴무: 매월 첫째 주, 셋째 주 일요일)', '월화수목금토일 10:00-19:00; 1·3째 일 닫음'],
  ['매일 10:00~19:00, 휴무: 일요일', '월화수목금토 10:00-19:00, 일 닫음'],
  ['일요일은 휴무, 월~토 10:00~19:00', '월화수목금토 10:00-19:00, 일 닫음'],
  ['매일 10:00~19:00 설, 추석 당일 휴무', '월화수목금토일 10:00-19:00; 설 닫음; 추석 닫음'],
  // What may be meant in two ways, or in none, stays text.
  ['오전 12시~오후 6시', '글: 모르는 말: 오전 12시~오후 6시'],
  ['월~금 9:00~18:00, 주말 9:00~17:00, 점심 13:00~14:00', '월화수목금 09:00-18:00 (13:00-14:00), 토일 09:00-17:00 (13:00-14:00)'],
  ['평일 10:00~20:00, 토 10:00~15:00, 점심 13:00~14:00', '월화수목금 10:00-20:00 (13:00-14:00), 토 10:00-15:00 (13:00-14:00), 일 닫음'],
  [
    '평일 오전 10시 ~ 오후 8시\n토요일 오전 10시~오후 3시\n점심시간 오후 1시~2시\n일/공휴일 휴무',
    '월화수목금 10:00-20:00 (13:00-14:00), 토 10:00-15:00 (13:00-14:00), 일 닫음; 공휴일 닫음',
  ],
  [
    '월-금 10시-19시 / 토 10시-16시 / 13시-14시 점심시간 / 일·공휴일 휴진',
    '월화수목금 10:00-19:00 (13:00-14:00), 토 10:00-16:00 (13:00-14:00), 일 닫음; 공휴일 닫음',
  ],
  [
    '평일 09:30~18:30 (점심시간 12:30~14:00) 토요일 09:30~13:30 일요일·공휴일 휴진',
    '월화수목금 09:30-18:30 (12:30-14:00), 토 09:30-13:30, 일 닫음; 공휴일 닫음',
  ],
  ['월~금 9:00~18:00, 주말 9:00~17:00 (점심 13:00~14:00)', '글: 쉬는 시간이 어느 요일의 것인지 알 수 없어요'],
  ['매일 10:00~20:00, 일 10:00~17:00', '글: 같은 요일이 두 번 나와요'],
  ['10:00~12:00, 13:00~15:00, 16:00~18:00', '글: 하루에 시간이 너무 많이 나뉘어 있어요'],
  ['월~토 10:00~19:00 연중무휴', '글: 연중무휴인데 쉬는 날이 있어요'],
  ['금일 휴무', '글: 모르는 말: 금일 휴무'],
  ['월, 화', '글: 시간이 없는 요일이 있어요'],
  ['매일 25:00~26:00', '글: 모르는 말: 25:00~26:00'],
  ['매일 10:00~19:70', '글: 모르는 말: 19:70'],
  ['예약제', '글: 모르는 말: 예약제'],
  ['휴무일', '글: 쉬는 날이 적혀 있지 않아요'],
  ['매주 일요일 휴무', '글: 여는 요일이 없어요'],
])('of our own making: %s', (sentence, understood) => expect(inShort(readOpeningHours(sentence))).toBe(understood));

test.each([
  ['매일 10:00~19:00', '매주 일요일', '월화수목금토 10:00-19:00, 일 닫음'],
  ['월~토 10:00~19:00', '매주 일요일, 법정공휴일', '월화수목금토 10:00-19:00, 일 닫음; 공휴일 닫음'],
  ['매일 10:00~19:00', '연중무휴', '월화수목금토일 10:00-19:00; 공휴일 같음'],
  ['매일 10:00~19:00', '2, 4째주 일요일', '월화수목금토일 10:00-19:00; 2·4째 일 닫음'],
  ['매일 10:00~19:00', '매주 월요일, 2째주, 4째주 매주 일요일', '월 닫음, 화수목금토일 10:00-19:00; 2·4째 일 닫음'],
  ['매일 10:00~19:00', '매주 목요일, 마지막주 일요일', '월화수금토일 10:00-19:00, 목 닫음; -1째 일 닫음'],
  ['매일 10:00~19:00', '매주 첫째 셋째주 토요일 휴무', '월화수목금토일 10:00-19:00; 1·3째 토 닫음'],
  ['매일 10:00~19:00', '1, 3째주 일요일, 2 ,4째주 수요일', '월화수목금토일 10:00-19:00; 1·3째 일 닫음; 2·4째 수 닫음'],
  ['월~토 10:00~19:00', '매주 일요일, 격주 토요일', '월화수목금토 10:00-19:00, 일 닫음; 격주 토 닫음'],
  ['매일 10:00~19:00', '설, 추석 당일,1월1일 휴무', '월화수목금토일 10:00-19:00; 설 닫음; 추석 닫음; 1월 1일 닫음'],
  ['매일 10:00~19:00', '휴무일 변동', '월화수목금토일 10:00-19:00; 변동'],
  ['월~토 10:00~19:00', '정보없음', '월화수목금토 10:00-19:00, 일 닫음'],
  ['월~토 10:00~19:00', '연중무휴', '글: 영업시간과 휴무일이 서로 달라요'],
  ['월~토 10:00~19:00', '매주 일,월', '글: 영업시간과 휴무일이 서로 달라요'],
  ['화~일, 법정공휴일 10:00~19:00', '매주 월요일, 법정공휴일', '글: 영업시간과 휴무일이 서로 달라요'],
  ['월~토 10:00~20:00', '1, 3, 5째주 일요일', '글: 쉬는 요일에 또 쉬는 주가 있어요'],
  ['매일 10:00~19:00', '격주 일, 월', '글: 휴무일에 몇째 주의 요일인지 알 수 없어요'],
  ['매일 10:00~19:00', '매주 일요일(미용만)', '글: 휴무일에 모르는 말: 미용만)'],
  ['매일 10:00~19:00', '매주 일, 월, 설, 추석 연휴, 크리스마스', '글: 휴무일에 모르는 말: 설, 추석 연휴, 크리스마스'],
  ['정보없음', '매주 일요일', '모름'],
])('%s, closed %s', (hours, closed, understood) => expect(inShort(readOpeningHours(hours, closed))).toBe(understood));

const real = join(paths.repository, '..', 'shared', 'data', 'pet_grooming_kcisa_wgs84_utf8.csv');
const withRealData = existsSync(real) ? test : test.skip;

withRealData(
  `of the 603 sentences of the groomers' file 578 are understood (${existsSync(real) ? '95.9 %' : 'skipped: ../shared/data is absent'})`,
  () => {
    const rows = parse(readFileSync(real, 'utf8'), { columns: true, bom: true }) as { hours: string }[];
    const distinct = [...new Set(rows.map((row) => row.hours))];
    expect(distinct).toHaveLength(603);
    const text = distinct.filter((sentence) => readOpeningHours(sentence).kind === 'text');
    expect(distinct.length - text.length).toBe(578);
  },
);

const DAYS = '일월화수목금토';
const feasts = { newYear: '1월 1일', seollal: '설', chuseok: '추석', christmas: '크리스마스' };

/** In a line that can be held against the sentence. */
function inShort(reading: OpeningReading): string {
  if (reading.kind === 'unknown') return '모름';
  if (reading.kind === 'text') return `글: ${reading.reason}`;
  const days = new Map<string, string>();
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const hours = spelled(reading.hours[weekday] ?? null);
    days.set(hours, (days.get(hours) ?? '') + DAYS[weekday]);
  }
  const { holidays, closures = [], feasts: closed = [], varies } = reading.exceptions;
  return [
    [...days].map(([hours, names]) => `${names} ${hours}`).join(', '),
    ...(holidays === undefined ? [] : [`공휴일 ${holidays === 'usual' ? '같음' : spelled(holidays)}`]),
    ...closures.map(({ weekday, weeks }) => `${weeks === 'alternate' ? '격주' : `${weeks.join('·')}째`} ${DAYS[weekday]} 닫음`),
    ...closed.map((feast) => `${feasts[feast]} 닫음`),
    ...(varies ? ['변동'] : []),
  ].join('; ');
}

function spelled(hours: DayHours | null): string {
  if (!hours) return '닫음';
  return `${hours.open}-${hours.close}${hours.breakStart ? ` (${hours.breakStart}-${hours.breakEnd})` : ''}`;
}
