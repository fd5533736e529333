import { addDays, daysBetween, minuteOfDay, seoulDate, spokenDate, spokenTime, timeOf, weekdayNames, weekdayOf } from '@petcare/time';
import { focusRing, formatTime, tokens, VisuallyHidden } from '@petcare/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { blocksOf, hoursOf, nameOf, wordsOf, type Block, type Entry } from './agenda.ts';
import { Help } from './help.ts';
import { Staying } from './staying.tsx';
import { clamp, useCarry } from './use-carry.ts';

const HOUR = 72;
const GUTTER = '3.75rem';
const STEP = 30;
/** More beside each other are too narrow for both: where they stand says the time. */
const ROOM_FOR_TIMES = 2;

const inDay = (minutes: number) => Math.min(24 * 60 - STEP, Math.max(0, minutes));

type Props = {
  days: readonly string[];
  /** In milliseconds since the epoch. */
  now: number;
  entries: ReadonlyMap<string, Entry[]>;
  /** Those that stay on some of the days, also from before the first. */
  stays: readonly Entry[];
  onOpen: (entry: Entry) => void;
  onDay: (date: string) => void;
  onMove: (entry: Entry, to: { date: string; time: string }) => void;
  /** A press where nothing is booked. */
  onFree: (at: { date: string; time: string }) => void;
};

/** Days as columns, reservations as blocks in them. */
export function TimeGrid({ days, now, entries, stays, onOpen, onDay, onMove, onFree }: Props) {
  const columns = useRef<HTMLDivElement>(null);
  const blocks = new Map(days.map((day) => [day, blocksOf(entries.get(day) ?? [])]));
  const { first, last } = hoursOf([...blocks.values()].flat());
  const top = first * 60;
  const today = seoulDate(now);
  const nowMinutes = minuteOfDay(now);
  const isNowShown = top <= nowMinutes && nowMinutes <= last * 60;
  const { carried, handlersOf } = useCarry({
    spotAt: (x, y) => {
      const box = columns.current?.getBoundingClientRect();
      if (!box) return null;
      const column = Math.min(days.length - 1, Math.max(0, Math.floor(((x - box.left) / box.width) * days.length)));
      const minutes = top + ((y - box.top) / HOUR) * 60;
      return { date: days[column]!, minutes: inDay(Math.round(minutes / STEP) * STEP) };
    },
    step: ({ date, minutes }, right, down) => ({ date: clamp(addDays(date, right), days), minutes: inDay(minutes + down * STEP) }),
    onOpen,
    onDrop: onMove,
  });
  const areaOf = ({ from, to, column, columns: count }: Omit<Block, 'entry'>) => ({
    top: ((from - top) / 60) * HOUR,
    height: Math.max(22, ((to - from) / 60) * HOUR - 2),
    left: `${(column / count) * 100}%`,
    width: `calc(${100 / count}% - 2px)`,
  });
  return (
    <Frame>
      <Heads style={{ gridTemplateColumns: `${GUTTER} repeat(${days.length}, minmax(0, 1fr))` }}>
        <span />
        {days.map((day) => (
          <Head key={day} type="button" data-today={day === today || undefined} aria-label={spokenDate(day)} onClick={() => onDay(day)}>
            {weekdayNames[weekdayOf(day)]} <strong>{Number(day.slice(8))}</strong>
          </Head>
        ))}
      </Heads>
      {stays.length > 0 && (
        <Nights style={{ gridTemplateColumns: `${GUTTER} repeat(${days.length}, minmax(0, 1fr))` }}>
          <span>숙박</span>
          {days.map((day) => (
            <Staying key={day} day={day} entries={stays} onOpen={onOpen} />
          ))}
        </Nights>
      )}
      <Body>
        <Hours aria-hidden>
          {Array.from({ length: last - first }, (_, index) => (
            <span key={index} style={{ height: HOUR }}>
              {spokenTime(timeOf((first + index) * 60))}
            </span>
          ))}
        </Hours>
        <Columns ref={columns} style={{ height: (last - first) * HOUR, backgroundSize: `100% ${HOUR}px` }}>
          {days.map((day) => (
            <Column key={day} aria-label={`${spokenDate(day)} 예약`} role="group">
              {day >= today && (
                <Free
                  aria-hidden
                  onClick={({ clientY, currentTarget }) => {
                    const minutes = top + ((clientY - currentTarget.getBoundingClientRect().top) / HOUR) * 60;
                    onFree({ date: day, time: timeOf(Math.floor(minutes / 30) * 30) });
                  }}
                />
              )}
              {blocks.get(day)?.map(({ entry, ...area }) => (
                <Booked
                  key={entry.id}
                  type="button"
                  style={areaOf(area)}
                  data-status={entry.status}
                  data-carried={carried?.entry.id === entry.id || undefined}
                  aria-label={wordsOf(entry)}
                  title={wordsOf(entry)}
                  {...handlersOf(entry)}
                >
                  {area.columns <= ROOM_FOR_TIMES && <strong>{formatTime(entry.time)} </strong>}
                  <span>{nameOf(entry)}</span>
                  {entry.endDate && <span> · {daysBetween(entry.date, entry.endDate)}박</span>}
                </Booked>
              ))}
              {day === today && isNowShown && (
                <NowLine aria-hidden dateTime={timeOf(nowMinutes)} style={{ top: ((nowMinutes - top) / 60) * HOUR }} />
              )}
              {carried?.date === day && (
                <Ghost style={areaOf({ from: carried.minutes, to: carried.minutes + 30, column: 0, columns: 1 })}>
                  {formatTime(timeOf(carried.minutes))}
                </Ghost>
              )}
            </Column>
          ))}
        </Columns>
      </Body>
      <VisuallyHidden aria-live="assertive">
        {carried && `${spokenDate(carried.date, timeOf(carried.minutes))}. 엔터로 변경하고 이스케이프로 그만둬요.`}
      </VisuallyHidden>
      <Help>마우스로 예약을 끌어서 변경하거나, 예약을 고르고 스페이스를 누른 뒤 화살표로 이동하고 엔터로 정해요.</Help>
    </Frame>
  );
}

const Frame = styled.div`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow: hidden;
`;

const Heads = styled.div`
  display: grid;
  border-bottom: 1px solid ${tokens.color.border};
`;

const Head = styled.button`
  min-height: ${tokens.touchTarget};
  border: 0;
  background: none;
  color: ${tokens.color.textSoft};
  font: inherit;
  font-size: ${tokens.font.size.sm};
  cursor: pointer;
  &[data-today] {
    box-shadow: inset 0 3px ${tokens.color.primary};
    color: ${tokens.color.primaryHover};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: ${GUTTER} minmax(0, 1fr);
`;

const Nights = styled.div`
  display: grid;
  gap: 2px;
  padding-block: ${tokens.space[1]};
  border-bottom: 1px solid ${tokens.color.border};
  & > span {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.xs};
    text-align: center;
  }
`;

const Hours = styled.div`
  display: grid;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.xs};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Columns = styled.div`
  display: flex;
  background-image: linear-gradient(${tokens.color.border} 1px, transparent 1px);
`;

const Column = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  border-left: 1px solid ${tokens.color.border};
`;

/** For the mouse; whoever uses the keyboard has the button above the calendar. */
const Free = styled.div`
  position: absolute;
  inset: 0;
  cursor: copy;
`;

const Booked = styled.button`
  position: absolute;
  overflow: hidden;
  padding: 2px ${tokens.space[1]};
  border: 0;
  border-left: 3px solid ${tokens.color.success};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.successSoft};
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.font.size.xs};
  line-height: 1.3;
  text-align: left;
  cursor: grab;
  touch-action: pan-y;
  &[data-status='0'],
  &[data-status='6'] {
    border-color: ${tokens.color.warn};
    background: ${tokens.color.warnSoft};
  }
  &[data-status='2'],
  &[data-status='5'] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.sunken};
    cursor: pointer;
  }
  &[data-carried] {
    opacity: 0.4;
  }
  &:focus-visible {
    z-index: 1;
    ${focusRing}
  }
`;

/** A border, since forced colours keep it. */
const NowLine = styled.time`
  position: absolute;
  inset-inline: 0;
  border-top: 2px solid ${tokens.color.danger};
  pointer-events: none;
`;

const Ghost = styled.div`
  position: absolute;
  z-index: 2;
  padding: 2px ${tokens.space[1]};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-size: ${tokens.font.size.xs};
  pointer-events: none;
`;
