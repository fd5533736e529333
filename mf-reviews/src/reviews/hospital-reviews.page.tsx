import { AllReviews } from './all-reviews.tsx';

export function HospitalReviewsPage() {
  return <AllReviews kind="hospital">동물병원 리뷰</AllReviews>;
}
