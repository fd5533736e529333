import { rest, useRest, type RestState } from '@petcare/api';
import { addDays, seoulDate } from '@petcare/time';
import { useNow } from '@petcare/remote';
import { queryOfBusiness, type Bookable } from '../bookable/bookable.ts';
import type { BookingDraft } from '../bookable/booking-draft.ts';
import { DAYS_AHEAD, type AbleDay, type AbleTime } from '../bookable/reservation-api.ts';
import { arrivalsIn, departuresFrom } from './stay.ts';
import { useLookAgain } from './use-look-again.ts';

/** Milliseconds until it is asked again what is free. */
const EVERY = 12_000;

/** The day and time of a booking: what is free, and what of it is chosen; the nearest day unless told. */
export type TimeChoice = {
  today: string;
  isStay: boolean;
  days: RestState<AbleDay[]>;
  times: RestState<AbleTime[]>;
  /** On which it can begin. */
  able: readonly string[];
  /** On which a stay can end. */
  departures: readonly string[];
  date: string | null;
  endDate: string | null;
  time: string | null;
  /** True until the free days and times are known. */
  isAsking: boolean;
  /** True when the chosen time is not free any more. */
  isLost: boolean;
  refetch: () => void;
};

/** @param isPaused while what is free is not asked again: a booking that is being sent takes its own time. */
export function useWhen(business: Bookable, booking: BookingDraft, isPaused: boolean): TimeChoice {
  const today = seoulDate(useNow());
  const ref = queryOfBusiness({ kind: business.type, id: business.id });
  const isStay = business.nights !== null && (booking.isStay ?? true);
  const daysAsked = { ...ref, start_date: today, end_date: addDays(today, DAYS_AHEAD), ...(isStay && { stay: true as const }) };
  const days = useRest('/api/client/reservation/able', {
    query: daysAsked,
    pause: !business.allowReservation,
  });
  const listed = days.data?.items ?? [];
  const able = isStay && business.nights ? arrivalsIn(listed, business.nights) : listed.flatMap(({ date, free }) => (free > 0 ? date : []));
  const date = booking.date !== null && able.includes(booking.date) ? booking.date : (able[0] ?? null);
  const departures = isStay && business.nights && date ? departuresFrom(listed, date, business.nights) : [];
  const endDate = booking.endDate !== null && departures.includes(booking.endDate) ? booking.endDate : (departures[0] ?? null);
  const timesAsked = { ...ref, date: date ?? today };
  const times = useRest('/api/client/reservation/abletime', {
    query: timesAsked,
    pause: !business.allowReservation || date === null,
  });
  // Guests of a stay hold nights, not seats of a slot.
  const offered = { ...times, data: times.data && times.data.items.map((slot) => ({ ...slot, taken: slot.taken && !isStay })) };
  const isFree = offered.data?.some((slot) => slot.time === booking.time && !slot.taken) ?? false;
  const isMoved = days.data !== null && booking.date !== null && booking.date !== date;

  const refetch = () => {
    days.refetch();
    times.refetch();
  };
  /** Asked beside what is shown, which stays when that fails, or when it is still right. */
  const look = async (isWanted: () => boolean) => {
    const asks = isStay ? days : times;
    if (!asks.data || asks.isLoading) return;
    const answer = isStay
      ? await rest.get('/api/client/reservation/able', { query: daysAsked })
      : await rest.get('/api/client/reservation/abletime', { query: timesAsked });
    if (answer.success && isWanted() && JSON.stringify(answer.data) !== JSON.stringify(asks.data)) refetch();
  };
  useLookAgain(look, { every: EVERY, pause: isPaused || !business.allowReservation });

  return {
    today,
    isStay,
    days: { ...days, data: days.data && days.data.items },
    times: offered,
    able,
    departures,
    date,
    endDate,
    time: isFree && !isMoved ? booking.time : null,
    isAsking: days.isLoading || (date !== null && times.isLoading),
    isLost: booking.time !== null && (isMoved || (offered.data !== null && !isFree)),
    refetch,
  };
}
