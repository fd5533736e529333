import type { BusinessKind } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import { FoundFields } from './listing-queries.ts';

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
} as const satisfies Record<BusinessKind, unknown>;
