import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';
import type { TimeSetting } from '../record/slots.policy.ts';
import { MOST_NIGHTS } from '../record/stays.policy.ts';

/** Of a business that has set nothing. */
export const defaultTimeSetting: TimeSetting = {
  termType: 0,
  termStartDate: null,
  termEndDate: null,
  timeType: 0,
  timeStart: null,
  timeEnd: null,
  saturdayReservation: true,
  saturdayTimeSetting: 0,
  saturdayTimeStart: null,
  saturdayTimeEnd: null,
  sundayReservation: false,
  sundayTimeSetting: 0,
  sundayTimeStart: null,
  sundayTimeEnd: null,
  launchTimeSetting: false,
  launchTimeStart: null,
  launchTimeEnd: null,
  excludes: [],
  slotMinutes: 30,
  capacity: 1,
  holidayReservation: 0,
  nightCapacity: 5,
  minNights: 1,
  maxNights: 30,
};

const MAX_EXCLUDES = 100;

/** Every rule that a setting breaks; none when it may be kept. */
export function checkTimeSetting(setting: TimeSetting): PropertyError[] {
  const { termType, timeType, saturdayTimeSetting, sundayTimeSetting, launchTimeSetting, excludes } = setting;
  return [
    ...oneOf('termType', termType),
    ...oneOf('timeType', timeType),
    ...oneOf('saturdayTimeSetting', saturdayTimeSetting),
    ...oneOf('sundayTimeSetting', sundayTimeSetting),
    ...ordered(setting, 'termStartDate', 'termEndDate', termType === 1, { mayBeEqual: true }),
    ...ordered(setting, 'timeStart', 'timeEnd', timeType === 1),
    ...ordered(setting, 'saturdayTimeStart', 'saturdayTimeEnd', saturdayTimeSetting === 1),
    ...ordered(setting, 'sundayTimeStart', 'sundayTimeEnd', sundayTimeSetting === 1),
    ...ordered(setting, 'launchTimeStart', 'launchTimeEnd', launchTimeSetting),
    ...within('slotMinutes', setting.slotMinutes, 5, 480),
    ...within('capacity', setting.capacity, 1, 50),
    ...within('holidayReservation', setting.holidayReservation, 0, 3),
    ...within('nightCapacity', setting.nightCapacity, 1, 100),
    ...within('minNights', setting.minNights, 1, MOST_NIGHTS),
    ...within('maxNights', setting.maxNights, Math.max(1, setting.minNights), MOST_NIGHTS),
    ...(excludes.length > MAX_EXCLUDES
      ? [invalid('excludes', 'arrayMaxSize', `예약하지 않는 기간은 ${MAX_EXCLUDES}개까지 둘 수 있어요.`)]
      : []),
    ...excludes.flatMap(({ startDate, endDate }, index) =>
      startDate <= endDate ? [] : [invalid(`excludes.${index}.endDate`, 'isAfter', '끝나는 날이 시작하는 날보다 빨라요.')],
    ),
  ];
}

function oneOf(property: string, value: number): PropertyError[] {
  return value === 0 || value === 1 ? [] : [invalid(property, 'isIn', '고를 수 있는 값이 아니에요.')];
}

function within(property: string, value: number, min: number, max: number): PropertyError[] {
  if (Number.isInteger(value) && value >= min && value <= max) return [];
  return [invalid(property, 'range', `${min}에서 ${max} 사이로 정해 주세요.`)];
}

type Bound =
  | 'termStartDate'
  | 'termEndDate'
  | 'timeStart'
  | 'timeEnd'
  | `saturdayTime${'Start' | 'End'}`
  | `sundayTime${'Start' | 'End'}`
  | `launchTime${'Start' | 'End'}`;

function ordered(setting: TimeSetting, from: Bound, to: Bound, isUsed: boolean, { mayBeEqual = false } = {}): PropertyError[] {
  if (!isUsed) return [];
  const [start, end] = [setting[from], setting[to]];
  if (!start) return [invalid(from, 'isDefined', '시작을 정해 주세요.')];
  if (!end) return [invalid(to, 'isDefined', '끝을 정해 주세요.')];
  const isOrdered = mayBeEqual ? start <= end : start < end;
  return isOrdered ? [] : [invalid(to, 'isAfter', '끝이 시작보다 뒤여야 해요.')];
}
