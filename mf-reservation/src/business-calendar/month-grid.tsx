import { addDays, minutesOf, spokenDate, timeOf, weekdayNames } from '@petcare/time';
import { focusRing, formatTime, media, tokens, VisuallyHidden } from '@petcare/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ReservationStatus } from '../record/status.ts';
import { stayingOn, wordsOf, type Entry } from './agenda.ts';
import { Help } from './help.ts';
import { clamp, useCarry } from './use-carry.ts';

const SHOWN_A_DAY = 4;

type Props = {
  days: readonly string[];
  /** A phone shows how many there are, not which. */
  isWide: boolean;
  /** `YYYY-MM`: days of others are faint. */
  month: string;
  today: string;
  entries: ReadonlyMap<string, Entry[]>;
  /** Those that stay on some of the days, also from before the first. */
  stays: readonly Entry[];
  onOpen: (entry: Entry) => void;
  onDay: (date: string) => void;
  onMove: (entry: Entry, to: { date: string; time: string }) => void;
};

/** The weeks of a month. A day shows its first few and how many there are: thousands in a month stay a few hundred lines. */
export function MonthGrid({ days, isWide, month, today, entries, stays, onOpen, onDay, onMove }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  // Between days: the time of day stays.
  const { carried, handlersOf } = useCarry({
    spotAt: (x, y, { time }) => {
      const box = grid.current?.getBoundingClientRect();
      if (!box) return null;
      const at = (share: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(share * count)));
      const weeks = days.length / 7;
      const index = at((y - box.top) / box.height, weeks) * 7 + at((x - box.left) / box.width, 7);
      return { date: days[index]!, minutes: minutesOf(time) };
    },
    step: ({ date, minutes }, right, down) => ({ date: clamp(addDays(date, right + 7 * down), days), minutes }),
    onOpen,
    onDrop: onMove,
  });
  return (
    <Frame>
      <Grid aria-hidden>
        {weekdayNames.map((name) => (
          <Head key={name}>{name}</Head>
        ))}
      </Grid>
      <Weeks as="ul" ref={grid}>
        {days.map((day) => {
          const all = entries.get(day) ?? [];
          const staying = stayingOn(stays, day).length;
          const waiting = all.filter(({ status }) => status === ReservationStatus.REQUESTED).length;
          return (
            <li key={day} data-target={carried?.date === day || undefined}>
              <Day
                type="button"
                aria-label={[
                  `${spokenDate(day)} 예약 ${all.length}건`,
                  waiting > 0 && `답을 기다리는 예약 ${waiting}건`,
                  staying > 0 && `머무는 손님 ${staying}건`,
                ]
                  .filter(Boolean)
                  .join(', ')}
                data-other={day.startsWith(month) ? undefined : ''}
                data-today={day === today || undefined}
                onClick={() => onDay(day)}
              >
                <Top>
                  <span>{Number(day.slice(8))}</span>
                  {all.length > 0 && <Count data-waiting={waiting > 0 || undefined}>{all.length}</Count>}
                </Top>
                {staying > 0 && <Line>숙박 {staying}</Line>}
              </Day>
              {isWide && (
                <Lines>
                  {all.slice(0, SHOWN_A_DAY).map((entry) => (
                    <Booked
                      key={entry.id}
                      type="button"
                      aria-label={wordsOf(entry)}
                      data-waiting={entry.status === ReservationStatus.REQUESTED || undefined}
                      data-carried={carried?.entry.id === entry.id || undefined}
                      {...handlersOf(entry)}
                    >
                      {formatTime(entry.time)} {entry.guest ?? '탈퇴한 회원'}
                    </Booked>
                  ))}
                  {all.length > SHOWN_A_DAY && <Line>외 {all.length - SHOWN_A_DAY}건</Line>}
                </Lines>
              )}
            </li>
          );
        })}
      </Weeks>
      <VisuallyHidden aria-live="assertive">
        {carried && `${spokenDate(carried.date, timeOf(carried.minutes))}. 엔터로 변경하고 이스케이프로 그만둬요.`}
      </VisuallyHidden>
      {isWide && (
        <Help>마우스로 예약을 다른 날로 끌거나, 예약을 고르고 스페이스를 누른 뒤 화살표로 이동하고 엔터로 정해요. 시간은 그대로예요.</Help>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow: hidden;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  li + li {
    border-left: 1px solid ${tokens.color.border};
  }
  li:nth-child(7n + 1) {
    border-left: 0;
  }
`;

const Weeks = styled(Grid)`
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    border-top: 1px solid ${tokens.color.border};
    ${media.tablet} {
      min-height: 8rem;
    }
  }
  li[data-target] {
    background: ${tokens.color.primarySoftHover};
  }
`;

const Head = styled.div`
  padding: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  &:first-child {
    color: ${tokens.color.sunday};
  }
  &:last-child {
    color: ${tokens.color.saturday};
  }
`;

const Day = styled.button`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  width: 100%;
  min-height: 4rem;
  padding: ${tokens.space[1]};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  // The whole cell leads to the day, but for the reservations in it.
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    background: ${tokens.color.primarySoft};
  }
  &[data-other] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.textMute};
  }
  &[data-today] {
    box-shadow: inset 0 3px ${tokens.color.primary};
    font-weight: ${tokens.font.weight.bold};
  }
  ${media.tablet} {
    min-height: 0;
    padding: ${tokens.space[2]};
  }
`;

const Top = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;
`;

const Count = styled.span`
  min-width: 1.5rem;
  padding: 0 ${tokens.space[1]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.successSoft};
  color: ${tokens.color.success};
  font-weight: ${tokens.font.weight.semibold};
  text-align: center;
  &[data-waiting] {
    background: ${tokens.color.warnSoft};
    color: ${tokens.color.warn};
  }
`;

const Lines = styled.div`
  display: grid;
  padding: 0 ${tokens.space[2]} ${tokens.space[2]};
`;

const Line = styled.span`
  overflow: hidden;
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.regular};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Booked = styled.button`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  position: relative;
  z-index: 1;
  min-height: 1.5rem;
  padding: 2px;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${tokens.font.size.xs};
  text-align: left;
  cursor: grab;
  &:hover {
    background: ${tokens.color.primarySoft};
  }
  &[data-waiting] {
    color: ${tokens.color.warn};
    font-weight: ${tokens.font.weight.semibold};
  }
  &[data-carried] {
    opacity: 0.4;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
