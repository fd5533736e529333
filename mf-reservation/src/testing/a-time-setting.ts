import type { TimeSetting } from '../reservation-time/time-setting.ts';

/** The setting of a business that has set nothing. */
export function aTimeSetting(given: Partial<TimeSetting> = {}): TimeSetting {
  return {
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
    holidayReservation: 0,
    excludes: [],
    slotMinutes: 30,
    capacity: 1,
    ...given,
  };
}
