import { MyReviews } from './my-reviews.tsx';

export function MyPharmacyReviewsPage() {
  return <MyReviews kind="pharmacy" />;
}
