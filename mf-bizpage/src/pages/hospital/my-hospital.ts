import { graphql, type ResultOf } from '@petcare/api';

export const HospitalPage_MyHospital = graphql(`
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
      humu
      businessHours {
        weekday
        isClosed
        open
        close
        breakStart
        breakEnd
      }
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
`);

export type MyHospital = NonNullable<ResultOf<typeof HospitalPage_MyHospital>['getMyHospital']>;
