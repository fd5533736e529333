import { graphql, type ResultOf } from '@petcare/api';

/** What a card shows of a hospital. Distance in kilometres. */
export const HospitalSummaryFields = graphql(`
  fragment HospitalSummaryFields on Hospital @_unmask {
    id
    name
    contract
    is24
    isBeautyParlor
    isHotel
    isStore
    hasParkingLot
    allowReservation
    isOpenNow
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
`);
export type HospitalSummary = ResultOf<typeof HospitalSummaryFields>;
