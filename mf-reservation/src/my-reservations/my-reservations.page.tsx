import { graphql, messageOfError } from '@petcare/api';
import { bus, toast } from '@petcare/event-bus';
import { answerOf, lazyPiece } from '@petcare/remote';
import { EmptyState, LinkButton, PageTitle, Pagination, scrollStrip, Skeleton, Stack, tokens, usePageParam } from '@petcare/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMutation, useQuery } from 'urql';
import { useCancelling } from '../cancelling/use-cancelling.tsx';
import { ReservationStatus } from '../record/status.ts';
import { MyReservationCard } from './my-reservation-card.tsx';
import { MyReservationFields, type MyReservation } from '../record/my-reservation.ts';
import { NextReservation } from './next-reservation.tsx';

const AskToMoveDialog = lazyPiece(() => import('./ask-to-move-dialog.tsx').then((m) => m.AskToMoveDialog));

const ReservationNotices = lazyPiece(() => import('./reservation-notices.tsx').then((m) => m.ReservationNotices));

const COUNT = 10;
const ROOT = '/mypage/reservation';

const MyReservationsPage_Reservations = graphql(
  `
    query MyReservationsPage_Reservations($shown: ReservationSearchInput!, $page: Int!, $count: Int!) {
      next: getMyReservationsByPage(reservationSearchInput: { phase: ahead, sort: time }, page: 1, count: 1) {
        ...MyReservationFields
      }
      ahead: getMyReservationCount(reservationSearchInput: { phase: ahead })
      past: getMyReservationCount(reservationSearchInput: { phase: past })
      off: getMyReservationCount(reservationSearchInput: { phase: off })
      unread: getMyReservationNoticeCount(unreadOnly: true)
      getMyReservationsByPage(reservationSearchInput: $shown, page: $page, count: $count) {
        ...MyReservationFields
      }
    }
  `,
  [MyReservationFields],
);

const MyReservationsPage_Move = graphql(`
  mutation MyReservationsPage_Move($id: ID!, $status: Int!, $date: Date!, $time: Time!) {
    updateReservationByUser(reservationId: $id, status: $status, date: $date, time: $time) {
      id
      status
    }
  }
`);

const views = [
  { phase: 'ahead', label: '예정', sort: 'time', nothing: '예정된 예약이 없어요.' },
  { phase: 'past', label: '지난 예약', sort: 'latest', nothing: '지난 예약이 없어요.' },
  { phase: 'off', label: '취소', sort: 'latest', nothing: '취소되거나 거절된 예약이 없어요.' },
] as const;

/** The reservations of a guardian: what comes next on top, then those ahead, past (`?view=past`) or off (`?view=off`); and what was told of them (`?view=notices`). */
export function MyReservationsPage() {
  const [params] = useSearchParams();
  const { page, hrefOf } = usePageParam('page');
  const isNotices = params.get('view') === 'notices';
  const view = views.find(({ phase }) => phase === params.get('view')) ?? views[0];
  const { standIn, data, reload } = answerOf(
    useQuery({
      query: MyReservationsPage_Reservations,
      variables: { shown: { phase: view.phase, sort: view.sort }, page: isNotices ? 1 : page, count: COUNT },
    }),
    <Tall>
      <Skeleton variant="card" count={2} />
    </Tall>,
  );
  const cancelling = useCancelling(reload);
  const [moved, setMoved] = useState<MyReservation | null>(null);
  const [, move] = useMutation(MyReservationsPage_Move);

  const moveTo = async ({ id }: MyReservation, slot: { date: string; time: string }) => {
    const { error: refused } = await move({ id, status: ReservationStatus.REQUESTED, ...slot });
    if (refused) return messageOfError(refused);
    setMoved(null);
    reload();
    bus.emit('reservation.changed', { reservationId: id, status: ReservationStatus.REQUESTED });
    toast('success', '새 시간으로 변경을 신청했어요.');
    return undefined;
  };

  const next = view.phase === 'ahead' && page === 1 ? data?.next[0] : undefined;
  const shown = data?.getMyReservationsByPage.filter(({ id }) => id !== next?.id) ?? [];
  return (
    <>
      <PageTitle
        description="다가오는 예약을 확인하고, 다녀온 곳을 다시 예약해요."
        actions={
          <LinkButton to="/reservation" size="sm" icon="plus">
            새 예약
          </LinkButton>
        }
      >
        내 예약
      </PageTitle>
      <Stack gap={6}>
        <Tabs aria-label="예약 골라 보기">
          {views.map(({ phase, label }) => (
            <Tab
              key={phase}
              to={phase === 'ahead' ? ROOT : `${ROOT}?view=${phase}`}
              aria-current={!isNotices && phase === view.phase ? 'page' : undefined}
            >
              {label} {data && <span>{data[phase]}</span>}
            </Tab>
          ))}
          <Tab to={`${ROOT}?view=notices`} aria-current={isNotices ? 'page' : undefined}>
            알림 {data && data.unread > 0 && <span>{data.unread}</span>}
          </Tab>
        </Tabs>
        {isNotices ? (
          <ReservationNotices onRead={reload} />
        ) : (
          <>
            {standIn}
            {next && <NextReservation reservation={next} onCancel={() => cancelling.ask(next)} onMove={() => setMoved(next)} />}
            {data && !next && shown.length === 0 && (
              <EmptyState
                icon="calendar"
                title={view.nothing}
                description={view.phase === 'ahead' ? '가까운 동물병원을 골라 빈 시간에 바로 예약해 보세요.' : undefined}
                action={view.phase === 'ahead' && <LinkButton to="/reservation">예약하러 가기</LinkButton>}
              />
            )}
            {shown.length > 0 && (
              <Stack as="section" gap={3} aria-label={next ? '그다음 예약' : `${view.label} 목록`}>
                {next && <After>그다음 예약</After>}
                {shown.map((reservation) => (
                  <MyReservationCard
                    key={reservation.id}
                    reservation={reservation}
                    onCancel={() => cancelling.ask(reservation)}
                    onMove={() => setMoved(reservation)}
                  />
                ))}
              </Stack>
            )}
            {data && <Pagination page={page} count={COUNT} total={data[view.phase]} hrefOf={hrefOf} />}
          </>
        )}
      </Stack>
      {cancelling.dialog}
      {moved && <AskToMoveDialog reservation={moved} onMove={(slot) => moveTo(moved, slot)} onClose={() => setMoved(null)} />}
    </>
  );
}

const Tall = styled.div`
  min-height: 40rem;
`;

const After = styled.h2`
  margin: ${tokens.space[2]} 0 0;
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
`;

const Tabs = styled.nav`
  display: flex;
  gap: ${tokens.space[2]};
  ${scrollStrip}
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  flex: none;
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  text-decoration: none;
  &[aria-current] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.semibold};
  }
  span {
    font-variant-numeric: tabular-nums;
  }
`;
