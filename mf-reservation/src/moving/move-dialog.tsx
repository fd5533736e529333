import { useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { Button, formatLongDate, formatTime, FormError, Stack } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { guestOf, type BusinessReservation } from './business-reservation.ts';
import { FreeTimes, type ChosenSlot } from './free-times.tsx';
import { queryOfBusiness } from './own-business.ts';

type Slot = { date: string; time: string };
type Props = {
  reservation: BusinessReservation;
  /** Where it is wanted: the first free time from then on is chosen. */
  to?: Slot | null;
  /** Answers with the sentence of a refusal. */
  onMove: (slot: Slot) => Promise<string | undefined>;
  onClose: () => void;
};

/** Another day and time for a reservation, from what is free. Moving a request confirms it; a stay keeps its nights. */
export function MoveDialog({ reservation, to = null, onMove, onClose }: Props) {
  const today = seoulDate(useNow());
  const { business, date, endDate, time } = reservation;
  const [slot, setSlot] = useState<ChosenSlot>({ date: to?.date ?? (date < today ? today : date), time: null });
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [isPending, setPending] = useState(false);

  const move = async () => {
    if (!slot.time) return setProblem('옮길 시간을 골라 주세요.');
    setPending(true);
    const refusal = await onMove({ date: slot.date, time: slot.time });
    setPending(false);
    setProblem(refusal);
    if (!refusal) return;
    setSlot({ date: slot.date, time: null });
    setRefusals((before) => before + 1);
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
          지금은 {formatLongDate(date)} {formatTime(time)}이에요. {endDate && '머무는 날 수는 그대로예요. '}옮기면 확정되고, 보호자에게 새
          시간을 알려드려요.
        </p>
        <FreeTimes
          business={queryOfBusiness(business)}
          value={slot}
          wanted={to}
          isStay={endDate !== null}
          round={refusals}
          onChange={setSlot}
        />
        <FormError>{problem}</FormError>
      </Stack>
    </Dialog>
  );
}
