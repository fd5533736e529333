import { MyReviews } from './my-reviews.tsx';

export function MyHospitalReviewsPage() {
  return <MyReviews kind="hospital" />;
}
