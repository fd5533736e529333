import { graphql, type ResultOf } from '@petcare/api';

/** What stands above the list besides how many were found. */
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
