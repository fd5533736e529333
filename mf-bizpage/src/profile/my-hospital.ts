import { graphql, type ResultOf } from '@petcare/api';
import { OwnerHoursFields } from '../opening-hours/owner-hours.ts';

export const HospitalPage_MyHospital = graphql(
  `
    query HospitalPage_MyHospital {
      getMyHospital {
        id
        name
        state
        contract
        email
        homepage
        blog
        kakaoplus
        introduce
        expertise
        doctors
        is24
        isBeautyParlor
        isHotel
        isStore
        hasParkingLot
        guideParkingLot
        allowReservation
        ...OwnerHoursFields
        facilityPicture {
          id
          filepath
        }
        address {
          address
          detailAddress
        }
        reviewScore
        reviewCount
      }
    }
  `,
  [OwnerHoursFields],
);

export type MyHospital = NonNullable<ResultOf<typeof HospitalPage_MyHospital>['getMyHospital']>;
