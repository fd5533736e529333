import { bus } from '@petcare/event-bus';
import { messageOfError, newIdempotencyKey } from '@petcare/api';
import { useNow } from '@petcare/remote';
import { Button, FormError, media, Stack, tokens } from '@petcare/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { loadAbleDays, loadAbleTimes, makeReservation, type BookingDraft } from './reservation-api.ts';
import { addDays, DAYS_AHEAD, seoulDay } from './seoul-day.ts';
import { useLoaded } from './use-loaded.ts';
import { BookingDetails, type PetDetails } from './booking-details.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';
import { HospitalSummary, type BookedHospital } from './hospital-summary.tsx';
import { NotOffered } from './not-offered.tsx';
import { SlotPicker } from './slot-picker.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

const Beside = styled.div`
  order: -1;
  ${media.desktop} {
    order: 0;
    position: sticky;
    top: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});
  }
`;

type Problem = { at: 'slot' | 'form'; message: string };

export function BookingForm({ hospital }: { hospital: BookedHospital }) {
  const navigate = useNavigate();
  const today = seoulDay(useNow());
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const [details, setDetails] = useState<PetDetails>({ petName: '', petKind: '', note: '' });
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const attempt = useRef(newIdempotencyKey());

  const offered = hospital.allowReservation ? hospital.id : null;
  const days = useLoaded(offered, (id) => loadAbleDays(id, today, addDays(today, DAYS_AHEAD)));
  const times = useLoaded(offered && date, (day) => loadAbleTimes(hospital.id, day));
  const picked = times.data?.some((slot) => slot.time === time && !slot.taken) ? time : null;

  if (!hospital.allowReservation || (days.data && days.data.length === 0)) return <NotOffered hospital={hospital} />;

  const chooseDate = (day: string) => {
    setDate(day);
    setTime(null);
    setProblem(null);
  };
  const chooseTime = (slot: string) => {
    setTime(slot);
    setProblem(null);
  };
  const goOn = () => {
    if (date && picked) setIsConfirming(true);
    else setProblem({ at: 'slot', message: date ? '예약할 시간을 골라 주세요.' : '예약할 날짜를 골라 주세요.' });
  };
  const refused = (code: string, message: string) => {
    // A refusal is this key's answer for good: the next attempt needs another.
    attempt.current = newIdempotencyKey();
    const isSlotGone = code === 'SLOT_TAKEN' || code === 'VALIDATION_FAILED';
    setProblem({ at: isSlotGone ? 'slot' : 'form', message });
    if (!isSlotGone) return;
    setTime(null);
    times.reload();
    days.reload();
  };
  const send = async (draft: BookingDraft) => {
    setIsSending(true);
    try {
      const answer = await makeReservation(draft, attempt.current);
      setIsConfirming(false);
      if (!answer.success) return refused(answer.error.code, answer.message);
      bus.emit('reservation.made', { reservationId: answer.data.id, hospitalId: hospital.id });
      void navigate(`/reservation/finished?id=${encodeURIComponent(answer.data.id)}`, { replace: true });
    } catch (error) {
      setIsConfirming(false);
      setProblem({ at: 'form', message: messageOfError(error) });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Columns>
      <Stack gap={6}>
        <SlotPicker
          days={days}
          times={times}
          today={today}
          date={date}
          time={picked}
          problem={problem?.at === 'slot' ? problem.message : undefined}
          onDate={chooseDate}
          onTime={chooseTime}
        />
        <BookingDetails value={details} onChange={setDetails} />
        <FormError>{problem?.at === 'form' ? problem.message : undefined}</FormError>
        <Button size="lg" fullWidth icon="calendar" onPress={goOn}>
          예약 내용 확인하기
        </Button>
      </Stack>
      <Beside>
        <HospitalSummary hospital={hospital} date={date} time={picked} />
      </Beside>
      {date && picked && (
        <ConfirmBooking
          isOpen={isConfirming}
          isSending={isSending}
          draft={{ hospitalId: hospital.id, date, time: picked, ...details }}
          hospitalName={hospital.name}
          onCancel={() => setIsConfirming(false)}
          onConfirm={(draft) => void send(draft)}
        />
      )}
    </Columns>
  );
}
