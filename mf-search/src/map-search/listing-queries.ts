import type { BusinessKind } from '@petcare/contracts';
import { graphql, type ResultOf } from '@petcare/api';
import { FeatureFields } from '../listing/features.ts';
import { OpenStateFields } from '../listing/open-badge.tsx';
import { StationFields } from '../listing/station-near.tsx';

export const FoundFields = graphql(
  `
    fragment FoundFields on Listing @_unmask {
      id
      name
      ...FeatureFields
      ...OpenStateFields
      ...StationFields
      reviewScore
      reviewCount
      address {
        address
        latitude
        longitude
      }
    }
  `,
  [FeatureFields, OpenStateFields, StationFields],
);
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
} as const satisfies Record<BusinessKind, unknown>;
