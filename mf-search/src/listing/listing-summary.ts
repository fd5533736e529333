import { graphql, type ResultOf } from '@petcare/api';
import { OpenStateFields } from './open-badge.tsx';
import { StationFields } from './station-near.tsx';

/** The fields of a listing on a card. Distance in kilometres. */
export const ListingSummaryFields = graphql(
  `
    fragment ListingSummaryFields on Listing @_unmask {
      id
      name
      contract
      is24
      isBeautyParlor
      isHotel
      isKindergarten
      isStore
      hasParkingLot
      allowReservation
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
  [OpenStateFields, StationFields],
);
export type ListingSummary = ResultOf<typeof ListingSummaryFields>;
