import { weekdayOf } from '@petcare/time';
import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { breakOf, fromMonday, hoursOf, weekdayName, type BusinessDay } from './opening-hours.ts';

type Props = { week: readonly BusinessDay[]; /** `YYYY-MM-DD`. */ today: string | undefined };

/** The usual week, Monday first; today's line stands out. */
export function HoursWeek({ week, today }: Props) {
  const weekday = today && weekdayOf(today);
  return (
    <Table>
      <Caption>평소 한 주</Caption>
      <tbody>
        {fromMonday(week).map((day) => (
          <Day key={day.weekday} $isToday={day.weekday === weekday} aria-current={day.weekday === weekday ? 'date' : undefined}>
            <th scope="row">{weekdayName(day.weekday)}</th>
            <td>
              {hoursOf(day)}
              {breakOf(day) && <Break>{breakOf(day)}</Break>}
            </td>
          </Day>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
`;

const Caption = styled.caption`
  padding: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  text-align: left;
`;

const Day = styled.tr<{ $isToday: boolean }>`
  color: ${({ $isToday }) => ($isToday ? tokens.color.text : tokens.color.textSoft)};
  font-weight: ${({ $isToday }) => ($isToday ? tokens.font.weight.semibold : tokens.font.weight.regular)};
  &:last-child > * {
    border-bottom: 0;
  }
  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[1]};
    border-bottom: 1px solid ${tokens.color.border};
    text-align: left;
    vertical-align: baseline;
  }
  th {
    width: 5.5rem;
    font-weight: inherit;
    white-space: nowrap;
  }
`;

const Break = styled.span`
  display: block;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.regular};

  ${media.tablet} {
    display: inline-block;
    margin-left: ${tokens.space[4]};
  }
`;
