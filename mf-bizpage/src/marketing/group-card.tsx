import { lazyPiece } from '@petcare/remote';
import { Card, focusRing, formatNumber, Section, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { changeOf, groups, sumOf, totalsOf, type GroupName, type Row } from './figures.ts';

const DayChart = lazyPiece(() => import('./day-chart.tsx').then((m) => m.DayChart), <Place />);

type Props = { name: GroupName; rows: readonly Row[]; before: readonly Row[] };

/** One thing that is counted: its sum beside the period before, each of its kinds, a chart by day, and the same as a table. */
export function GroupCard({ name, rows, before }: Props) {
  const { title, unit, series } = groups[name];
  const [totals, were] = [totalsOf(rows), totalsOf(before)];
  const change = changeOf(sumOf(totals), sumOf(were));
  return (
    <Card padding="lg">
      <Section title={title}>
        <Total>
          <strong>
            {formatNumber(sumOf(totals))}
            {unit}
          </strong>
          <span>{change === null ? '그 전 기간에는 없었어요' : `그 전 기간보다 ${change}`}</span>
        </Total>
        <Kinds>
          {series.map(({ key, label, color }, index) => (
            <li key={key}>
              <i style={{ background: tokens.color[color] }} />
              {label} <b>{formatNumber(totals[index] ?? 0)}</b>
              <small>{changeOf(totals[index] ?? 0, were[index] ?? 0)}</small>
            </li>
          ))}
        </Kinds>
        <DayChart series={series} rows={rows} />
        <Days>
          <summary>표로 보기</summary>
          <Scroll tabIndex={0} role="region" aria-label={`${title} 표`}>
            <table>
              <thead>
                <tr>
                  <th scope="col">날짜</th>
                  {series.map(({ key, label }) => (
                    <th key={key} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.toReversed().map(({ date, counts }) => (
                  <tr key={date}>
                    <th scope="row">{date.replaceAll('-', '.')}</th>
                    {series.map(({ key }, index) => (
                      <td key={key}>{formatNumber(counts[index] ?? 0)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        </Days>
      </Section>
    </Card>
  );
}

/** As high as a chart: nothing moves when it comes. */
function Place() {
  return <Waiting aria-hidden />;
}

const Waiting = styled.div`
  height: 14rem;
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textSoft};
  strong {
    color: ${tokens.color.text};
    font-size: ${tokens.font.size['2xl']};
    font-variant-numeric: tabular-nums;
  }
`;

const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  margin: ${tokens.space[3]} 0 ${tokens.space[4]};
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  i {
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: ${tokens.space[1]};
    border-radius: ${tokens.radius.sm};
  }
  small {
    margin-left: ${tokens.space[1]};
    color: ${tokens.color.textMute};
  }
`;

/** It scrolls, by the keyboard too. */
const Scroll = styled.div`
  max-height: 24rem;
  overflow: auto;
`;

const Days = styled.details`
  margin-top: ${tokens.space[4]};
  summary {
    display: flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.semibold};
    cursor: pointer;
    &:focus-visible {
      ${focusRing}
    }
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${tokens.font.size.sm};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.color.border};
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    text-align: left;
  }
`;
