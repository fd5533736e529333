import { graphql, type ResultOf } from '@petcare/api';
import type { ListingKind } from '../listing/listing-kinds.ts';

const SelectedFields = graphql(`
  fragment SelectedFields on Listing @_unmask {
    id
    name
    contract
    isOpenNow
    reviewScore
    reviewCount
    address {
      address
    }
  }
`);
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
      query MapPage_SearchHospitals($search: String!) {
        total: searchHospitalsCount(search: $search)
        found: searchHospitals(search: $search, page: 1, count: 30) {
          ...FoundFields
        }
      }
    `,
    [FoundFields],
  ),
  pharmacy: graphql(
    `
      query MapPage_SearchPharmacies($search: String!) {
        total: searchPharmaciesCount(search: $search)
        found: searchPharmacies(search: $search, page: 1, count: 30) {
          ...FoundFields
        }
      }
    `,
    [FoundFields],
  ),
  company: graphql(
    `
      query MapPage_SearchCompanies($search: String!) {
        total: searchCompaniesCount(search: $search)
        found: searchCompanies(search: $search, page: 1, count: 30) {
          ...FoundFields
        }
      }
    `,
    [FoundFields],
  ),
} as const satisfies Record<ListingKind, unknown>;
