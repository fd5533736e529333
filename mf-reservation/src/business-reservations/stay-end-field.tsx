import { useRest } from '@petcare/api';
import { useNow } from '@petcare/remote';
import { addDays, daysBetween, seoulDate } from '@petcare/time';
import { Select } from '@petcare/ui/choice';
import { DAYS_AHEAD } from '../bookable/reservation-api.ts';
import { departuresFrom, type Nights } from '../when/stay.ts';
import { shortDay } from '../record/when-in-words.ts';
import type { BusinessQuery } from '../bookable/bookable.ts';

type Props = {
  business: BusinessQuery;
  nights: Nights;
  /** The day of arrival. */
  date: string;
  value: string | null;
  onChange: (endDate: string) => void;
};

/** The day on which a stay ends, of those that are free until then. */
export function StayEndField({ business, nights, date, value, onChange }: Props) {
  const today = seoulDate(useNow());
  const days = useRest('/api/client/reservation/able', {
    query: { ...business, start_date: today, end_date: addDays(today, DAYS_AHEAD), stay: true },
  });
  const departures = departuresFrom(days.data?.items ?? [], date, nights);
  return (
    <Select
      label="찾는 날"
      placeholder={days.data && departures.length === 0 ? '이 날부터는 맡길 수 없어요' : '며칠 맡기는지 골라 주세요'}
      options={departures.map((day) => ({ value: day, label: `${shortDay(day)} · ${daysBetween(date, day)}박` }))}
      value={value !== null && departures.includes(value) ? value : null}
      onChange={onChange}
      errorMessage={days.error ?? undefined}
      isDisabled={departures.length === 0}
      isRequired
    />
  );
}
