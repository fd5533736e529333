/** The points that a review brings its writer, as the server has them in `review-points.policy.ts`. */
export const REVIEW_POINTS = '500포인트';
/** The promise of them: not before a visit or a receipt stands behind it, or a week has passed. */
export const POINTS_PROMISED = `방문이 확인된 리뷰에 ${REVIEW_POINTS}를 드려요.`;
