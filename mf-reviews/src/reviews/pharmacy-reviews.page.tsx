import { AllReviews } from './all-reviews.tsx';

export function PharmacyReviewsPage() {
  return <AllReviews kind="pharmacy">동물약국 리뷰</AllReviews>;
}
