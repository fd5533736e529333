import type { RestState } from '@petcare/api';
import { addDays } from '@petcare/time';
import { Card, ErrorState, formatDate, media, Notice, Section, Skeleton, tokens } from '@petcare/ui';
import { Calendar, TimeSlots } from '@petcare/ui/date';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { DAYS_AHEAD, type AbleDay, type AbleTime } from './reservation-api.ts';

type Props = {
  days: RestState<AbleDay[]>;
  times: RestState<AbleTime[]>;
  today: string;
  date: string | null;
  time: string | null;
  problem: string | undefined;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
};

/** Only days with a free slot can be chosen; a day's taken slots are shown as such. */
export function SlotPicker({ days, times, today, date, time, problem, onDate, onTime }: Props) {
  return (
    <Card padding="lg">
      <Section title="날짜와 시간">
        <SlotProblem problem={problem} />
        {days.error ? (
          <ErrorState message={days.error} onRetry={days.refetch} isRetrying={days.isLoading} />
        ) : !days.data ? (
          <Skeleton variant="card" count={2} />
        ) : (
          <Columns>
            <AbleCalendar days={days.data} today={today} date={date} onDate={onDate} />
            <Times>
              <TimesOfDay times={times} date={date} time={time} onTime={onTime} />
            </Times>
          </Columns>
        )}
      </Section>
    </Card>
  );
}

/** The button that brought it is far below: it comes to meet the eye. */
function SlotProblem({ problem }: Pick<Props, 'problem'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  }, [problem]);
  return (
    <Problem ref={place} role="alert" hidden={!problem}>
      {problem && <Notice kind="warn">{problem}</Notice>}
    </Problem>
  );
}

function AbleCalendar({ days, today, date, onDate }: { days: AbleDay[] } & Pick<Props, 'today' | 'date' | 'onDate'>) {
  const able = new Set(days.map((day) => day.date));
  return (
    <Calendar
      label="예약할 날짜"
      value={date}
      onChange={onDate}
      min={today}
      max={addDays(today, DAYS_AHEAD)}
      unavailable={(day) => !able.has(day)}
    />
  );
}

function TimesOfDay({ times, date, time, onTime }: Pick<Props, 'times' | 'date' | 'time' | 'onTime'>) {
  if (!date) return <Hint>날짜를 고르면 시간이 나와요.</Hint>;
  if (times.error) return <ErrorState message={times.error} onRetry={times.refetch} isRetrying={times.isLoading} />;
  if (!times.data) return <Skeleton variant="block" count={3} />;
  if (times.data.length === 0) return <Hint>이 날은 예약할 수 있는 시간이 없어요.</Hint>;
  return (
    <TimeSlots
      label={`${formatDate(date)} 예약 시간`}
      slots={times.data.map((slot) => ({ time: slot.time, isAvailable: !slot.taken }))}
      value={time}
      onChange={onTime}
    />
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  justify-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    justify-items: stretch;
    gap: ${tokens.space[8]};
  }
`;

const Times = styled.div`
  width: 100%;
  min-width: 0;
`;

const Hint = styled.p`
  display: grid;
  place-items: center;
  min-height: 8rem;
  margin: 0;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textMute};
  text-align: center;
`;

const Problem = styled.div`
  margin-bottom: ${tokens.space[5]};
`;
