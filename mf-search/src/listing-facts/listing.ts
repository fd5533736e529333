import { graphql, type ResultOf } from '@petcare/api';
import { FeatureFields } from '../listing/features.ts';

/** The fields that every kind of listing shows on its page. `contract` is its telephone in E.164. */
const ListingPageFields = graphql(
  `
    fragment ListingPageFields on Listing @_unmask {
      id
      name
      contract
      email
      homepage
      blog
      kakaoplus
      state
      isPremium
      ...FeatureFields
      guideParkingLot
      businessHours {
        weekday
        isClosed
        open
        close
        breakStart
        breakEnd
      }
      businessHoursText
      humu
      hoursExceptions {
        holidays {
          rule
          open
          close
          breakStart
          breakEnd
        }
        closures {
          weekday
          weeks
        }
        feasts
        closedOn {
          from
          to
        }
        varies
      }
      isOpenNow
      openState {
        kind
        at
      }
      openingToday {
        date
        holiday
        isCertain
        isClosed
        open
        close
        breakStart
        breakEnd
      }
      specialDays {
        from
        to
        isClosed
        open
        close
        breakStart
        breakEnd
      }
      introduce
      reviewScore
      reviewKeyword
      reviewCount
      facilityPicture {
        id
        filepath
      }
      address {
        postcode
        sido
        sigungu
        address
        jibunAddress
        detailAddress
        latitude
        longitude
      }
      station {
        name
        metres
      }
    }
  `,
  [FeatureFields],
);

/** A hospital's page shows these too. */
export const HospitalPageFields = graphql(
  `
    fragment HospitalPageFields on Hospital @_unmask {
      ...ListingPageFields
      doctors
      expertise
      registration
      gubun
      size
    }
  `,
  [ListingPageFields],
);

/** A pharmacy's page. */
export const PharmacyPageFields = graphql(
  `
    fragment PharmacyPageFields on Pharmacy @_unmask {
      ...ListingPageFields
      pharmacist
      handlingMedicine
      uniqueness
      isUnion
    }
  `,
  [ListingPageFields],
);

/** A company's page. */
export const CompanyPageFields = graphql(
  `
    fragment CompanyPageFields on Company @_unmask {
      ...ListingPageFields
      companyType
    }
  `,
  [ListingPageFields],
);

type ListingFields = ResultOf<typeof ListingPageFields>;
export type CompanyType = 'beauty' | 'hotel' | 'kindergarten' | 'store';

/** `registration` is the day of the licence; `gubun` its trade as the register names it, `size` its area in m². */
export type Hospital = ListingFields & {
  kind: 'hospital';
  doctors: readonly string[];
  expertise: string | null;
  registration: string | null;
  gubun: string | null;
  size: number | null;
};
export type Pharmacy = ListingFields & {
  kind: 'pharmacy';
  pharmacist: readonly string[];
  handlingMedicine: string | null;
  uniqueness: string | null;
  isUnion: boolean;
};
/** `companyType` is what it mainly does. */
export type Company = ListingFields & { kind: 'company'; companyType: CompanyType | null };

/** A listing as its page knows it: the fields that all have, and those of its kind only. */
export type Listing = Hospital | Pharmacy | Company;
