import { graphql, type ResultOf } from '@petcare/api';

/** A review as the cards show it. Ratings are 1 to 5, `averageRating` their mean to one decimal. */
export const ReviewFields = graphql(`
  fragment ReviewFields on HospitalReview @_unmask {
    id
    kindnessRating
    explainRating
    diagnosisRating
    facilityRating
    priceRating
    averageRating
    wouldRevisit
    visitDate
    review
    files {
      id
      filepath
    }
    likeCount
    isLiked
    isMine
    reviewer {
      nickname
      userImage
    }
    hospital {
      id
      name
      state
    }
    timestamp {
      createdAt
    }
  }
`);
export type Review = ResultOf<typeof ReviewFields>;

/** What the card of a review of any kind of business shows, but for its ratings. */
export type ShownReview = Pick<
  Review,
  'id' | 'averageRating' | 'wouldRevisit' | 'visitDate' | 'review' | 'files' | 'likeCount' | 'reviewer' | 'timestamp'
>;
