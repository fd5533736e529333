import { Card, formatDate, formatNumber, formatTime, formatWon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { guestOf, itemsInWords, type Settlement } from './settlement.ts';

/** One reservation; what was booked comes out when it is opened. */
export function SettlementRow({ settlement }: { settlement: Settlement }) {
  const { reservationNumber, items, date, time, price, point } = settlement;
  return (
    <Card as="li" padding="md">
      <Line>
        <div>
          <strong>
            {formatDate(date)} {formatTime(time)}
          </strong>
          <Small>
            {guestOf(settlement)} · 예약번호 {reservationNumber}
          </Small>
        </div>
        <Price>
          {formatWon(price)}
          {point > 0 && <Small>포인트 {formatNumber(point)}P 포함</Small>}
        </Price>
      </Line>
      {items.length > 0 && (
        <Items>
          <summary>{itemsInWords(items)}</summary>
          <dl>
            {items.map(({ id, productName, optionName, price: itemPrice }) => (
              <div key={id}>
                <dt>{optionName ? `└ ${optionName}` : productName}</dt>
                <dd>{formatWon(itemPrice)}</dd>
              </div>
            ))}
          </dl>
        </Items>
      )}
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

const Small = styled.div`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.regular};
  overflow-wrap: anywhere;
`;

const Price = styled.div`
  flex: none;
  text-align: end;
  font-weight: ${tokens.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

const Items = styled.details`
  margin-top: ${tokens.space[3]};
  summary {
    padding-block: ${tokens.space[2]};
    color: ${tokens.color.textSoft};
    cursor: pointer;
  }
  dl {
    margin: 0;
    padding: ${tokens.space[3]};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.sunken};
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[3]};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
