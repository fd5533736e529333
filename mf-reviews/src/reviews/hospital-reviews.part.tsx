import { graphql, messageOfError } from '@petcare/api';
import type { SlotProps } from '@petcare/contracts';
import { useStructuredData } from '@petcare/remote';
import { ErrorState, Skeleton } from '@petcare/ui';
import { useQuery } from 'urql';
import { ratings } from '../review/ratings.ts';
import { structuredHospitalReview } from '../review/review-structured.ts';
import { ReviewFields } from '../review/review.ts';
import { REVIEWS_A_PAGE, useReviewChoice } from './use-review-choice.ts';
import { BusinessReviews } from './business-reviews.tsx';
import { ReviewList } from './review-list.tsx';
import { WriteReview } from '../review-form/write-review.tsx';

const HospitalReviewsPart_Reviews = graphql(
  `
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
  `,
  [ReviewFields],
);

/** A hospital's reviews on its page: what everybody thinks, each review, writing one. */
export function HospitalReviewsPart({ hospitalId, hospitalName }: SlotProps<'hospital.reviews'>) {
  const choice = useReviewChoice();
  const [{ data, error, fetching }, reload] = useQuery({
    query: HospitalReviewsPart_Reviews,
    variables: { hospitalId, sort: choice.sort, page: choice.page, count: REVIEWS_A_PAGE },
  });

  useStructuredData((data?.getHospitalReviewsByPage ?? []).map(structuredHospitalReview));

  function showNewest() {
    choice.choose('recent');
    reload();
  }

  if (error) return <ErrorState title="리뷰를 불러오지 못했어요." message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="card" count={2} />;
  return (
    <BusinessReviews
      rubric={ratings}
      rate={data.getHospitalReviewRate}
      choice={choice}
      write={<WriteReview hospitalId={hospitalId} hospitalName={hospitalName} onWritten={showNewest} />}
      invitation="이 병원의 첫 리뷰를 남겨 주세요. 500포인트를 드려요."
    >
      <ReviewList reviews={data.getHospitalReviewsByPage} onChanged={reload} />
    </BusinessReviews>
  );
}
