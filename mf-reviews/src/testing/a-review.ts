import type { Review } from '../review/review.ts';

/** A review as the API answers it. */
export function aReview(given: Partial<Review> = {}): Review {
  return {
    id: '7',
    kindnessRating: 5,
    explainRating: 4,
    diagnosisRating: 4,
    facilityRating: 4,
    priceRating: 3,
    averageRating: 4,
    wouldRevisit: true,
    visitDate: '2026-11-20',
    review: '설명이 자세하고 아이를 다정하게 봐 주셨어요.',
    files: [],
    likeCount: 2,
    isLiked: false,
    isMine: false,
    reviewer: { nickname: '콩이아빠', userImage: null },
    hospital: { id: '3', name: '구로든든동물병원', state: 'approved' },
    timestamp: { createdAt: '2026-11-20T03:00:00.000Z' },
    ...given,
  };
}
