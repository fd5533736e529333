import type { SlotProps } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import { answerOf, useStructuredData } from '@petcare/remote';
import { EmptyState, Pagination, Skeleton, Stack, tokens } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { kinds } from '../review/kinds.ts';
import { sorts, type ReviewSort } from '../review/ratings.ts';
import { structuredReview } from '../review/review-structured.ts';
import { RateFields, ReviewFields } from '../review/review.ts';
import { WriteReview } from '../review-form/write-review.tsx';
import { useWriteAddress } from '../review-form/write-address.ts';
import { FilterChips } from './filter-chips.tsx';
import { filterOf, isWholeList, MOST_LISTED, wholeList } from './list-address.ts';
import { NothingSo } from './nothing-so.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSearch } from './review-search.tsx';
import { TotalLine } from './total-line.tsx';
import { REVIEWS_A_PAGE, useReviewChoice } from './use-review-choice.ts';
import { POINTS_PROMISED } from '../review/points-promised.ts';

const BusinessReviews_Reviews = graphql(
  `
    query BusinessReviews_Reviews(
      $kind: ListingKind!
      $businessId: ID!
      $filter: ReviewFilter!
      $sort: ReviewSort
      $page: Int
      $count: Int
    ) {
      getReviewRate(kind: $kind, businessId: $businessId) {
        ...RateFields
      }
      getReviewTotal(filter: $filter, sort: $sort) {
        total
        isAtLeast
      }
      getReviewsByPage(filter: $filter, sort: $sort, page: $page, count: $count) {
        ...ReviewFields
      }
    }
  `,
  [RateFields, ReviewFields],
);

type Props = SlotProps<'hospital.reviews' | 'pharmacy.reviews' | 'company.reviews'>;

/** A business's reviews on its page: what everybody thinks, each review, the other pages, writing one. */
export function BusinessReviewsPart({ business, name }: Props) {
  const { kind, id: businessId } = business;
  const { choice, hrefOf, choose } = useReviewChoice();
  const { sort, page } = choice;
  const filter = { kind, businessId, ...filterOf(choice) };
  const { standIn, data, isLoading, reload } = answerOf(
    useQuery({ query: BusinessReviews_Reviews, variables: { kind, businessId, filter, sort, page, count: REVIEWS_A_PAGE } }),
    <Skeleton variant="card" count={2} />,
    { title: '리뷰를 불러오지 못했어요.' },
  );
  useStructuredData((data?.getReviewsByPage ?? []).map(structuredReview));

  const [written, setWritten] = useState<string | null>(null);
  // What the form covers can't get the keyboard: the new review does when the form has closed.
  const { asked } = useWriteAddress();

  function showNewest(reviewId: string) {
    setWritten(reviewId);
    choose({ ...wholeList, sort: 'recent' });
    reload();
  }

  if (standIn) return standIn;
  const { getReviewRate: rate, getReviewTotal: total } = data;
  const { rubric, noun } = kinds[kind];
  return (
    <Stack gap={5}>
      <RatingSummary rubric={rubric} rate={rate} star={choice.star} onStar={(star) => choose({ star })} />
      {rate.count > 1 && (
        <div>
          <ReviewSearch search={choice.search} onSearch={(search) => choose({ search })} />
          <Chips filter={choice} rubric={rubric} rate={rate} onChoose={choose} />
        </div>
      )}
      <Tools>
        {rate.count > 1 && (
          <SortChoice label="정렬" isLabelHidden options={sorts} value={sort} onChange={(next) => choose({ sort: next })} />
        )}
        <WriteReview business={business} name={name} onWritten={showNewest} />
      </Tools>
      {rate.count === 0 && (
        <EmptyState icon="edit" title="아직 리뷰가 없어요." description={`이 ${noun}의 첫 리뷰를 남겨 주세요. ${POINTS_PROMISED}`} />
      )}
      {rate.count > 0 && !isWholeList(choice) && <TotalLine total={total} />}
      {rate.count > 0 && total.total === 0 && !isLoading && <NothingSo onShowAll={() => choose(wholeList)} />}
      <ReviewList reviews={data.getReviewsByPage} newId={asked ? null : written} onChanged={reload} />
      <Pagination page={page} count={REVIEWS_A_PAGE} total={Math.min(total.total, MOST_LISTED)} hrefOf={hrefOf} label="리뷰 페이지 이동" />
    </Stack>
  );
}

const Chips = styled(FilterChips)`
  margin-top: ${tokens.space[3]};
`;

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
