import { MyReviews } from './my-reviews.tsx';

export function MyReviewsPage() {
  return <MyReviews kind={null} />;
}
