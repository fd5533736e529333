import { useRest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Card, EmptyState, formatDate, formatNumber, formatWon, PageTitle, Skeleton, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { PeriodFields } from './period-fields.tsx';
import { usePeriod } from './use-period.ts';

/** The points that guests paid with, by the day on which they came: the same sum as in the settlement of those days. */
export function BusinessPointPage() {
  const { today, period, choose } = usePeriod();
  const { standIn, data } = answerOf(
    useRest('/api/client/settlement/days', { query: { start_date: period.from, end_date: period.to } }),
    <Skeleton variant="list" count={6} />,
    {
      empty: ({ items }) =>
        items.every(({ point }) => point <= 0) && (
          <EmptyState
            icon="coin"
            title="이 기간에 포인트로 받은 금액이 없어요."
            description="포인트로 결제한 예약을 이용완료로 바꾸면 이용한 날에 보여요."
          />
        ),
    },
  );
  const paid = (data?.items ?? []).filter(({ point }) => point > 0);
  const total = paid.reduce((sum, { point }) => sum + point, 0);
  return (
    <>
      <PageTitle description="보호자가 포인트로 낸 금액이에요. 1포인트는 1원으로 정산 금액에 들어가요.">포인트</PageTitle>
      <Stack gap={5}>
        <PeriodFields today={today} period={period} onChange={choose} />
        {standIn ?? (
          <Card padding="lg">
            <Days>
              <caption>포인트로 받은 금액</caption>
              <thead>
                <tr>
                  <th scope="col">이용한 날</th>
                  <th scope="col">결제 금액</th>
                  <th scope="col">그중 포인트</th>
                </tr>
              </thead>
              <tbody>
                {paid.map(({ date, totalPrice, point }) => (
                  <tr key={date}>
                    <th scope="row">{formatDate(date)}</th>
                    <td>{formatWon(totalPrice)}</td>
                    <td>{formatNumber(point)}P</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    합계
                  </th>
                  <td>{formatNumber(total)}P</td>
                </tr>
              </tfoot>
            </Days>
          </Card>
        )}
      </Stack>
    </>
  );
}

const Days = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${tokens.space[3]};
    text-align: start;
    font-weight: ${tokens.font.weight.bold};
  }
  th,
  td {
    padding: ${tokens.space[2]} 0;
    border-bottom: 1px solid ${tokens.color.border};
    text-align: end;
    font-weight: ${tokens.font.weight.regular};
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
  }
  tfoot th,
  tfoot td {
    border-bottom: 0;
    font-weight: ${tokens.font.weight.bold};
  }
`;
