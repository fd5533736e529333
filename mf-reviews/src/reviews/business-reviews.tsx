import { EmptyState, Pagination, Stack, tokens } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sorts, type ReviewSort, type Rubric } from '../review/ratings.ts';
import { REVIEWS_A_PAGE, type ReviewChoice } from './use-review-choice.ts';
import { RatingSummary, type Rate } from './rating-summary.tsx';

type Props<Name extends string> = {
  rubric: Rubric<Name>;
  rate: Rate<Name>;
  choice: ReviewChoice;
  /** The way to write one. */
  write?: ReactNode;
  /** Said while there is none. */
  invitation?: string;
  /** The reviews of this page. */
  children: ReactNode;
};

/** A business's reviews on its page: what everybody thinks, each review, the other pages. */
export function BusinessReviews<Name extends string>({ rubric, rate, choice, write, invitation, children }: Props<Name>) {
  const { sort, page, hrefOf, choose } = choice;
  const canSort = rate.count > 1;
  return (
    <Stack gap={5}>
      <RatingSummary rubric={rubric} rate={rate} />
      {(canSort || write) && (
        <Tools>
          {canSort && <SortChoice label="정렬" isLabelHidden options={sorts} value={sort} onChange={choose} />}
          {write}
        </Tools>
      )}
      {rate.count === 0 && <EmptyState icon="edit" title="아직 리뷰가 없어요." description={invitation} />}
      {children}
      <Pagination page={page} count={REVIEWS_A_PAGE} total={rate.count} hrefOf={hrefOf} label="리뷰 페이지 이동" />
    </Stack>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  & > :last-child {
    margin-left: auto;
  }
  & > :not(button):last-child {
    flex: 1 1 100%;
  }
`;

const SortChoice = styled(Select<ReviewSort>)`
  width: 10rem;
  &&& {
    flex: none;
    margin-left: 0;
  }
`;
