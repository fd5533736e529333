/** The opening hours of a business, as visitors read them: on its page, and to its owner before it is saved. */
export { OpeningHours, type OpeningHoursProps } from './src/opening-hours-shown.tsx';
export { doubtOf, exceptionSentences, type Feast, type HoursExceptions, type OpeningToday } from './src/hours-in-words.ts';
export { hoursWords, type HoursKind } from './src/hours-words.ts';
export { openStateInWords, type OpenState } from './src/open-state.ts';
export { breakOf, fromMonday, nightUntil, spanOf, weekdayName, type BusinessDay, type Hours } from './src/opening-hours.ts';
