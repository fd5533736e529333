import { siteNow } from '@petcare/auth';
import { seoulDate } from '@petcare/time';
import { graphql, messageOfError } from '@petcare/api';
import type { SlotProps } from '@petcare/contracts';
import { bus, toast } from '@petcare/event-bus';
import { EmptyState, ErrorState, Pagination, Skeleton, Stack, usePageParam } from '@petcare/ui';
import { Tabs } from '@petcare/ui/choice';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { ReservationStatus } from '../booking/status.ts';
import { ReservationRow } from './reservation-row.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { answers, type Answer } from './answers.ts';

const COUNT = 5;

const HospitalReservationsPart_Reservations = graphql(`
  query HospitalReservationsPart_Reservations(
    $input: ReservationSearchInput!
    $requested: ReservationSearchInput!
    $page: Int!
    $count: Int!
  ) {
    getMyHospitalReservationsByPage(reservationSearchInput: $input, page: $page, count: $count) {
      id
      reservationNumber
      status
      date
      time
      startsAt
      note
      petName
      petKind
      user {
        id
        name
        phone
      }
    }
    getMyHospitalReservationCount(reservationSearchInput: $input)
    requestedCount: getMyHospitalReservationCount(reservationSearchInput: $requested)
  }
`);

const HospitalReservationsPart_Answer = graphql(`
  mutation HospitalReservationsPart_Answer($reservations: [ID!]!, $status: Int!, $reason: String) {
    updateReservationByHospital(reservations: $reservations, status: $status, reason: $reason) {
      id
      status
    }
  }
`);

type Choice = 'requested' | 'today' | 'all';
type Asked = { reservationId: string; guest: string; answer: Answer };

const requested = { statuses: [ReservationStatus.REQUESTED], sort: 'time' as const };

function filterOf(choice: Choice) {
  const today = seoulDate(siteNow());
  if (choice === 'today') return { startDate: today, endDate: today, sort: 'time' as const };
  return choice === 'requested' ? requested : {};
}

const nothing: Record<Choice, string> = {
  requested: '답을 기다리는 예약이 없어요.',
  today: '오늘은 예약이 없어요.',
  all: '아직 들어온 예약이 없어요.',
};

/** The reservations at the signed-in hospital, and its answers to them. */
export function HospitalReservationsPart({ hospitalId }: SlotProps<'bizpage.reservations'>) {
  return <Reservations key={hospitalId} />;
}

function Reservations() {
  const [choice, setChoice] = useState<Choice>('all');
  const { page, hrefOf, goTo } = usePageParam('reservations');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [filter, setFilter] = useState(() => filterOf('all'));
  const [{ data, error, fetching }, again] = useQuery({
    query: HospitalReservationsPart_Reservations,
    variables: { input: filter, requested, page, count: COUNT },
  });
  const [{ fetching: isAnswering }, answer] = useMutation(HospitalReservationsPart_Answer);

  const choose = (next: Choice) => {
    setChoice(next);
    setFilter(filterOf(next));
    goTo(1);
  };
  const ask = (question: Asked) => {
    setRefusal(undefined);
    setAsked(question);
  };
  const confirm = async ({ reservationId, answer: { status, done } }: Asked, reason: string | null) => {
    const result = await answer({ reservations: [reservationId], status, reason });
    again();
    if (result.error) return setRefusal(messageOfError(result.error));
    setAsked(null);
    bus.emit('reservation.changed', { reservationId, status });
    toast('success', done);
  };

  const items = [
    { id: 'all' as const, label: '전체' },
    { id: 'requested' as const, label: '신청', count: data?.requestedCount },
    { id: 'today' as const, label: '오늘' },
  ];
  return (
    <Tabs label="예약 골라 보기" items={items} selected={choice} onChange={choose}>
      {error ? (
        <ErrorState message={messageOfError(error)} onRetry={again} isRetrying={fetching} />
      ) : !data ? (
        <Skeleton variant="list" count={3} />
      ) : data.getMyHospitalReservationsByPage.length === 0 ? (
        <EmptyState icon="calendar" title={nothing[choice]} />
      ) : (
        <Stack gap={3}>
          {data.getMyHospitalReservationsByPage.map((reservation) => (
            <ReservationRow
              key={reservation.id}
              reservation={reservation}
              onAnswer={(chosen) => ask({ reservationId: reservation.id, guest: reservation.user?.name ?? '탈퇴한 회원', answer: chosen })}
            />
          ))}
          <Pagination page={page} count={COUNT} total={data.getMyHospitalReservationCount} hrefOf={hrefOf} />
        </Stack>
      )}
      <AnswerDialog
        key={asked && `${asked.reservationId} ${asked.answer.label}`}
        answer={asked?.answer ?? answers.confirm}
        guests={[asked?.guest ?? '']}
        refusal={refusal}
        isOpen={asked !== null}
        isPending={isAnswering}
        onCancel={() => setAsked(null)}
        onConfirm={(reason) => asked && void confirm(asked, reason)}
      />
    </Tabs>
  );
}
