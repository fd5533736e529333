import type { BusinessKind } from '@petcare/contracts';
import { answerOf, useNow } from '@petcare/remote';
import { addDays, seoulDate, weekdayNames, weekdayOf } from '@petcare/time';
import { formatNumber, Skeleton, Stack, tokens, VisuallyHidden } from '@petcare/ui';
import { styled } from 'styled-components';
import { inWords, mondayOf, sumOf, useVisitors } from './visitors.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Visitors of the business's page since Monday, beside the same days of the week before. */
export function WeekVisitors({ kind }: { kind: BusinessKind }) {
  const today = seoulDate(useNow());
  const monday = mondayOf(today);
  const { standIn, data: days } = answerOf(
    useVisitors(kind, { startDate: addDays(monday, -7), endDate: today }),
    <Skeleton variant="text" count={3} />,
    { title: '방문을 불러오지 못했어요.' },
  );
  if (standIn) return standIn;
  const now = sumOf(days, monday, today);
  const before = sumOf(days, addDays(monday, -7), addDays(today, -7));
  const week = WEEK.map((after) => addDays(monday, after)).map((date) => ({ date, count: sumOf(days, date, date) }));
  const most = Math.max(1, ...week.map(({ count }) => count));
  return (
    <Stack gap={3}>
      <Total>
        {formatNumber(now)}
        <small>명</small>
      </Total>
      <p>{inWords(now, before)}</p>
      <Bars>
        {week.map(({ date, count }) => (
          <li key={date} data-today={date === today || undefined}>
            <span aria-hidden>{date <= today ? formatNumber(count) : ''}</span>
            <i style={{ height: `${(count / most) * 3.5}rem` }} />
            <span aria-hidden>{weekdayNames[weekdayOf(date)]}</span>
            <VisuallyHidden>{`${weekdayNames[weekdayOf(date)]}요일 ${date <= today ? `${formatNumber(count)}명` : '아직'}`}</VisuallyHidden>
          </li>
        ))}
      </Bars>
    </Stack>
  );
}

const Total = styled.strong`
  color: ${tokens.color.text};
  font-size: ${tokens.font.size['3xl']};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  small {
    margin-left: 0.125rem;
    font-size: ${tokens.font.size.md};
  }
`;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: grid;
    grid-template-rows: auto;
    align-content: end;
    justify-items: center;
    gap: 0.25rem;
    min-height: 6.5rem;
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.xs};
    font-variant-numeric: tabular-nums;
  }
  i {
    width: 60%;
    min-height: 2px;
    border-radius: ${tokens.radius.sm} ${tokens.radius.sm} 0 0;
    background: ${tokens.color.borderStrong};
  }
  [data-today] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.weight.semibold};
  }
  [data-today] i {
    background: ${tokens.color.primary};
  }
`;
