import { AllReviews } from './all-reviews.tsx';

export function CompanyReviewsPage() {
  return <AllReviews kind="company">펫 서비스 리뷰</AllReviews>;
}
