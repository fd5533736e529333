import { useRest } from '@petcare/api';
import { toast, useBusEvent } from '@petcare/event-bus';
import { answerOf, lazyPiece, useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { Badge, Card, formatNumber, LinkButton, Section, Skeleton, Stack, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { itemsInWords } from '../record/items-in-words.ts';
import { lookOfStatus, ReservationStatus } from '../record/status.ts';
import type { Answer } from './answers.ts';
import { guestOf, hourOn, petOf, type BusinessReservation } from './business-reservation.ts';
import { writeFilter } from './list-address.ts';
import { ReservationRow } from './reservation-row.tsx';
import { useUpdateReservations } from './use-update-reservations.ts';

const AnswerDialog = lazyPiece(() => import('./answer-dialog.tsx').then((m) => m.AnswerDialog));

const LIST = '/bizpage/reservation/list';
const { REQUESTED, CONFIRMED, COMPLETED, NO_SHOW } = ReservationStatus;
const MOST = { waiting: 5, today: 30 };

type OpenAnswer = { answer: Answer; of: BusinessReservation };

/** Requests that wait for a word of the signed-in business, and its day by the clock; stands in a slot of its start page. */
export function BusinessTodayPart() {
  const today = seoulDate(useNow());
  const [asked, setAsked] = useState<OpenAnswer | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const update = useUpdateReservations();
  const waiting = useRest('/api/client/reservation/reservation-list', {
    query: { statuses: String(REQUESTED), sort: 'time', page: 1, count: MOST.waiting },
  });
  // Who has cancelled doesn't come.
  const day = useRest('/api/client/reservation/reservation-list', {
    query: {
      ...{ statuses: [REQUESTED, CONFIRMED, COMPLETED, NO_SHOW].join(','), start_date: today, end_date: today },
      ...{ sort: 'time' as const, page: 1, count: MOST.today },
    },
  });
  const waitingAnswer = answerOf(waiting, <Skeleton variant="list" count={4} />);
  const dayAnswer = answerOf(day, <Skeleton variant="list" count={4} />, {
    empty: ({ items }) =>
      items.length === 0 && (
        <Card>
          <Quiet>오늘은 예약이 없어요.</Quiet>
        </Card>
      ),
  });
  useBusEvent('reservation.changed', () => {
    waiting.refetch();
    day.refetch();
  });

  async function answer({ answer: { status, done }, of }: OpenAnswer, reason: string | null) {
    setPending(true);
    const problem = await update({ reservations: [of.id], status, reason });
    setPending(false);
    setRefusal(problem);
    if (problem) return waiting.refetch();
    setAsked(null);
    toast('success', done);
  }

  // Both at once: what waits stands above the day, and would push it down.
  if ((!waiting.data && !waiting.error) || (!day.data && !day.error)) return <Skeleton variant="list" count={4} />;
  const count = day.data && ` ${formatNumber(day.data.total)}건`;
  return (
    <>
      {waitingAnswer.standIn ??
        (waitingAnswer.data.total > 0 && (
          <Section
            title={`답을 기다리는 예약 ${formatNumber(waitingAnswer.data.total)}건`}
            actions={
              <LinkButton to={`${LIST}?${writeFilter({ state: 'requested', from: null, to: null, search: '' })}`} variant="ghost" size="sm">
                모두 보기
              </LinkButton>
            }
          >
            <Stack gap={3}>
              {waitingAnswer.data.items.map((reservation) => (
                <ReservationRow
                  key={reservation.id}
                  reservation={reservation}
                  onAnswer={(chosen) => {
                    setRefusal(undefined);
                    setAsked({ answer: chosen, of: reservation });
                  }}
                />
              ))}
            </Stack>
          </Section>
        ))}
      <Section
        title={`오늘 예약${count ?? ''}`}
        actions={
          <LinkButton to="/bizpage/reservation" variant="ghost" size="sm">
            예약 달력
          </LinkButton>
        }
      >
        {dayAnswer.standIn ?? (
          <Card padding="none">
            <Day>
              {dayAnswer.data.items.map((reservation) => (
                <Visit key={reservation.id} day={today} reservation={reservation} />
              ))}
            </Day>
          </Card>
        )}
      </Section>
      {asked && (
        <AnswerDialog
          answer={asked.answer}
          guests={[guestOf(asked.of)]}
          refusal={refusal}
          isOpen
          isPending={isPending}
          onCancel={() => setAsked(null)}
          onConfirm={(reason) => void answer(asked, reason)}
        />
      )}
    </>
  );
}

function Visit({ day, reservation }: { day: string; reservation: BusinessReservation }) {
  const { status, items, note } = reservation;
  const { tone, label } = lookOfStatus(status);
  return (
    <li>
      <Hour>{hourOn(day, reservation)}</Hour>
      <div>
        <strong>{guestOf(reservation)}</strong>
        <Quiet>{[petOf(reservation), itemsInWords(items)].filter(Boolean).join(' · ')}</Quiet>
        {note && <Quiet>{note}</Quiet>}
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}

const Day = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    align-items: start;
    gap: ${tokens.space[3]};
    padding: ${tokens.space[4]} ${tokens.space[5]};
  }
  & > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Hour = styled.strong`
  font-variant-numeric: tabular-nums;
  white-space: pre-line;
`;

const Quiet = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
