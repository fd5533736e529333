import { formatNumber, Icon, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { Rubric } from '../review/ratings.ts';
import type { ShownReview } from '../review/review.ts';
import { ReviewCard } from '../review/review-card.tsx';

type Props<Name extends string> = { rubric: Rubric<Name>; reviews: readonly (ShownReview & Record<Name, number>)[]; businessName: string };

/** Reviews to be read only, with how many people found each helpful. */
export function ReviewCards<Name extends string>({ rubric, reviews, businessName }: Props<Name>) {
  return (
    <Stack gap={4}>
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          rubric={rubric}
          review={review}
          businessName={businessName}
          acts={review.likeCount > 0 && <Helpful count={review.likeCount} />}
        />
      ))}
    </Stack>
  );
}

function Helpful({ count }: { count: number }) {
  return (
    <Line>
      <Icon name="thumb-up" size={16} />
      {formatNumber(count)}명에게 도움이 됐어요
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
