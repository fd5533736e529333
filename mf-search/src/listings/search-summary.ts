import { graphql, type ResultOf } from '@petcare/api';

/** The fields of the line above the list besides the number of listings. */
export const SearchSummaryFields = graphql(`
  fragment SearchSummaryFields on SearchSummary @_unmask {
    isAtLeast
    pageable
    leftOut
    isNear
    place
  }
`);
export type SearchSummary = ResultOf<typeof SearchSummaryFields>;
