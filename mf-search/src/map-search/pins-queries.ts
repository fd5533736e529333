import type { BusinessKind } from '@petcare/contracts';
import { graphql, type ResultOf } from '@petcare/api';

export const AreaFields = graphql(`
  fragment AreaFields on AreaCount @_unmask {
    code
    name
    latitude
    longitude
    hospitalCount
    pharmacyCount
    companyCount
  }
`);
export type AreaCount = ResultOf<typeof AreaFields>;

const MapPage_HospitalPins = graphql(
  `
    query MapPage_HospitalPins($south: Float!, $west: Float!, $north: Float!, $east: Float!, $limit: Int!, $filters: [HospitalFeature!]) {
      inView: getHospitalPins(south: $south, west: $west, north: $north, east: $east, limit: $limit, filters: $filters) {
        pins {
          id
          name
          address
          latitude
          longitude
          tags
          allowReservation
          openState {
            kind
            at
          }
          station {
            name
            metres
          }
          reviewScore
          reviewCount
        }
        counts {
          ...AreaFields
        }
      }
    }
  `,
  [AreaFields],
);

const ListingPinsFields = graphql(
  `
    fragment ListingPinsFields on ListingPins @_unmask {
      pins {
        id
        name
        address
        latitude
        longitude
        tags
        allowReservation
        openState {
          kind
          at
        }
        station {
          name
          metres
        }
        reviewScore
        reviewCount
      }
      counts {
        ...AreaFields
      }
    }
  `,
  [AreaFields],
);

const MapPage_PharmacyPins = graphql(
  `
    query MapPage_PharmacyPins($south: Float!, $west: Float!, $north: Float!, $east: Float!, $limit: Int!, $filters: [HospitalFeature!]) {
      inView: getPharmacyPins(south: $south, west: $west, north: $north, east: $east, limit: $limit, filters: $filters) {
        ...ListingPinsFields
      }
    }
  `,
  [ListingPinsFields],
);

const MapPage_CompanyPins = graphql(
  `
    query MapPage_CompanyPins($south: Float!, $west: Float!, $north: Float!, $east: Float!, $limit: Int!, $filters: [HospitalFeature!]) {
      inView: getCompanyPins(south: $south, west: $west, north: $north, east: $east, limit: $limit, filters: $filters) {
        ...ListingPinsFields
      }
    }
  `,
  [ListingPinsFields],
);

/** The query of each map where single places are shown: all three answer in the same form. */
export const pinsQueries = {
  hospital: MapPage_HospitalPins,
  pharmacy: MapPage_PharmacyPins,
  company: MapPage_CompanyPins,
} as const satisfies Record<BusinessKind, unknown>;

export type PinnedListing = ResultOf<typeof MapPage_CompanyPins>['inView']['pins'][number];
