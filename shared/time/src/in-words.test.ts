import { formatTime, spokenDate, spokenLongDate, spokenTime } from './in-words.ts';

test.each([
  ['00:00', '오전 12:00', '오전 12시'],
  ['00:05', '오전 12:05', '오전 12시 5분'],
  ['09:30', '오전 9:30', '오전 9시 30분'],
  ['12:00', '오후 12:00', '오후 12시'],
  ['14:30', '오후 2:30', '오후 2시 30분'],
  ['14:30:00', '오후 2:30', '오후 2시 30분'],
  ['23:59', '오후 11:59', '오후 11시 59분'],
  ['24:00', '오전 12:00', '오전 12시'],
])('the time %s is written as %s and said as %s', (time, written, said) => {
  expect([formatTime(time), spokenTime(time)]).toEqual([written, said]);
});

test.each([
  ['2026-11-27', '14:30', '11월 27일 금요일, 오후 2시 30분'],
  ['2026-11-01', '09:00', '11월 1일 일요일, 오전 9시'],
  ['2028-02-29', undefined, '2월 29일 화요일'],
  ['2028-02-29', null, '2월 29일 화요일'],
])('the day %s at %s is said as %s', (date, time, said) => expect(spokenDate(date, time)).toBe(said));

test('a day of any year is said with its year', () => {
  expect(spokenLongDate('2014-03-05')).toBe('2014년 3월 5일 수요일');
  expect(spokenLongDate('2014-03-05', '10:00')).toBe('2014년 3월 5일 수요일, 오전 10시');
});
