import type { VariablesOf } from '@petcare/api';
import type { Business } from '@petcare/contracts';
import type { FormErrors } from '@petcare/ui/form';
import type { ReservationTimePage_Save } from './hospital-time.ts';

/** A whole setting, as it is sent; what is of nights where there are stays. */
export type TimeInput = VariablesOf<typeof ReservationTimePage_Save>['time'] & Partial<Record<Nights, number>>;
/** The fate of reservations that a new setting leaves outside. */
export type OutsideFate = 'keep' | 'tell' | 'cancel';
/** The fate of a number of reservations outside: refused when there are others by then. */
export type OutsideChoice = { outside: OutsideFate; outsideCount: number };
/** A reservation that a new setting leaves outside. */
export type LeftOutside = {
  id: string;
  date: string;
  time: string;
  endDate: string | null;
  petName: string | null;
  /** Null when the guest has withdrawn. */
  user: { name: string } | null;
  business: Business;
};
/** The next two weeks as a setting would make them, and the reservations that would lie outside. */
export type TimePreview = {
  days: readonly { date: string; times: readonly string[] }[];
  /** The first of them. */
  outside: readonly LeftOutside[];
  outsideCount: number;
};

type Times = 'timeStart' | 'timeEnd' | `saturdayTime${'Start' | 'End'}` | `sundayTime${'Start' | 'End'}` | `launchTime${'Start' | 'End'}`;
type Days = 'termStartDate' | 'termEndDate';
type Nights = 'nightCapacity' | 'minNights' | 'maxNights';
type KeptSetting = {
  termType: number;
  timeType: number;
  saturdayReservation: boolean;
  saturdayTimeSetting: number;
  sundayReservation: boolean;
  sundayTimeSetting: number;
  launchTimeSetting: boolean;
  /** 0 as the opening hours say, 1 closed, 2 as on Sundays, 3 as on the weekday. */
  holidayReservation: number;
};

/** A stored setting, as both kinds of business have it. */
export type TimeSetting = KeptSetting &
  Record<Times | Days, string | null> & {
    excludes: readonly { startDate: string; endDate: string }[];
    slotMinutes: number;
    capacity: number;
    takesStays?: boolean;
  } & Partial<Record<Nights, number>>;

/** The values of the form: times and numbers as they are typed, a day that is not chosen yet is null. */
export type TimeValues = KeptSetting &
  Record<Times, string> &
  Record<Days, string | null> &
  Record<Nights, string> & {
    excludes: { startDate: string | null; endDate: string | null }[];
    slotMinutes: string;
    capacity: string;
    /** Of a hotel or kindergarten; else what is of nights stays empty. */
    takesStays: boolean;
  };

const times = [
  'timeStart',
  'timeEnd',
  'saturdayTimeStart',
  'saturdayTimeEnd',
  'sundayTimeStart',
  'sundayTimeEnd',
  'launchTimeStart',
  'launchTimeEnd',
] as const satisfies readonly Times[];

const nights = ['nightCapacity', 'minNights', 'maxNights'] as const satisfies readonly Nights[];
const MOST_NIGHTS = 30;

const timesOf = <T>(value: (name: Times) => T) => Object.fromEntries(times.map((name) => [name, value(name)])) as Record<Times, T>;
const nightsOf = <T>(value: (name: Nights) => T) => Object.fromEntries(nights.map((name) => [name, value(name)])) as Record<Nights, T>;
const keptOf = ({ termType, timeType, launchTimeSetting, holidayReservation, ...days }: KeptSetting): KeptSetting => {
  const { saturdayReservation, saturdayTimeSetting, sundayReservation, sundayTimeSetting } = days;
  const weekend = { saturdayReservation, saturdayTimeSetting, sundayReservation, sundayTimeSetting };
  return { termType, timeType, launchTimeSetting, holidayReservation, ...weekend };
};

export function valuesOf(setting: TimeSetting): TimeValues {
  return {
    ...keptOf(setting),
    ...timesOf((name) => setting[name]?.slice(0, 5) ?? ''),
    termStartDate: setting.termStartDate,
    termEndDate: setting.termEndDate,
    excludes: setting.excludes.map(({ startDate, endDate }) => ({ startDate, endDate })),
    slotMinutes: String(setting.slotMinutes),
    capacity: String(setting.capacity),
    takesStays: setting.takesStays ?? false,
    ...nightsOf((name) => String(setting[name] ?? '')),
  };
}

/** The input of values in which `checkTime` found nothing. */
export function inputOf(values: TimeValues): TimeInput {
  return {
    ...keptOf(values),
    ...timesOf((name) => values[name] || null),
    termStartDate: values.termStartDate,
    termEndDate: values.termEndDate,
    excludes: values.excludes.flatMap(({ startDate, endDate }) => (startDate && endDate ? [{ startDate, endDate }] : [])),
    slotMinutes: Number(values.slotMinutes),
    capacity: Number(values.capacity),
    ...(values.takesStays && nightsOf((name) => Number(values[name]))),
  };
}

/** The errors of the values. The server checks again. */
export function checkTime(values: TimeValues): FormErrors<TimeValues> {
  const { termType, timeType, saturdayReservation, saturdayTimeSetting, sundayReservation, sundayTimeSetting, launchTimeSetting } = values;
  return {
    ...(termType === 1 && ordered(values, 'termStartDate', 'termEndDate', true)),
    ...(timeType === 1 && ordered(values, 'timeStart', 'timeEnd')),
    ...(saturdayReservation && saturdayTimeSetting === 1 && ordered(values, 'saturdayTimeStart', 'saturdayTimeEnd')),
    ...(sundayReservation && sundayTimeSetting === 1 && ordered(values, 'sundayTimeStart', 'sundayTimeEnd')),
    ...(launchTimeSetting && ordered(values, 'launchTimeStart', 'launchTimeEnd')),
    ...whole(values, 'slotMinutes', 5, 480),
    ...whole(values, 'capacity', 1, 50),
    ...(values.takesStays && {
      ...whole(values, 'nightCapacity', 1, 100),
      ...whole(values, 'minNights', 1, MOST_NIGHTS),
      ...whole(values, 'maxNights', Math.max(1, Number(values.minNights) || 1), MOST_NIGHTS),
    }),
    ...excludesProblem(values.excludes),
  };
}

function ordered(values: TimeValues, from: Times | Days, to: Times | Days, mayBeEqual = false): FormErrors<TimeValues> {
  const [start, end] = [values[from], values[to]];
  if (!start) return { [from]: '시작을 정해 주세요.' };
  if (!end) return { [to]: '끝을 정해 주세요.' };
  return start < end || (mayBeEqual && start === end) ? {} : { [to]: '끝이 시작보다 뒤여야 해요.' };
}

function whole(values: TimeValues, name: 'slotMinutes' | 'capacity' | Nights, min: number, max: number): FormErrors<TimeValues> {
  const said = values[name].trim();
  return /^\d{1,3}$/.test(said) && Number(said) >= min && Number(said) <= max
    ? {}
    : { [name]: `${min}에서 ${max} 사이의 숫자로 적어 주세요.` };
}

function excludesProblem(excludes: TimeValues['excludes']): FormErrors<TimeValues> {
  if (excludes.some(({ startDate, endDate }) => !startDate || !endDate)) return { excludes: '쉬는 기간의 시작과 끝을 모두 골라 주세요.' };
  const isTurned = excludes.some(({ startDate, endDate }) => (startDate ?? '') > (endDate ?? ''));
  return isTurned ? { excludes: '쉬는 기간의 끝나는 날이 시작하는 날보다 빨라요.' } : {};
}
