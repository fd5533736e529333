import { graphql, messageOfError } from '@petcare/api';
import type { SlotProps } from '@petcare/contracts';
import { useStructuredData } from '@petcare/remote';
import { EmptyState, ErrorState, Pagination, Skeleton, Stack, tokens, usePageParam } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { structuredReview } from '../lib/review-structured.ts';
import { ReviewFields } from '../lib/review.ts';
import { sorts, type ReviewSort } from '../lib/ratings.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import { WriteReview } from './write-review.tsx';

const COUNT = 5;

const HospitalReviewsPart_Reviews = graphql(`
  query HospitalReviewsPart_Reviews($hospitalId: ID!, $sort: ReviewSort, $page: Int, $count: Int) {
    getHospitalReviewRate(hospitalId: $hospitalId) {
      count
      averageRating
      kindnessRating
      explainRating
      diagnosisRating
      facilityRating
      priceRating
      revisitShare
      stars {
        star
        count
      }
    }
    getHospitalReviewsByPage(hospitalId: $hospitalId, sort: $sort, page: $page, count: $count) {
      ...ReviewFields
    }
  }
`, [ReviewFields]);

/** A hospital's reviews on its page: what everybody thinks, each review, writing one. */
export function HospitalReviewsPart({ hospitalId, hospitalName }: SlotProps<'hospital.reviews'>) {
  const [sort, setSort] = useState<ReviewSort>('recent');
  const { page, hrefOf, goTo } = usePageParam('reviews');
  const [{ data, error, fetching }, reload] = useQuery({
    query: HospitalReviewsPart_Reviews,
    variables: { hospitalId, sort, page, count: COUNT },
  });

  useStructuredData((data?.getHospitalReviewsByPage ?? []).map(structuredReview));

  function choose(next: ReviewSort) {
    setSort(next);
    goTo(1);
  }
  function showNewest() {
    choose('recent');
    reload();
  }

  if (error) return <ErrorState title="리뷰를 불러오지 못했어요." message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="card" count={2} />;
  const rate = data.getHospitalReviewRate;
  return (
    <Stack gap={5}>
      <RatingSummary rate={rate} />
      <Tools>
        {rate.count > 1 && <SortChoice label="정렬" isLabelHidden options={sorts} value={sort} onChange={choose} />}
        <WriteReview hospitalId={hospitalId} hospitalName={hospitalName} onWritten={showNewest} />
      </Tools>
      {rate.count === 0 && <EmptyState icon="edit" title="아직 리뷰가 없어요." description="이 병원의 첫 리뷰를 남겨 주세요. 500포인트를 드려요." />}
      <ReviewList reviews={data.getHospitalReviewsByPage} onChanged={reload} />
      <Pagination page={page} count={COUNT} total={rate.count} hrefOf={hrefOf} label="리뷰 페이지 이동" />
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
`;
