import { useRest } from '@petcare/api';
import { useNow } from '@petcare/remote';
import { addDays, seoulDate } from '@petcare/time';
import { FormError, Skeleton } from '@petcare/ui';
import { DatePicker, TimeSlots } from '@petcare/ui/date';
import { useEffect, useEffectEvent } from 'react';
import { DAYS_AHEAD } from '../bookable/reservation-api.ts';
import { arrivalsIn, withoutStay, type Nights } from '../when/stay.ts';
import type { BusinessQuery } from '../bookable/bookable.ts';

/** A day, and a time of it where one is chosen. */
export type ChosenSlot = { date: string; time: string | null };
type Props = {
  business: BusinessQuery;
  value: ChosenSlot;
  /** The wanted time: the first free time from then on is chosen. */
  wanted: { date: string; time: string } | null;
  /** Of a stay how many nights it has: days on which it can begin are offered, not those with a free time. */
  nights?: Nights | null;
  /** The nights of a stay that is moved: they come free. */
  own?: { date: string; endDate: string } | null;
  /** Asks for the times anew whenever it changes. */
  round: number;
  onChange: (slot: ChosenSlot) => void;
};

/** The free times of a business, as its guests find them. */
export function FreeTimes({ business, value: { date, time }, wanted, nights = null, own = null, round, onChange }: Props) {
  const isStay = nights !== null;
  const today = seoulDate(useNow());
  const last = addDays(today, DAYS_AHEAD);
  const days = useRest('/api/client/reservation/able', {
    query: { ...business, start_date: today, end_date: last, ...(isStay && { stay: true }) },
  });
  const times = useRest('/api/client/reservation/abletime', { query: { ...business, date } });
  const listed = days.data?.items ?? [];
  const able = new Set(nights ? arrivalsIn(own ? withoutStay(listed, own) : listed, nights) : listed.map((day) => day.date));

  const askAgain = useEffectEvent(() => times.refetch());
  useEffect(() => {
    if (round > 0) askAgain();
  }, [round]);
  // Nobody has chosen a day on which nothing is free: it is where the calendar began.
  const beginOnFreeDay = useEffectEvent(() => {
    if (!days.data || wanted || able.has(date)) return;
    const free = [...able];
    const first = free.find((day) => day > date) ?? free[0];
    if (first) onChange({ date: first, time: null });
  });
  useEffect(() => beginOnFreeDay(), [days.data]);
  const chooseWanted = useEffectEvent(() => {
    const first = time === null && date === wanted?.date && times.data?.items.find((slot) => !slot.taken && slot.time >= wanted.time);
    if (first) onChange({ date, time: first.time });
  });
  useEffect(() => chooseWanted(), [times.data]);

  return (
    <>
      <DatePicker
        label="날짜"
        value={date}
        min={today}
        max={last}
        unavailable={(day) => days.data !== null && !able.has(day)}
        onChange={(day) => onChange({ date: day, time: null })}
      />
      {times.error ? (
        <FormError>{times.error}</FormError>
      ) : !times.data ? (
        <Skeleton variant="block" count={2} />
      ) : times.data.items.length === 0 ? (
        <p>이 날은 예약을 받는 시간이 없어요.</p>
      ) : (
        <TimeSlots
          label="시간"
          slots={times.data.items.map((slot) => ({ time: slot.time, isAvailable: isStay || !slot.taken }))}
          value={time}
          onChange={(chosen) => onChange({ date, time: chosen })}
        />
      )}
    </>
  );
}
