import { downloadFile, useRest } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { answerOf, lazyPiece } from '@petcare/remote';
import { Button, EmptyState, PageTitle, Pagination, Skeleton, Stack, usePageParam } from '@petcare/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { seoulDate } from '@petcare/time';
import { useNow } from '@petcare/remote';
import { canMove, sharedAnswers, type Answer } from './answers.ts';
import { BulkBar } from './bulk-bar.tsx';
import { guestOf, type BusinessReservation } from './business-reservation.ts';
import { periodOfFile, queryOf, readFilter, writeFilter, type ListFilter } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { ListRow } from './list-row.tsx';
import { ReservationViews } from './reservation-views.tsx';
import { useUpdateReservations } from './use-update-reservations.ts';

const AnswerDialog = lazyPiece(() => import('./answer-dialog.tsx').then((m) => m.AnswerDialog));
const MoveGuestDialog = lazyPiece(() => import('./move-guest-dialog.tsx').then((m) => m.MoveGuestDialog));
const MoveGuestsDialog = lazyPiece(() => import('./move-guests-dialog.tsx').then((m) => m.MoveGuestsDialog));
const ReservationDialog = lazyPiece(() => import('./reservation-dialog.tsx').then((m) => m.ReservationDialog));

const PhoneBookingDialog = lazyPiece(() => import('./phone-booking-dialog.tsx').then((m) => m.PhoneBookingDialog));

const COUNT = 20;

/** Every reservation at the signed-in business: `?state`, `?from`, `?to`, `?search` and `?page` narrow it. */
export function ReservationsListPage() {
  const [params, setParams] = useSearchParams();
  const { page, hrefOf } = usePageParam('page');
  const now = useNow();
  const today = seoulDate(now);
  const filter = readFilter(params);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ answer: Answer; of: BusinessReservation[] } | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [movedTogether, setMovedTogether] = useState<BusinessReservation[] | null>(null);
  const [moved, setMoved] = useState<BusinessReservation | null>(null);
  const [opened, setOpened] = useState<BusinessReservation | null>(null);
  const [isCalled, setCalled] = useState(false);
  const [isPending, setPending] = useState(false);
  const update = useUpdateReservations();
  const { standIn, data, reload } = answerOf(
    useRest('/api/client/reservation/reservation-list', { query: { ...queryOf(filter), page, count: COUNT } }),
    <Tall>
      <Skeleton variant="list" count={6} />
    </Tall>,
  );

  const items = data?.items ?? [];
  const selected = items.filter(({ id }) => chosen.has(id));
  const narrow = (part: Partial<ListFilter>) => {
    setChosen(new Set());
    setParams(writeFilter({ ...filter, ...part }));
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  const ask = (question: NonNullable<typeof asked>) => {
    setRefusal(undefined);
    setAsked(question);
  };
  const change = async (changed: Parameters<typeof update>[0], done: string): Promise<string | undefined> => {
    setPending(true);
    const problem = await update(changed);
    setPending(false);
    reload();
    if (!problem) {
      setChosen(new Set());
      toast('success', done);
    }
    return problem;
  };
  const answer = async (reason: string | null) => {
    if (!asked) return;
    const problem = await change({ reservations: asked.of.map(({ id }) => id), status: asked.answer.status, reason }, asked.answer.done);
    setRefusal(problem);
    if (!problem) setAsked(null);
  };
  const download = async () => {
    const { sort: _sort, ...query } = queryOf(filter);
    const period = periodOfFile(filter, today);
    const answer = await downloadFile('/api/client/reservation/reservations.csv', `예약목록-${period.start_date}-${period.end_date}.csv`, {
      query: { ...query, ...period },
    });
    if (!answer.success) toast('error', answer.message);
  };
  const print = async () => {
    const { printDay } = await import('./print-day.ts');
    const problem = await printDay(today);
    if (problem) toast('error', problem);
  };

  return (
    <>
      <PageTitle
        description="들어온 예약을 찾고, 여러 건을 한 번에 확정하거나 거절해요."
        actions={
          <>
            <Button size="sm" icon="phone" onPress={() => setCalled(true)}>
              전화 예약 등록
            </Button>
            <Button size="sm" variant="secondary" icon="list" onPress={() => void print()}>
              오늘 목록 인쇄
            </Button>
            <Button size="sm" variant="secondary" icon="download" onPress={() => void download()}>
              엑셀 파일
            </Button>
          </>
        }
      >
        예약 목록
      </PageTitle>
      <ReservationViews current="list" />
      <Stack gap={5}>
        <ListFilters filter={filter} today={today} onChange={narrow} />
        {standIn ? (
          standIn
        ) : items.length === 0 ? (
          <EmptyState
            icon="calendar"
            title={params.size === 0 ? '아직 들어온 예약이 없어요.' : '조건에 맞는 예약이 없어요.'}
            description={params.size === 0 ? '예약이 들어오면 여기에서 확인하고 답할 수 있어요.' : '기간이나 상태를 바꿔 보세요.'}
            action={
              params.size > 0 && (
                <Button variant="secondary" onPress={() => setParams({})}>
                  조건 지우기
                </Button>
              )
            }
          />
        ) : (
          <>
            <BulkBar
              total={data.total}
              shown={items.length}
              count={selected.length}
              isAllChosen={selected.length === items.length}
              answers={sharedAnswers(selected, now)}
              canMove={selected.every((one) => canMove(one) && one.endDate === null)}
              onMove={() => setMovedTogether(selected)}
              onChooseAll={(all) => setChosen(new Set(all ? items.map(({ id }) => id) : []))}
              onAnswer={(chosenAnswer) => ask({ answer: chosenAnswer, of: selected })}
            />
            <Rows>
              {items.map((reservation) => (
                <ListRow
                  key={reservation.id}
                  reservation={reservation}
                  isChosen={chosen.has(reservation.id)}
                  onChoose={(isChosen) => choose(reservation.id, isChosen)}
                  onOpen={() => setOpened(reservation)}
                  onMove={() => setMoved(reservation)}
                  onAnswer={(chosenAnswer) => ask({ answer: chosenAnswer, of: [reservation] })}
                />
              ))}
            </Rows>
            <Pagination page={page} count={COUNT} total={data.total} hrefOf={hrefOf} />
          </>
        )}
      </Stack>
      {asked && (
        <AnswerDialog
          answer={asked.answer}
          guests={asked.of.map(guestOf)}
          refusal={refusal}
          isOpen
          isPending={isPending}
          onCancel={() => setAsked(null)}
          onConfirm={(reason) => void answer(reason)}
        />
      )}
      {moved && (
        <MoveGuestDialog
          reservation={moved}
          onClose={() => setMoved(null)}
          onMove={async (slot) => {
            const problem = await change({ reservations: [moved.id], status: 1, ...slot }, '예약 시간을 변경했어요.');
            if (!problem) setMoved(null);
            return problem;
          }}
        />
      )}
      {movedTogether && (
        <MoveGuestsDialog
          reservations={movedTogether}
          onClose={() => setMovedTogether(null)}
          onMove={async (slot) => {
            const ids = movedTogether.map(({ id }) => id);
            const problem = await change({ reservations: ids, status: 1, ...slot }, `예약 ${ids.length}건을 변경했어요.`);
            if (!problem) setMovedTogether(null);
            return problem;
          }}
        />
      )}
      {opened && (
        <ReservationDialog
          reservation={opened}
          onMove={() => {
            setMoved(opened);
            setOpened(null);
          }}
          onAnswer={(chosenAnswer) => {
            ask({ answer: chosenAnswer, of: [opened] });
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {isCalled && (
        <PhoneBookingDialog
          onClose={() => setCalled(false)}
          onMade={() => {
            setCalled(false);
            reload();
            toast('success', '예약을 등록했어요.');
          }}
        />
      )}
    </>
  );
}

const Tall = styled.div`
  min-height: 40rem;
`;

const Rows = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
