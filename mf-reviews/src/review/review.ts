import { graphql, type ResultOf } from '@petcare/api';

/** A review as the cards show it. Ratings are 1 to 5 (null: of another kind), `averageRating` their mean to one decimal. */
export const ReviewFields = graphql(`
  fragment ReviewFields on Review @_unmask {
    id
    kind
    kindnessRating
    priceRating
    explainRating
    diagnosisRating
    facilityRating
    medicineRating
    hygieneRating
    locationRating
    averageRating
    wouldRevisit
    visitDate
    review
    files {
      id
      filepath
    }
    pet {
      id
      division
      kindName
    }
    likeCount
    isLiked
    isMine
    isReported
    isVerified
    receipts {
      id
      date
      total
      state
      reason
    }
    reviewer {
      id
      nickname
      userImage
    }
    business {
      id
      name
      isPublic
    }
    reply {
      content
      timestamp {
        createdAt
      }
    }
    point
    hearsOfReply
    hiddenReason
    timestamp {
      createdAt
    }
  }
`);
export type Review = ResultOf<typeof ReviewFields>;

/** The averages of a business, as the summary shows them. */
export const RateFields = graphql(`
  fragment RateFields on ReviewRate @_unmask {
    count
    averageRating
    kindnessRating
    priceRating
    explainRating
    diagnosisRating
    facilityRating
    medicineRating
    hygieneRating
    locationRating
    revisitShare
    keyword
    stars {
      star
      count
    }
    pictureCount
    verifiedCount
    praises {
      rating
      count
    }
  }
`);
export type Rate = ResultOf<typeof RateFields>;
