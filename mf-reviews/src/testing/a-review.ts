import type { Rate, Review } from '../review/review.ts';

/** A review as the API answers it. */
export function aReview(given: Partial<Review> = {}): Review {
  return {
    id: '7',
    kind: 'hospital',
    kindnessRating: 5,
    explainRating: 4,
    diagnosisRating: 4,
    facilityRating: 4,
    priceRating: 3,
    medicineRating: null,
    hygieneRating: null,
    locationRating: null,
    averageRating: 4,
    wouldRevisit: true,
    visitDate: '2026-11-20',
    review: '설명이 자세하고 아이를 다정하게 봐 주셨어요.',
    files: [],
    pet: null,
    likeCount: 2,
    isLiked: false,
    isMine: false,
    isReported: false,
    isVerified: false,
    receipts: null,
    reviewer: { id: '4', nickname: '콩이아빠', userImage: null },
    business: { id: '3', name: '구로든든동물병원', isPublic: true },
    reply: null,
    point: 500,
    hearsOfReply: false,
    hiddenReason: null,
    timestamp: { createdAt: '2026-11-20T03:00:00.000Z' },
    ...given,
  };
}

/** The averages of a business with so many reviews; all its ratings are 4.2. */
export function aRate(count: number, given: Partial<Rate> = {}): Rate {
  const mean = count === 0 ? null : 4.2;
  return {
    count,
    averageRating: mean,
    kindnessRating: mean,
    priceRating: mean,
    explainRating: mean,
    diagnosisRating: mean,
    facilityRating: mean,
    medicineRating: mean,
    hygieneRating: mean,
    locationRating: mean,
    revisitShare: count === 0 ? null : 0.75,
    keyword: count === 0 ? null : '친절해요',
    pictureCount: 0,
    verifiedCount: 0,
    praises: count === 0 ? [] : [{ rating: 'kindnessRating', count }],
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: star === 4 ? count : 0 })),
    ...given,
  };
}
