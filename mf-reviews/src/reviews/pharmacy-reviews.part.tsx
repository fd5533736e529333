import { graphql, messageOfError } from '@petcare/api';
import type { SlotProps } from '@petcare/contracts';
import { useStructuredData } from '@petcare/remote';
import { ErrorState, Skeleton } from '@petcare/ui';
import { useQuery } from 'urql';
import { pharmacyRatings } from '../review/ratings.ts';
import { structuredReview } from '../review/review-structured.ts';
import { REVIEWS_A_PAGE, useReviewChoice } from './use-review-choice.ts';
import { BusinessReviews } from './business-reviews.tsx';
import { ReviewCards } from './review-cards.tsx';

const PharmacyReviewsPart_Reviews = graphql(`
  query PharmacyReviewsPart_Reviews($pharmacyId: ID!, $sort: ReviewSort, $page: Int, $count: Int) {
    getPharmacyReviewRate(pharmacyId: $pharmacyId) {
      count
      averageRating
      kindnessRating
      priceRating
      medicineRating
      revisitShare
      stars {
        star
        count
      }
    }
    getPharmacyReviewsByPage(pharmacyId: $pharmacyId, sort: $sort, page: $page, count: $count) {
      id
      kindnessRating
      priceRating
      medicineRating
      averageRating
      wouldRevisit
      visitDate
      review
      files {
        id
        filepath
      }
      likeCount
      reviewer {
        nickname
        userImage
      }
      timestamp {
        createdAt
      }
    }
  }
`);

/** A pharmacy's reviews on its page: what everybody thinks, and each review. */
export function PharmacyReviewsPart({ pharmacyId: id, pharmacyName: name }: SlotProps<'pharmacy.reviews'>) {
  const choice = useReviewChoice();
  const [{ data, error, fetching }, reload] = useQuery({
    query: PharmacyReviewsPart_Reviews,
    variables: { pharmacyId: id, sort: choice.sort, page: choice.page, count: REVIEWS_A_PAGE },
  });
  const reviews = data?.getPharmacyReviewsByPage ?? [];
  const path = `/pharmacy?id=${id}`;
  useStructuredData(reviews.map((review) => structuredReview(review, { '@type': 'Pharmacy', '@id': path, url: path, name })));

  if (error) return <ErrorState title="리뷰를 불러오지 못했어요." message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="card" count={2} />;
  return (
    <BusinessReviews rubric={pharmacyRatings} rate={data.getPharmacyReviewRate} choice={choice}>
      <ReviewCards rubric={pharmacyRatings} reviews={reviews} businessName={name} />
    </BusinessReviews>
  );
}
