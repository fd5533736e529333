import { addDays, seoulDate } from '@petcare/time';
import { pick, type Random } from '../../../testing/many-listings/random.ts';
import { calendarDay, type CalendarDay, type DayHours, type Schedule } from '../../opening-hours/index.ts';
import { DAYS_AHEAD, type TimeSetting } from '../record/slots.policy.ts';
import { defaultTimeSetting } from '../calendar/time-setting.policy.ts';

/** For tests: what `offeredSlots` has to answer, minute by minute and with nothing clever. */
export function obviousTimes(setting: TimeSetting, { businessHours, hoursExceptions }: Schedule, date: string, now: Date): string[] {
  const last = addDays(seoulDate(now), DAYS_AHEAD);
  if (date > last) return [];
  const day = calendarDay(date);
  const isOpen = MINUTES.map((at) => isOpenAt(setting, businessHours!, hoursExceptions, day, at));
  const times: string[] = [];
  for (let minute = 0; minute + setting.slotMinutes <= 1_440;) {
    if (!isOpenThroughout(isOpen, minute, minute + setting.slotMinutes)) {
      minute++;
      continue;
    }
    const time = MINUTES[minute]!;
    if (new Date(`${date}T${time}:00+09:00`) > now) times.push(time);
    minute += setting.slotMinutes;
  }
  return times;
}

/** For tests: whether `checkStay` has to take a stay, day by day. */
export function isObviousStay(
  setting: TimeSetting,
  schedule: Schedule,
  { date, time, endDate }: { date: string; time: string; endDate: string },
  now: Date,
): boolean {
  const last = addDays(seoulDate(now), DAYS_AHEAD);
  let nights = 0;
  for (let day = date; day < endDate; day = addDays(day, 1)) {
    nights++;
    if (day >= last) return false;
    if (setting.termType === 1 && (day < setting.termStartDate! || day > setting.termEndDate!)) return false;
    for (const { startDate, endDate: until } of setting.excludes) if (startDate <= day && day <= until) return false;
    for (const { from, to } of schedule.hoursExceptions?.closedOn ?? []) if (from <= day && day <= to) return false;
  }
  if (endDate > last || nights < setting.minNights || nights > setting.maxNights) return false;
  return obviousTimes(setting, schedule, date, now).includes(time) && obviousTimes(setting, schedule, endDate, now).length > 0;
}

function isOpenThroughout(isOpen: readonly boolean[], from: number, to: number): boolean {
  for (let minute = from; minute < to; minute++) if (!isOpen[minute]) return false;
  return true;
}

function isOpenAt(
  setting: TimeSetting,
  week: NonNullable<Schedule['businessHours']>,
  exceptions: Schedule['hoursExceptions'],
  { date, holiday, weeks, weekday: dayOfWeek }: CalendarDay,
  at: string,
): boolean {
  if (setting.termType === 1 && (date < setting.termStartDate! || date > setting.termEndDate!)) return false;
  for (const { startDate, endDate } of setting.excludes) if (startDate <= date && date <= endDate) return false;
  for (const { from, to } of exceptions?.closedOn ?? []) if (from <= date && date <= to) return false;
  let weekday = dayOfWeek;
  for (const closure of exceptions?.closures ?? []) {
    if (closure.weekday === weekday && (closure.weeks === 'alternate' || closure.weeks.some((one) => weeks.includes(one)))) return false;
  }
  let special: DayHours | undefined;
  if (holiday) {
    if (setting.holidayReservation === 1) return false;
    if (setting.holidayReservation === 2) weekday = 0;
    if (setting.holidayReservation === 0) {
      if (!exceptions?.holidays) return false;
      if (exceptions.holidays !== 'usual') special = exceptions.holidays;
    }
  }
  if (weekday === 6 && !setting.saturdayReservation) return false;
  if (weekday === 0 && !setting.sundayReservation) return false;
  const hours = special ?? week[weekday] ?? null;
  const isOwn =
    (weekday === 6 && setting.saturdayTimeSetting === 1) || (weekday === 0 && setting.sundayTimeSetting === 1) || setting.timeType === 1;
  const [from, to] =
    weekday === 6 && setting.saturdayTimeSetting === 1
      ? [setting.saturdayTimeStart, setting.saturdayTimeEnd]
      : weekday === 0 && setting.sundayTimeSetting === 1
        ? [setting.sundayTimeStart, setting.sundayTimeEnd]
        : [setting.timeStart, setting.timeEnd];
  if (setting.launchTimeSetting && isWithin(at, setting.launchTimeStart!, setting.launchTimeEnd!)) return false;
  const inHours = hours !== null && isOpenWithin(at, hours);
  const inBreak = hours?.breakStart !== undefined && isWithin(at, hours.breakStart, hours.breakEnd!);
  if (isOwn && !special) return isWithin(at, from!, to!);
  if (isOwn) return isWithin(at, from!, to!) && inHours && !inBreak;
  return inHours && !inBreak;
}

/** Of hours past midnight, what is before it. */
function isOpenWithin(at: string, { open, close }: DayHours): boolean {
  if (open === close) return true;
  return close < open ? open <= at : isWithin(at, open, close);
}

function isWithin(at: string, start: string, end: string): boolean {
  return start <= at && at < end;
}

/** `00:00` to `23:59`. */
const MINUTES = Array.from({ length: 1_440 }, (_, minute) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
);

const MORNINGS = ['00:00', '07:30', '09:00', '09:45', '10:00', '11:10'];
const NOONS = ['12:00', '12:30', '12:55', '13:00'];
const AFTERNOONS = ['13:30', '14:00', '15:20'];
const EVENINGS = ['18:00', '19:15', '21:00', '23:59'];
/** Around the clock, and past midnight. */
const LONG_DAYS = [
  { open: '00:00', close: '00:00' },
  { open: '09:00', close: '09:00' },
  { open: '18:00', close: '02:00' },
  { open: '11:10', close: '00:00' },
];

/** Moments before a leap day, the ends of months and years, 설날, 추석 and Christmas. */
const MOMENTS = [
  '2026-11-23T12:00:00+09:00',
  '2026-12-31T23:59:59+09:00',
  '2027-01-31T15:30:00Z',
  '2028-01-20T10:30:00+09:00',
  '2028-02-28T15:00:00Z',
  '2026-09-10T09:00:00+09:00',
  '2027-04-30T11:10:00+09:00',
];

/** A setting, hours and a moment as businesses may have them; the same for the same seed. */
export function randomCase(random: Random) {
  const now = new Date(pick(random, MOMENTS));
  const today = seoulDate(now);
  const flag = () => random() < 0.5;
  const bit = () => (flag() ? 1 : 0);
  const from = () => pick(random, MORNINGS);
  const to = () => pick(random, EVENINGS);
  const day = (): DayHours => ({
    ...(random() < 0.1 ? pick(random, LONG_DAYS) : { open: from(), close: to() }),
    ...(random() < 0.3 && { breakStart: pick(random, NOONS), breakEnd: pick(random, AFTERNOONS) }),
  });
  const range = () => {
    const first = addDays(today, Math.floor(random() * 60));
    return [first, addDays(first, Math.floor(random() * 6))] as const;
  };
  const [termStartDate, termEndDate] = [addDays(today, Math.floor(random() * 5)), addDays(today, 20 + Math.floor(random() * 40))];
  const minNights = 1 + Math.floor(random() * 3);
  const setting: TimeSetting = {
    ...defaultTimeSetting,
    termType: random() < 0.2 ? 1 : 0,
    termStartDate,
    termEndDate,
    timeType: bit(),
    timeStart: from(),
    timeEnd: to(),
    saturdayReservation: flag(),
    saturdayTimeSetting: bit(),
    saturdayTimeStart: from(),
    saturdayTimeEnd: to(),
    sundayReservation: flag(),
    sundayTimeSetting: bit(),
    sundayTimeStart: from(),
    sundayTimeEnd: to(),
    holidayReservation: Math.floor(random() * 4),
    launchTimeSetting: flag(),
    launchTimeStart: pick(random, NOONS),
    launchTimeEnd: pick(random, AFTERNOONS),
    slotMinutes: pick(random, [5, 20, 30, 45, 60, 90, 480]),
    excludes: flag() ? [range()].map(([startDate, endDate]) => ({ startDate, endDate })) : [],
    minNights,
    maxNights: minNights + Math.floor(random() * 6),
  };
  const schedule: Schedule = {
    businessHours: Array.from({ length: 7 }, () => (random() < 0.15 ? null : day())),
    hoursExceptions: {
      ...(flag() && { holidays: pick(random, ['usual', null, day()] as const) }),
      ...(random() < 0.3 && {
        closures: [{ weekday: Math.floor(random() * 7), weeks: pick(random, [[1], [2, -1], [5], 'alternate' as const]) }],
      }),
      ...(random() < 0.3 && { closedOn: [range()].map(([start, end]) => ({ from: start, to: end })) }),
    },
  };
  const dates = [
    addDays(today, Math.floor(random() * 63)),
    pick(
      random,
      [0, 1, 59, 60].map((ahead) => addDays(today, ahead)),
    ),
  ];
  return { setting, schedule, now, dates };
}
