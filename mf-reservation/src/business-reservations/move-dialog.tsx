import { useRest } from '@petcare/api';
import { useNow } from '@petcare/remote';
import { addDays, seoulDate } from '@petcare/time';
import { Button, formatLongDate, formatTime, FormError, Skeleton, Stack } from '@petcare/ui';
import { DatePicker, TimeSlots } from '@petcare/ui/date';
import { Dialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { DAYS_AHEAD } from '../booking/reservation-api.ts';
import { guestOf, type BusinessReservation } from './business-reservation.ts';

type Slot = { date: string; time: string };
type Props = {
  reservation: BusinessReservation;
  /** Where it is wanted: the first free time from then on is chosen. */
  to?: Slot | null;
  /** Answers with the sentence of a refusal. */
  onMove: (slot: Slot) => Promise<string | undefined>;
  onClose: () => void;
};

/** Another day and time for a reservation, from what is free. Moving a request confirms it. */
export function MoveDialog({ reservation, to = null, onMove, onClose }: Props) {
  const today = seoulDate(useNow());
  const [date, setDate] = useState(to?.date ?? (reservation.date < today ? today : reservation.date));
  const [chosen, setTime] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const own = { hospital_id: reservation.hospital?.id ?? '' };
  const days = useRest('/api/client/reservation/able', { query: { ...own, start_date: today, end_date: addDays(today, DAYS_AHEAD) } });
  const times = useRest('/api/client/reservation/abletime', { query: { ...own, date } });
  const wanted = date === to?.date ? times.data?.find((slot) => !slot.taken && slot.time >= to.time)?.time : undefined;
  const time = chosen ?? wanted ?? null;
  const able = new Set(days.data?.map((day) => day.date));

  const move = async () => {
    if (!time) return setProblem('옮길 시간을 골라 주세요.');
    setPending(true);
    const refusal = await onMove({ date, time });
    setPending(false);
    setProblem(refusal);
    if (!refusal) return;
    setTime(null);
    times.refetch();
  };
  return (
    <Dialog
      isOpen
      title={`${guestOf(reservation)}님 예약 옮기기`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
            닫기
          </Button>
          <Button onPress={() => void move()} isPending={isPending}>
            옮기기
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          지금은 {formatLongDate(reservation.date)} {formatTime(reservation.time)}이에요. 옮기면 확정되고, 보호자에게 새 시간을 알려드려요.
        </p>
        <DatePicker
          label="날짜"
          value={date}
          min={today}
          max={addDays(today, DAYS_AHEAD)}
          unavailable={(day) => days.data !== null && !able.has(day)}
          onChange={(day) => {
            setDate(day);
            setTime(null);
          }}
        />
        {times.error ? (
          <FormError>{times.error}</FormError>
        ) : !times.data ? (
          <Skeleton variant="block" count={2} />
        ) : times.data.length === 0 ? (
          <p>이 날은 예약을 받는 시간이 없어요.</p>
        ) : (
          <TimeSlots
            label="시간"
            slots={times.data.map((slot) => ({ time: slot.time, isAvailable: !slot.taken }))}
            value={time}
            onChange={setTime}
          />
        )}
        <FormError>{problem}</FormError>
      </Stack>
    </Dialog>
  );
}
