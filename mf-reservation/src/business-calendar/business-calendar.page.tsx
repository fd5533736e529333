import { useRest } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { answerOf, lazyPiece, useNow } from '@petcare/remote';
import { isCalendarDay, seoulDate } from '@petcare/time';
import { Button, formatDate, IconButton, Inline, LinkButton, PageTitle, Skeleton, Stack, ToggleChip } from '@petcare/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ReservationViews } from '../business-reservations/reservation-views.tsx';
import { byDay, daysOf, stepFrom, views, type Entry, type View } from './agenda.ts';
import { DayList } from './day-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { TimeGrid } from './time-grid.tsx';
import { useIsWide } from './use-is-wide.ts';

const OpenedReservation = lazyPiece(() => import('./opened-reservation.tsx').then((m) => m.OpenedReservation));
const PhoneBookingDialog = lazyPiece(() => import('../business-reservations/phone-booking-dialog.tsx').then((m) => m.PhoneBookingDialog));

type Slot = { date: string; time: string };
/** The reservation that is looked at; with a slot it is on its way there. */
type OpenedEntry = { id: string; to: Slot | null };

const titleOf = (view: View, days: readonly string[], date: string) => {
  if (view === 'month') return `${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월`;
  if (view === 'day') return formatDate(date);
  return `${formatDate(days[0]!).replace(/ \(.*/, '')} – ${Number(days[6]!.slice(5, 7))}월 ${Number(days[6]!.slice(8))}일`;
};

/** The reservations at the signed-in business on a calendar: `?view=day|week|month` around `?date`. */
export function BusinessCalendarPage() {
  const [params, setParams] = useSearchParams();
  const isWide = useIsWide();
  const now = useNow();
  const today = seoulDate(now);
  const said = params.get('view');
  const view = views.find((one) => one.view === said)?.view ?? (isWide ? 'week' : 'day');
  const date = isCalendarDay(params.get('date') ?? '') ? (params.get('date') as string) : today;
  const days = daysOf(view, date);
  const { standIn, data, reload } = answerOf(
    useRest('/api/client/reservation/agenda', { query: { start_date: days[0]!, end_date: days.at(-1)! } }),
    <Tall>
      <Skeleton variant="card" count={3} />
    </Tall>,
  );
  const [opened, setOpened] = useState<OpenedEntry | null>(null);
  /** The time for which a booking by telephone is wanted: on no day in particular, or at a free place of the calendar. */
  const [called, setCalled] = useState<'anywhere' | Slot | null>(null);

  const show = (next: { view?: View; date?: string }) => setParams({ view, date, ...next });
  const entries = byDay(data?.items ?? []);
  const stays = (data?.items ?? []).filter(({ endDate }) => endDate !== null);
  const open = ({ id }: Entry) => setOpened({ id, to: null });
  return (
    <>
      <PageTitle
        description={
          isWide
            ? '예약을 누르면 자세히 보고 다른 시간으로 변경해요. 주와 일에서 빈 곳을 누르면 전화로 받은 예약을 등록해요.'
            : '예약을 누르면 자세히 보고, 다른 시간으로 변경할 수 있어요.'
        }
        actions={
          <>
            <Button size="sm" icon="phone" onPress={() => setCalled('anywhere')}>
              전화 예약 등록
            </Button>
            <LinkButton size="sm" variant="secondary" icon="list" to="/bizpage/reservation/list?state=requested">
              답을 기다리는 예약
            </LinkButton>
          </>
        }
      >
        예약 달력
      </PageTitle>
      <ReservationViews current="calendar" />
      <Stack gap={4}>
        <Tools>
          <Inline gap={1}>
            <IconButton icon="chevron-left" label="이전" onPress={() => show({ date: stepFrom(view, date, -1) })} />
            <Button size="sm" variant="secondary" onPress={() => show({ date: today })}>
              오늘
            </Button>
            <IconButton icon="chevron-right" label="다음" onPress={() => show({ date: stepFrom(view, date, 1) })} />
          </Inline>
          <Title aria-live="polite">{titleOf(view, days, date)}</Title>
          <Inline gap={1} role="group" aria-label="보는 기간">
            {views.map((one) => (
              <ToggleChip key={one.view} isSelected={one.view === view} onChange={() => show({ view: one.view })}>
                {one.label}
              </ToggleChip>
            ))}
          </Inline>
        </Tools>
        {standIn ? (
          standIn
        ) : view === 'month' ? (
          <MonthGrid
            days={days}
            isWide={isWide}
            month={date.slice(0, 7)}
            today={today}
            entries={entries}
            stays={stays}
            onOpen={open}
            onMove={({ id }, to) => setOpened({ id, to })}
            onDay={(day) => show({ view: 'day', date: day })}
          />
        ) : isWide ? (
          <TimeGrid
            days={days}
            now={now}
            entries={entries}
            stays={stays}
            onOpen={open}
            onDay={(day) => show({ view: 'day', date: day })}
            onMove={({ id }, to) => setOpened({ id, to })}
            onFree={setCalled}
          />
        ) : (
          <DayList days={days} today={today} entries={entries} stays={stays} onOpen={open} />
        )}
      </Stack>
      {called && (
        <PhoneBookingDialog
          at={called === 'anywhere' ? null : called}
          onClose={() => setCalled(null)}
          onMade={() => {
            setCalled(null);
            reload();
            toast('success', '예약을 등록했어요.');
          }}
        />
      )}
      {opened && (
        <OpenedReservation
          key={`${opened.id} ${opened.to?.date} ${opened.to?.time}`}
          {...opened}
          onClose={() => setOpened(null)}
          onChanged={(done) => {
            setOpened(null);
            reload();
            toast('success', done);
          }}
        />
      )}
    </>
  );
}

const Tall = styled.div`
  min-height: 40rem;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;

const Title = styled.h2`
  font-size: 1.125rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
