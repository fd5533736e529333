import { Card, formatNumber, formatWon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { SettlementInfo } from './settlement.ts';

/** The sum that the business is to get for the period, and its parts. */
export function SettlementSummary({ info }: { info: SettlementInfo }) {
  const { count, totalPrice, point, fees, settlementAmount } = info;
  return (
    <Card as="section" padding="lg" aria-label="정산 요약">
      <Sums>
        <div>
          <dt>이용완료</dt>
          <dd>{formatNumber(count)}건</dd>
        </div>
        <div>
          <dt>결제 금액</dt>
          <dd>{formatWon(totalPrice)}</dd>
          {point > 0 && <Small>포인트 {formatNumber(point)}P 포함</Small>}
        </div>
        <div>
          <dt>수수료 (10%)</dt>
          <dd>{fees > 0 ? `-${formatWon(fees)}` : formatWon(0)}</dd>
        </div>
        <div>
          <dt>정산 금액</dt>
          <dd>
            <Total>{formatWon(settlementAmount)}</Total>
          </dd>
        </div>
      </Sums>
    </Card>
  );
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${tokens.space[4]};
  margin: 0;
  dt {
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
  }
  dd {
    margin: ${tokens.space[1]} 0 0;
    font-size: ${tokens.font.size.lg};
    font-weight: ${tokens.font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.strong`
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.xl};
`;

const Small = styled.dd`
  && {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.regular};
  }
`;
