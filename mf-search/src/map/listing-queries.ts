import { graphql, type ResultOf } from '@petcare/api';
import { OpenStateFields } from '../listing/open-badge.tsx';
import type { ListingKind } from '../listing/listing-kinds.ts';

const SelectedFields = graphql(
  `
    fragment SelectedFields on Listing @_unmask {
      id
      name
      contract
      ...OpenStateFields
      reviewScore
      reviewCount
      address {
        address
      }
    }
  `,
  [OpenStateFields],
);
export type SelectedFacts = ResultOf<typeof SelectedFields>;

/** What is told of a chosen place. */
export const selectedQueries = {
  hospital: graphql(
    `
      query MapPage_SelectedHospital($id: ID!) {
        selected: getHospital(id: $id) {
          ...SelectedFields
        }
      }
    `,
    [SelectedFields],
  ),
  pharmacy: graphql(
    `
      query MapPage_SelectedPharmacy($id: ID!) {
        selected: getPharmacy(id: $id) {
          ...SelectedFields
        }
      }
    `,
    [SelectedFields],
  ),
  company: graphql(
    `
      query MapPage_SelectedCompany($id: ID!) {
        selected: getCompany(id: $id) {
          ...SelectedFields
        }
      }
    `,
    [SelectedFields],
  ),
} as const satisfies Record<ListingKind, unknown>;

const FoundFields = graphql(`
  fragment FoundFields on Listing @_unmask {
    id
    name
    reviewScore
    reviewCount
    address {
      address
      latitude
      longitude
    }
  }
`);
export type FoundListing = ResultOf<typeof FoundFields>;

/** The best thirty that a text finds. */
export const searchQueries = {
  hospital: graphql(
    `
      query MapPage_SearchHospitals($search: String!, $sido: String, $sigungu: String, $filters: [HospitalFeature!]) {
        total: searchHospitalsCount(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters)
        found: searchHospitals(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters, page: 1, count: 30) {
          ...FoundFields
        }
      }
    `,
    [FoundFields],
  ),
  pharmacy: graphql(
    `
      query MapPage_SearchPharmacies($search: String!, $sido: String, $sigungu: String, $filters: [HospitalFeature!]) {
        total: searchPharmaciesCount(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters)
        found: searchPharmacies(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters, page: 1, count: 30) {
          ...FoundFields
        }
      }
    `,
    [FoundFields],
  ),
  company: graphql(
    `
      query MapPage_SearchCompanies($search: String!, $sido: String, $sigungu: String, $filters: [HospitalFeature!]) {
        total: searchCompaniesCount(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters)
        found: searchCompanies(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters, page: 1, count: 30) {
          ...FoundFields
        }
      }
    `,
    [FoundFields],
  ),
} as const satisfies Record<ListingKind, unknown>;

/** Some that are nearest to a place. */
export const nearestQueries = {
  hospital: graphql(
    `
      query MapPage_NearestHospitals($latitude: Float!, $longitude: Float!, $filters: [HospitalFeature!]) {
        nearest: searchHospitals(order: distance, latitude: $latitude, longitude: $longitude, filters: $filters, page: 1, count: 3) {
          ...FoundFields
        }
      }
    `,
    [FoundFields],
  ),
  pharmacy: graphql(
    `
      query MapPage_NearestPharmacies($latitude: Float!, $longitude: Float!, $filters: [HospitalFeature!]) {
        nearest: searchPharmacies(order: distance, latitude: $latitude, longitude: $longitude, filters: $filters, page: 1, count: 3) {
          ...FoundFields
        }
      }
    `,
    [FoundFields],
  ),
  company: graphql(
    `
      query MapPage_NearestCompanies($latitude: Float!, $longitude: Float!, $filters: [HospitalFeature!]) {
        nearest: searchCompanies(order: distance, latitude: $latitude, longitude: $longitude, filters: $filters, page: 1, count: 3) {
          ...FoundFields
        }
      }
    `,
    [FoundFields],
  ),
} as const satisfies Record<ListingKind, unknown>;
