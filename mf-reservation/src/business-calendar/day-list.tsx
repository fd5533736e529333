import { daysBetween, spokenDate } from '@petcare/time';
import { Badge, formatDate, formatTime, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { lookOfStatus } from '../record/status.ts';
import { nameOf, stayingOn, type Entry } from './agenda.ts';
import { Staying } from './staying.tsx';

type Props = {
  days: readonly string[];
  today: string;
  entries: ReadonlyMap<string, Entry[]>;
  /** Those that stay on some of the days, also from before the first. */
  stays: readonly Entry[];
  onOpen: (entry: Entry) => void;
};

/** Days below each other, for a phone; of several days only those with something. */
export function DayList({ days, today, entries, stays, onOpen }: Props) {
  const shown = days.length === 1 ? days : days.filter((day) => entries.has(day) || stayingOn(stays, day).length > 0);
  if (shown.length === 0) return <Nothing>이 기간에는 예약이 없어요.</Nothing>;
  return (
    <Stack gap={5}>
      {shown.map((day) => (
        <section key={day} aria-label={spokenDate(day)}>
          {days.length > 1 && <Day data-today={day === today || undefined}>{formatDate(day)}</Day>}
          {stayingOn(stays, day).length > 0 && (
            <Nights>
              <h4>머무는 손님</h4>
              <Staying day={day} entries={stays} onOpen={onOpen} />
            </Nights>
          )}
          {entries.has(day) ? (
            <List>
              {entries.get(day)?.map((entry) => (
                <li key={entry.id}>
                  <Row type="button" onClick={() => onOpen(entry)}>
                    <strong>{formatTime(entry.time)}</strong>
                    <span>
                      {nameOf(entry)}
                      {entry.endDate && <span> · {daysBetween(entry.date, entry.endDate)}박</span>}
                    </span>
                    <Badge tone={lookOfStatus(entry.status).tone}>{lookOfStatus(entry.status).label}</Badge>
                  </Row>
                </li>
              ))}
            </List>
          ) : (
            days.length === 1 && (
              <Nothing>{stayingOn(stays, day).length > 0 ? '새로 오는 예약은 없어요.' : '예약이 없는 날이에요.'}</Nothing>
            )
          )}
        </section>
      ))}
    </Stack>
  );
}

const Nothing = styled.p`
  padding: ${tokens.space[8]} ${tokens.space[4]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textMute};
  text-align: center;
`;

const Day = styled.h3`
  margin: 0 0 ${tokens.space[2]};
  font-weight: ${tokens.font.weight.bold};
  &[data-today] {
    color: ${tokens.color.primaryHover};
  }
`;

const Nights = styled.div`
  margin-bottom: ${tokens.space[3]};
  h4 {
    margin: 0 0 ${tokens.space[1]};
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
  }
  button {
    min-height: ${tokens.touchTarget};
    padding-inline: ${tokens.space[3]};
    font-size: ${tokens.font.size.sm};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  width: 100%;
  min-height: 3.5rem;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  & > strong {
    flex: none;
    min-width: 6rem;
    font-variant-numeric: tabular-nums;
  }
  /* With large letters it takes a line of its own. */
  & > :nth-child(2) {
    flex: 1 1 5rem;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
