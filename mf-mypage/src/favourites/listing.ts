import { graphql, type ResultOf } from '@petcare/api';

/** The facts of a listing that a row shows. */
export const FavouriteListingFields = graphql(`
  fragment FavouriteListingFields on FavouriteListing @_unmask {
    id
    kind
    name
    picture
    address
    reviewScore
    reviewCount
    isBookable
    markedAt
    openState {
      kind
      at
    }
    nextFree {
      date
      time
    }
  }
`);
export type FavouriteListing = ResultOf<typeof FavouriteListingFields>;

export const FavouritesPage_Listings = graphql(
  `
    query FavouritesPage_Listings($ids: [ID!]!) {
      getListingsByIds(listingIds: $ids) {
        ...FavouriteListingFields
      }
    }
  `,
  [FavouriteListingFields],
);
