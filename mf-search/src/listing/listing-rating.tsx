import { formatNumber, Icon, tokens, VisuallyHidden } from '@petcare/ui';
import { styled } from 'styled-components';

type Props = { score: number | null; count: number };

/** ★ 4.5 (12); nothing where nobody has written yet. */
export function ListingRating({ score, count }: Props) {
  if (score === null || count === 0) return null;
  return (
    <Rating>
      <Icon name="star-filled" size={16} />
      <VisuallyHidden>5점 만점에</VisuallyHidden>
      <strong>{score.toFixed(1)}</strong>
      <Count>
        <VisuallyHidden>리뷰</VisuallyHidden>({formatNumber(count)})
      </Count>
    </Rating>
  );
}

const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;
  > svg {
    color: ${tokens.color.star};
  }
`;

const Count = styled.span`
  color: ${tokens.color.textMute};
`;
