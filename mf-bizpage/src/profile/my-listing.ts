import type { BusinessKind } from '@petcare/contracts';
import { graphql, type ResultOf } from '@petcare/api';
import { featureFields } from '@petcare/features';
import type { TypedDocumentNode } from 'urql';
import { OwnerHoursFields } from '../opening-hours/owner-hours.ts';

const MyListingFields = graphql(
  `
    fragment MyListingFields on Listing @_unmask {
      id
      name
      state
      contract
      email
      homepage
      blog
      kakaoplus
      introduce
      ${featureFields}
      guideParkingLot
      ...OwnerHoursFields
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
      reviewScore
      reviewCount
      timestamp {
        updatedAt
      }
    }
  `,
  [OwnerHoursFields],
);

const ProfilePage_Hospital = graphql(
  `
    query ProfilePage_Hospital {
      listing: getMyHospital {
        ...MyListingFields
        doctors
        expertise
        gubun
        size
      }
    }
  `,
  [MyListingFields],
);

const ProfilePage_Pharmacy = graphql(
  `
    query ProfilePage_Pharmacy {
      listing: getMyPharmacy {
        ...MyListingFields
        pharmacist
        handlingMedicine
        uniqueness
        isUnion
      }
    }
  `,
  [MyListingFields],
);

const ProfilePage_Company = graphql(
  `
    query ProfilePage_Company {
      listing: getMyCompany {
        ...MyListingFields
      }
      details: getMyCompanyDetails {
        presentName
        presentContact
        agreeReservation
      }
    }
  `,
  [MyListingFields],
);

type OwnFields = {
  doctors: string[];
  expertise: string | null;
  gubun: string | null;
  size: number | null;
  pharmacist: string[];
  handlingMedicine: string | null;
  uniqueness: string | null;
  isUnion: boolean;
};
/** The caller's own listing: what every kind has, and what its kind has. */
export type MyListing = ResultOf<typeof MyListingFields> & Partial<OwnFields>;
export type CompanyDetails = NonNullable<ResultOf<typeof ProfilePage_Company>['details']>;
export type MyListingAnswer = { listing: MyListing | null; details?: CompanyDetails | null };

/** The question for the listing of an account, by its kind. */
export const listingQueries: Record<BusinessKind, TypedDocumentNode<MyListingAnswer, Record<string, never>>> = {
  hospital: ProfilePage_Hospital,
  pharmacy: ProfilePage_Pharmacy,
  company: ProfilePage_Company,
};
