import type { BusinessDay, Feast, Hours, HoursExceptions } from '@petcare/opening-hours';
import type { OwnerHours } from './owner-hours.ts';

/** Times are `HH:mm`, an empty one is none. */
export type TimesDraft = { open: string; close: string; breakStart: string; breakEnd: string };
export type DayDraft = TimesDraft & { weekday: number; isClosed: boolean };
/** `weeks`: 1 to 5, -1 the last; null for every other week. */
export type ClosureDraft = { weekday: number; weeks: number[] | null };
/** Days, `YYYY-MM-DD`, empty while not chosen; one alone is a single day. */
export type PeriodDraft = { from: string; to: string };

/** Hours as the person writes them. */
export type HoursDraft = {
  hasHours: boolean;
  /** Monday first. */
  hours: DayDraft[];
  humu: string;
  /** On public holidays; unknown: the owner has not said. */
  holidays: TimesDraft & { rule: 'unknown' | 'closed' | 'usual' | 'own' };
  closures: ClosureDraft[];
  closedOn: PeriodDraft[];
  feasts: readonly Feast[];
  varies: boolean;
};

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

export function hoursDraftOf({ humu, businessHours, hoursExceptions }: OwnerHours): HoursDraft {
  return { humu: humu ?? '', ...weekDraftOf(businessHours), ...exceptionsDraftOf(hoursExceptions) };
}

/** The draft with the hours that were read from words; what words never say (closed days by their date) stays. */
export function withReading(
  draft: HoursDraft,
  { businessHours, hoursExceptions }: Pick<OwnerHours, 'businessHours' | 'hoursExceptions'>,
): HoursDraft {
  return { ...draft, ...weekDraftOf(businessHours), ...exceptionsDraftOf(hoursExceptions), closedOn: draft.closedOn };
}

/** As the API takes it: null clears. */
export function hoursInputOf({ humu, hasHours, hours, ...exceptions }: HoursDraft) {
  return {
    humu: humu.trim() || null,
    businessHours: hasHours ? hours.map(dayInputOf) : null,
    hoursExceptions: exceptionsInputOf(exceptions),
  };
}

/** As visitors would be shown it: days that are chosen in part are not there yet. */
export function hoursShownOf(draft: HoursDraft): {
  businessHours: BusinessDay[] | null;
  hoursExceptions: HoursExceptions | null;
  humu: string | null;
} {
  const { businessHours, hoursExceptions, humu } = hoursInputOf(draft);
  return {
    humu,
    businessHours: businessHours && businessHours.map((day) => ({ ...noTimes, ...day })),
    hoursExceptions: hoursExceptions && {
      ...hoursExceptions,
      holidays: hoursExceptions.holidays && { ...noTimes, ...hoursExceptions.holidays },
      closures: hoursExceptions.closures.filter(({ weeks }) => weeks === null || weeks.length > 0),
    },
  };
}

const noTimes: Hours = { open: null, close: null, breakStart: null, breakEnd: null };

function weekDraftOf(week: OwnerHours['businessHours']) {
  return {
    hasHours: week !== null,
    hours: MONDAY_FIRST.map((weekday) => {
      const day = week?.find((one) => one.weekday === weekday);
      return { weekday, isClosed: day?.isClosed ?? weekday === 0, ...timesOf(day, '09:00', '18:00') };
    }),
  };
}

function exceptionsDraftOf(exceptions: OwnerHours['hoursExceptions']) {
  return {
    holidays: { rule: exceptions?.holidays?.rule ?? ('unknown' as const), ...timesOf(exceptions?.holidays, '10:00', '15:00') },
    closures: (exceptions?.closures ?? []).map(({ weekday, weeks }) => ({ weekday, weeks: weeks && [...weeks] })),
    closedOn: (exceptions?.closedOn ?? []).map(({ from, to }) => ({ from, to: to === from ? '' : to })),
    feasts: exceptions?.feasts ?? [],
    varies: exceptions?.varies ?? false,
  };
}

function timesOf(hours: Hours | null | undefined, open: string, close: string): TimesDraft {
  return { open: hours?.open ?? open, close: hours?.close ?? close, breakStart: hours?.breakStart ?? '', breakEnd: hours?.breakEnd ?? '' };
}

function exceptionsInputOf({
  holidays: { rule, ...times },
  closures,
  closedOn,
  feasts,
  varies,
}: Omit<HoursDraft, 'humu' | 'hasHours' | 'hours'>) {
  const periods = closedOn.filter(({ from, to }) => from || to).map(({ from, to }) => ({ from: from || to, to: to || from }));
  if (rule === 'unknown' && closures.length === 0 && periods.length === 0 && feasts.length === 0 && !varies) return null;
  return {
    holidays: rule === 'unknown' ? null : { rule, ...(rule === 'own' && timesInputOf(times)) },
    closures,
    closedOn: periods,
    feasts: [...feasts],
    varies,
  };
}

function dayInputOf({ weekday, isClosed, ...times }: DayDraft) {
  return { weekday, isClosed, ...(!isClosed && timesInputOf(times)) };
}

function timesInputOf({ open, close, breakStart, breakEnd }: TimesDraft) {
  return { open: open || null, close: close || null, breakStart: breakStart || null, breakEnd: breakEnd || null };
}
