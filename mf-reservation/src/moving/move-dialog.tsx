import type { Business } from '@petcare/contracts';
import { useNow } from '@petcare/remote';
import { daysBetween, seoulDate } from '@petcare/time';
import { Button, formatDate, formatTime, FormError, Stack } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { useState, type ReactNode } from 'react';
import { queryOfBusiness } from '../bookable/bookable.ts';
import { FreeTimes, type ChosenSlot } from './free-times.tsx';

type Slot = { date: string; time: string };
type MovedReservation = { business: Business; date: string; time: string; endDate: string | null };
type Props = {
  reservation: MovedReservation;
  title: string;
  /** In place of when it is now: of several what is moved. */
  moved?: ReactNode;
  /** The consequence of the move, in a sentence. */
  follows: string;
  /** The wanted time: the first free time from then on is chosen. */
  to?: Slot | null;
  /** Answers with the sentence of a refusal. */
  onMove: (slot: Slot) => Promise<string | undefined>;
  onClose: () => void;
};

/** Another day and time for a reservation, from what is free; a stay keeps its nights. */
export function MoveDialog({ reservation: { business, date, endDate, time }, title, moved, follows, to = null, onMove, onClose }: Props) {
  const today = seoulDate(useNow());
  const count = endDate && daysBetween(date, endDate);
  const [slot, setSlot] = useState<ChosenSlot>({ date: to?.date ?? (date < today ? today : date), time: null });
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [isPending, setPending] = useState(false);

  const move = async () => {
    if (!slot.time) return setProblem('변경할 시간을 골라 주세요.');
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
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
            닫기
          </Button>
          <Button onPress={() => void move()} isPending={isPending}>
            변경
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          {!moved && (
            <span>
              지금은 {formatDate(date)} {formatTime(time)}이에요.{' '}
            </span>
          )}
          {endDate && <span>머무는 날 수는 그대로예요. </span>}
          <span>{follows}</span>
        </p>
        {moved}
        <FreeTimes
          business={queryOfBusiness(business)}
          value={slot}
          wanted={to}
          nights={count ? { least: count, most: count } : null}
          own={endDate ? { date, endDate } : null}
          round={refusals}
          onChange={setSlot}
        />
        <FormError>{problem}</FormError>
      </Stack>
    </Dialog>
  );
}
