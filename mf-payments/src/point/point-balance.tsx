import { graphql } from '@petcare/api';
import { useBusEvent } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { formatNumber, Icon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';

const PointBalance_MyPoint = graphql(`
  query PointBalance_MyPoint {
    getMyPoint {
      id
      point
    }
  }
`);

/** The signed-in person's balance. */
export function PointBalance() {
  const { standIn, data, reload } = answerOf(useQuery({ query: PointBalance_MyPoint }), <Shown />);
  useBusEvent('points.changed', reload);
  return standIn ?? <Shown point={data.getMyPoint.point} />;
}

function Shown({ point }: { point?: number }) {
  return (
    <Balance aria-busy={point === undefined}>
      <Label>
        <Icon name="coin" size={24} />내 포인트
      </Label>
      <Amount>
        {point === undefined ? '–' : formatNumber(point)} <Unit>P</Unit>
      </Amount>
    </Balance>
  );
}

const Balance = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[6]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.primarySoft};
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.primary};
  font-weight: ${tokens.font.weight.semibold};
`;

const Amount = styled.strong`
  font-size: ${tokens.font.size['3xl']};
  font-weight: ${tokens.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.font.leading.tight};
`;

const Unit = styled.span`
  font-size: ${tokens.font.size.lg};
  color: ${tokens.color.primary};
`;
