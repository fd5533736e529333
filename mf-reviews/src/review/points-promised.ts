/** The points that a review brings its writer: not before a visit or a receipt stands behind it, or a week has passed. */
export const POINTS_PROMISED = '방문이 확인된 리뷰에 500포인트를 드려요.';
