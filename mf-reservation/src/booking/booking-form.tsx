import { addDays, seoulDate } from '@petcare/time';
import { bus } from '@petcare/event-bus';
import { createAttempts, useRest } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { useNow } from '@petcare/remote';
import { Button, FormError, media, Stack, tokens } from '@petcare/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { DAYS_AHEAD, makeReservation, type BookingDraft } from './reservation-api.ts';
import { BookingDetails } from './booking-details.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';
import { HospitalSummary, type BookedHospital } from './hospital-summary.tsx';
import { keepBooking, readKeptBooking, type KeptBooking } from './kept-booking.ts';
import { NotOffered } from './not-offered.tsx';
import { SlotPicker } from './slot-picker.tsx';

type Problem = { at: 'slot' | 'form'; message: string };

export function BookingForm({ hospital }: { hospital: BookedHospital }) {
  const navigate = useNavigate();
  const today = seoulDate(useNow());
  const session = useSession();
  const place = { userID: session.status === 'signed-in' ? session.identity.userID : '', hospitalId: hospital.id };
  const [{ date: chosen, time, details }, setBooking] = useState(() => readKeptBooking(place));
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempts] = useState(createAttempts);

  const { id: hospital_id, allowReservation } = hospital;
  const days = useRest('/api/client/reservation/able', {
    query: { hospital_id, start_date: today, end_date: addDays(today, DAYS_AHEAD) },
    pause: !allowReservation,
  });
  const nearest = days.data?.find(({ free }) => free > 0)?.date ?? null;
  const date = days.data?.some((day) => day.date === chosen) ? chosen : nearest;
  const times = useRest('/api/client/reservation/abletime', {
    query: { hospital_id, date: date ?? today },
    pause: !allowReservation || !date,
  });
  const picked = times.data?.some((slot) => slot.time === time && !slot.taken) ? time : null;

  if (!allowReservation || (days.data && days.data.length === 0)) return <NotOffered hospital={hospital} />;

  const change = (part: Partial<KeptBooking>) => {
    const next = { date, time, details, ...part };
    setBooking(next);
    keepBooking(place, next);
  };
  const chooseDate = (day: string) => {
    if (day !== date) change({ date: day, time: null });
    setProblem(null);
  };
  const chooseTime = (slot: string) => {
    change({ time: slot });
    setProblem(null);
  };
  const goOn = () => {
    if (date && picked) setIsConfirming(true);
    else setProblem({ at: 'slot', message: date ? '예약할 시간을 골라 주세요.' : '예약할 날짜를 골라 주세요.' });
  };
  const refused = (code: string, message: string) => {
    if (code !== 'UNREACHABLE') attempts.answered();
    const isSlotGone = code === 'SLOT_TAKEN' || code === 'VALIDATION_FAILED';
    setProblem({ at: isSlotGone ? 'slot' : 'form', message });
    if (!isSlotGone) return;
    change({ time: null });
    times.refetch();
    days.refetch();
  };
  const send = async (draft: BookingDraft) => {
    setIsSending(true);
    const answer = await makeReservation(draft, attempts.keyFor(JSON.stringify(draft)));
    setIsConfirming(false);
    setIsSending(false);
    if (!answer.success) return refused(answer.error.code, answer.message);
    keepBooking(place, null);
    bus.emit('reservation.made', { reservationId: answer.data.id, hospitalId: hospital.id });
    void navigate(`/reservation/finished?id=${encodeURIComponent(answer.data.id)}`, { replace: true });
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
        <BookingDetails value={details} onChange={(next) => change({ details: next })} />
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
