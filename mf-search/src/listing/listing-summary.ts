import { graphql, type ResultOf } from '@petcare/api';
import { FeatureFields } from './features.ts';
import { OpenStateFields } from './open-badge.tsx';
import { StationFields } from './station-near.tsx';

/** The fields of a listing on a card. Distance in kilometres. */
export const ListingSummaryFields = graphql(
  `
    fragment ListingSummaryFields on Listing @_unmask {
      id
      name
      contract
      ...FeatureFields
      ...OpenStateFields
      ...StationFields
      reviewScore
      reviewCount
      distance
      facilityPicture {
        id
        filepath
      }
      address {
        address
      }
    }
  `,
  [FeatureFields, OpenStateFields, StationFields],
);
export type ListingSummary = ResultOf<typeof ListingSummaryFields>;
