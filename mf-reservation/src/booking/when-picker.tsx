import { answerOf } from '@petcare/remote';
import { addDays, spokenDate } from '@petcare/time';
import { Button, Card, FormError, formatDate, formatTime, Inline, media, Section, Skeleton, tokens } from '@petcare/ui';
import { Calendar, TimeSlots } from '@petcare/ui/date';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Bookable } from '../bookable/bookable.ts';
import { nearTimes } from '../when/near-times.ts';
import { ProblemHere } from './problem-here.tsx';
import { DAYS_AHEAD } from '../bookable/reservation-api.ts';
import { StayEnds, type End } from '../when/stay-ends.tsx';
import { StayOrDay } from '../when/stay-or-day.tsx';
import type { BookingState } from './use-booking.ts';
import type { TimeChoice } from '../when/use-when.ts';
import { spanInWords } from '../record/when-in-words.ts';

const FEW = 3;

/** The end of a stay that is set; `isByDay` when a press on a day turned to it, whose calendar has the keyboard. */
type Turn = { end: End; isByDay: boolean };

type Props = {
  business: Bookable;
  form: Pick<BookingState, 'booking' | 'change' | 'when'>;
  problem: string | undefined;
  /** That no time is chosen yet. */
  missing: string | undefined;
};

/** The day and the time; of a stay the day on which it ends as well. Only what is free can be chosen. */
export function WhenPicker({ business, form: { booking, change, when }, problem, missing }: Props) {
  const [{ end, isByDay }, setTurn] = useState<Turn>({ end: 'arrival', isByDay: false });
  const [isMonth, setMonth] = useState(false);
  const times = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing) showTimes(times.current);
  }, [missing]);
  const { standIn } = answerOf(when.days, <Waiting />, {
    empty: () =>
      when.able.length === 0 && <Hint>{when.isStay ? '지금은 맡길 수 있는 날이 없어요.' : '지금은 예약할 수 있는 날이 없어요.'}</Hint>,
  });
  const lost =
    when.isLost && !problem
      ? `고르신 ${booking.time ? formatTime(booking.time) : '시간'} 예약은 방금 마감됐어요. 다른 시간을 골라 주세요.`
      : undefined;
  const free = (when.times.data ?? []).filter(({ taken }) => !taken).map(({ time }) => time);
  const near = when.isLost ? nearTimes(free, booking.time) : [];
  const chooseTime = (time: string) => change({ date: when.date, endDate: when.endDate, time });
  const chooseDay = (date: string) => {
    if (!when.isStay) return date === when.date ? undefined : change({ date, time: null });
    // The other end of the stay, on which this one can't be.
    if (!ableOn(when, end).includes(date)) return setTurn({ end: end === 'arrival' ? 'departure' : 'arrival', isByDay: true });
    if (end === 'departure') return change({ date: when.date, endDate: date });
    setTurn({ end: 'departure', isByDay: true });
    return change({ date, endDate: null, time: date === when.date ? booking.time : null });
  };
  return (
    <Card padding="lg">
      <Section
        title={when.isStay ? '맡기는 날과 찾는 날' : '날짜와 시간'}
        actions={
          <Button size="sm" variant="ghost" icon="calendar" onPress={() => setMonth(!isMonth)}>
            {isMonth ? '두 주만 보기' : '한 달 보기'}
          </Button>
        }
      >
        <Problems hidden={!problem && !lost}>
          <ProblemHere problem={problem ?? lost}>
            {near.length > 0 && (
              <Near gap={2} role="group" aria-label="가까운 다른 시간">
                {near.map((time) => (
                  <Button key={time} size="sm" variant="secondary" onPress={() => chooseTime(time)}>
                    {`${when.date ? formatDate(when.date).slice(6) : ''} ${formatTime(time)}`}
                  </Button>
                ))}
              </Near>
            )}
          </ProblemHere>
        </Problems>
        {business.nights && (
          <StayOrDay isStay={when.isStay} onChange={(isStay) => change({ isStay, date: null, endDate: null, time: null })} />
        )}
        {standIn ?? (
          <Columns>
            <div>
              {when.isStay && <StayEnds when={when} end={end} onChange={(next) => setTurn({ end: next, isByDay: false })} />}
              <FreeDays when={when} end={end} isByDay={isByDay} isMonth={isMonth} onChange={chooseDay} />
            </div>
            <Times ref={times}>
              <Missing>
                <FormError>{missing}</FormError>
              </Missing>
              {when.isStay && when.date && when.endDate && <Span>{spanInWords(when.date, when.endDate)}</Span>}
              <TimesOfDay when={when} onTime={chooseTime} />
            </Times>
          </Columns>
        )}
      </Section>
    </Card>
  );
}

const ableOn = ({ isStay, able, departures }: TimeChoice, end: End) => (isStay && end === 'departure' ? departures : able);

/** As high as the two weeks and the times of a day will be. */
function Waiting() {
  return (
    <Columns>
      <Weeks>
        <Skeleton variant="block" />
      </Weeks>
      <Times />
    </Columns>
  );
}

type FreeDaysProps = Turn & { when: BookingState['when']; isMonth: boolean; onChange: (date: string) => void };

/** Days are chosen first, and their times stand below on a phone: of the days only so many that both are in sight. */
const WEEKS = 2;

function FreeDays({ when, end, isByDay, isMonth, onChange }: FreeDaysProps) {
  const { isStay, today, date, endDate } = when;
  const isDeparture = isStay && end === 'departure';
  const able = new Set(ableOn(when, end));
  const freeOn = new Map(when.days.data?.map((day) => [day.date, day.free]));
  const noteOf = (day: string) => {
    const free = freeOn.get(day);
    if (isDeparture || free === undefined) return undefined;
    if (free === 0) return isStay && day >= today ? '마감' : undefined;
    return free <= FEW && able.has(day) ? `${free}자리` : undefined;
  };
  return (
    <Calendar
      key={end}
      autoFocus={isByDay}
      weeks={isMonth ? undefined : WEEKS}
      label={isStay ? (isDeparture ? '찾는 날' : '맡기는 날') : '예약할 날짜'}
      value={isDeparture ? endDate : date}
      span={isStay ? [date, endDate] : undefined}
      onChange={onChange}
      min={today}
      max={addDays(today, DAYS_AHEAD)}
      unavailable={(day) => !able.has(day)}
      noteOf={noteOf}
    />
  );
}

function TimesOfDay({ when: { times, date, time, isStay }, onTime }: { when: BookingState['when']; onTime: (time: string) => void }) {
  const { standIn, data: slots } = answerOf(times, <Skeleton variant="block" />, {
    empty: ({ length }) => length === 0 && <Hint>이 날은 예약할 수 있는 시간이 없어요.</Hint>,
  });
  if (!date) return <Hint>날짜를 고르면 시간이 나와요.</Hint>;
  if (standIn) return standIn;
  return (
    <TimeSlots
      label={`${spokenDate(date)} ${isStay ? '맡기는' : '예약'} 시간`}
      slots={slots.map((slot) => ({ time: slot.time, isAvailable: !slot.taken }))}
      value={time}
      onChange={onTime}
    />
  );
}

function showTimes(times: HTMLElement | null) {
  times?.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  times?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
}

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  justify-items: center;
  & > * {
    width: 100%;
    max-width: 24rem;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    justify-items: stretch;
    gap: ${tokens.space[8]};
  }
`;

const Weeks = styled.div`
  min-height: 13.5rem;
`;

/** As high as a day with several rows of times: another day moves nothing below. */
const Times = styled.div`
  min-width: 0;
  min-height: 14rem;
  ${media.tablet} {
    && {
      max-width: none;
    }
  }
`;

const Missing = styled.div`
  &:has([role='alert']:not(:empty)) {
    margin-bottom: ${tokens.space[3]};
  }
`;

const Span = styled.p`
  margin: 0 0 ${tokens.space[4]};
  font-weight: ${tokens.font.weight.semibold};
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

const Problems = styled.div`
  margin-bottom: ${tokens.space[5]};
`;

const Near = styled(Inline)`
  margin-top: ${tokens.space[2]};
`;
