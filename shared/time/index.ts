export { addDays, daysBetween, daysFrom, isCalendarDay, weekdayNames, weekdayOf } from './src/calendar-day.ts';
export { formatTime, spokenDate, spokenLongDate, spokenTime } from './src/in-words.ts';
export { instantOf, minuteOfDay, seoulDate, seoulTime, type Instant } from './src/seoul.ts';
export { minutesOf, timeOf } from './src/time-of-day.ts';
