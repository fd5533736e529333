import { graphql, messageOfError } from '@petcare/api';
import type { SlotProps } from '@petcare/contracts';
import { useStructuredData } from '@petcare/remote';
import { ErrorState, Skeleton } from '@petcare/ui';
import { useQuery } from 'urql';
import { companyRatings } from '../review/ratings.ts';
import { structuredReview } from '../review/review-structured.ts';
import { REVIEWS_A_PAGE, useReviewChoice } from './use-review-choice.ts';
import { BusinessReviews } from './business-reviews.tsx';
import { ReviewCards } from './review-cards.tsx';

const CompanyReviewsPart_Reviews = graphql(`
  query CompanyReviewsPart_Reviews($companyId: ID!, $sort: ReviewSort, $page: Int, $count: Int) {
    getCompanyReviewRate(companyId: $companyId) {
      count
      averageRating
      kindnessRating
      priceRating
      hygieneRating
      facilityRating
      locationRating
      revisitShare
      stars {
        star
        count
      }
    }
    getCompanyReviewsByPage(companyId: $companyId, sort: $sort, page: $page, count: $count) {
      id
      kindnessRating
      priceRating
      hygieneRating
      facilityRating
      locationRating
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

/** A company's reviews on its page: what everybody thinks, and each review. */
export function CompanyReviewsPart({ companyId: id, companyName: name }: SlotProps<'company.reviews'>) {
  const choice = useReviewChoice();
  const [{ data, error, fetching }, reload] = useQuery({
    query: CompanyReviewsPart_Reviews,
    variables: { companyId: id, sort: choice.sort, page: choice.page, count: REVIEWS_A_PAGE },
  });
  const reviews = data?.getCompanyReviewsByPage ?? [];
  const path = `/company/${id}`;
  useStructuredData(reviews.map((review) => structuredReview(review, { '@type': 'LocalBusiness', '@id': path, url: path, name })));

  if (error) return <ErrorState title="리뷰를 불러오지 못했어요." message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="card" count={2} />;
  return (
    <BusinessReviews rubric={companyRatings} rate={data.getCompanyReviewRate} choice={choice}>
      <ReviewCards rubric={companyRatings} reviews={reviews} businessName={name} />
    </BusinessReviews>
  );
}
