import { useRest, type RestState } from '@petcare/api';
import { addDays, seoulDate } from '@petcare/time';
import { useNow } from '@petcare/remote';
import { useEffect, useEffectEvent } from 'react';
import { asked, type Bookable } from './bookable.ts';
import type { KeptBooking } from './kept-booking.ts';
import { DAYS_AHEAD, type AbleDay, type AbleTime } from './reservation-api.ts';
import { arrivalsIn, departuresFrom } from './stay.ts';

/** The day and time of a booking: what is free, and what of it is chosen; the nearest day unless told. */
export type When = {
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
  /** What is free is not known yet. */
  isAsking: boolean;
  /** What was chosen is not free any more. */
  isLost: boolean;
  refetch: () => void;
};

export function useWhen(business: Bookable, booking: KeptBooking): When {
  const today = seoulDate(useNow());
  const ref = asked({ kind: business.type, id: business.id });
  const isStay = business.nights !== null && (booking.isStay ?? true);
  const days = useRest('/api/client/reservation/able', {
    query: { ...ref, start_date: today, end_date: addDays(today, DAYS_AHEAD), ...(isStay && { stay: true }) },
    pause: !business.allowReservation,
  });
  const listed = days.data ?? [];
  const able = isStay && business.nights ? arrivalsIn(listed, business.nights) : listed.flatMap(({ date, free }) => (free > 0 ? date : []));
  const date = booking.date !== null && able.includes(booking.date) ? booking.date : (able[0] ?? null);
  const departures = isStay && business.nights && date ? departuresFrom(listed, date, business.nights) : [];
  const endDate = booking.endDate !== null && departures.includes(booking.endDate) ? booking.endDate : (departures[0] ?? null);
  const times = useRest('/api/client/reservation/abletime', {
    query: { ...ref, date: date ?? today },
    pause: !business.allowReservation || date === null,
  });
  // Guests of a stay hold nights, not seats of a slot.
  const offered = { ...times, data: times.data && times.data.map((slot) => ({ ...slot, taken: slot.taken && !isStay })) };
  const isFree = offered.data?.some((slot) => slot.time === booking.time && !slot.taken) ?? false;
  const isMoved = days.data !== null && booking.date !== null && booking.date !== date;

  const refetch = () => {
    days.refetch();
    times.refetch();
  };
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);

  return {
    today,
    isStay,
    days,
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
