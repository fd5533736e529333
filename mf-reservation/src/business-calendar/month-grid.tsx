import { weekdayNames } from '@petcare/time';
import { formatLongDate, media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { ReservationStatus } from '../booking/status.ts';
import { stayingOn, type Entry } from './agenda.ts';

const SHOWN_A_DAY = 4;

type Props = {
  days: readonly string[];
  /** `YYYY-MM`: days of others are faint. */
  month: string;
  today: string;
  entries: ReadonlyMap<string, Entry[]>;
  /** Those that stay on some of the days, also from before the first. */
  stays: readonly Entry[];
  onDay: (date: string) => void;
};

/** The weeks of a month. A day shows its first few and how many there are: thousands in a month stay a few hundred lines. */
export function MonthGrid({ days, month, today, entries, stays, onDay }: Props) {
  return (
    <Frame>
      <Grid aria-hidden>
        {weekdayNames.map((name) => (
          <Head key={name}>{name}</Head>
        ))}
      </Grid>
      <Grid as="ul">
        {days.map((day) => {
          const all = entries.get(day) ?? [];
          const staying = stayingOn(stays, day).length;
          const waiting = all.filter(({ status }) => status === ReservationStatus.REQUESTED).length;
          return (
            <li key={day}>
              <Day
                type="button"
                aria-label={[
                  `${formatLongDate(day)} 예약 ${all.length}건`,
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
                <Lines>
                  {all.slice(0, SHOWN_A_DAY).map(({ id, time, guest, status }) => (
                    <Line key={id} data-waiting={status === ReservationStatus.REQUESTED || undefined}>
                      {time} {guest ?? '탈퇴한 회원'}
                    </Line>
                  ))}
                  {all.length > SHOWN_A_DAY && <Line>외 {all.length - SHOWN_A_DAY}건</Line>}
                </Lines>
              </Day>
            </li>
          );
        })}
      </Grid>
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
  height: 100%;
  min-height: 4rem;
  padding: ${tokens.space[1]};
  border: 0;
  border-top: 1px solid ${tokens.color.border};
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
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
    min-height: 8rem;
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

const Lines = styled.span`
  display: none;
  ${media.tablet} {
    display: grid;
    margin-top: ${tokens.space[1]};
  }
`;

const Line = styled.span`
  overflow: hidden;
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.regular};
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-waiting] {
    color: ${tokens.color.warn};
    font-weight: ${tokens.font.weight.semibold};
  }
`;
