import type { RatingName } from './ratings.ts';

/** A review as the cards show it. Ratings are 1 to 5, `averageRating` their mean to one decimal. */
export type Review = Record<RatingName, number> & {
  id: string;
  averageRating: number;
  wouldRevisit: boolean;
  visitDate: string;
  review: string;
  files: readonly { id: string; filepath: string }[];
  likeCount: number;
  isLiked: boolean;
  isMine: boolean;
  reviewer: { nickname: string; userImage: string | null };
  hospital: { id: string; name: string; state: string };
  timestamp: { createdAt: string };
};
