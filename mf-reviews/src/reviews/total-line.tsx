import { formatNumber, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

export type Total = { total: number; isAtLeast: boolean };

/** The number of reviews, said again when that changes. */
export function TotalLine({ total }: { total: Total | null }) {
  return (
    <Line aria-live="polite">
      {total && (
        <span>
          리뷰 <b>{formatNumber(total.total)}</b>
          {total.isAtLeast ? '개 이상' : '개'}
        </span>
      )}
    </Line>
  );
}

const Line = styled.p`
  margin: 0;
  color: ${tokens.color.textSoft};
`;
