import { MyReviews } from './my-reviews.tsx';

export function MyCompanyReviewsPage() {
  return <MyReviews kind="company" />;
}
