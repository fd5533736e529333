import { addDays, instantOf, seoulDate, seoulTime } from '@petcare/time';

/** The end of a day in Seoul. */
export const endOf = (day: string) => new Date(instantOf(addDays(day, 1), '00:00'));
/** The beginning of a day in Seoul. */
export const beginningOf = (day: string) => new Date(instantOf(day, '00:00'));
export const dayOf = (instant: string) => seoulDate(new Date(instant));
/** The last day before an instant that ends it. */
export const lastDayBefore = (instant: string) => seoulDate(Date.parse(instant) - 1);
/** A day and a time in Seoul. */
export const momentOf = (instant: string) => `${dayOf(instant)} ${seoulTime(new Date(instant))}`;
