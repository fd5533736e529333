import { graphql } from '@petcare/api';
import { ListingSummaryFields } from '../listing/listing-summary.ts';
import { ListingsScreen } from './listings-screen.tsx';
import { SearchSummaryFields } from './search-summary.ts';

const PharmacyListPage_Pharmacies = graphql(
  `
    query PharmacyListPage_Pharmacies(
      $search: String!
      $sido: String
      $sigungu: String
      $filters: [HospitalFeature!]
      $order: HospitalOrder
      $latitude: Float
      $longitude: Float
      $page: Int!
      $count: Int!
      $hasPremium: Boolean!
      $hasVisited: Boolean!
    ) {
      listings: searchPharmacies(
        search: $search
        sido: $sido
        sigungu: $sigungu
        filters: $filters
        order: $order
        latitude: $latitude
        longitude: $longitude
        page: $page
        count: $count
      ) {
        ...ListingSummaryFields
      }
      total: searchPharmaciesCount(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters)
      summary: getSearchSummary(kind: pharmacy, search: $search, sido: $sido, sigungu: $sigungu, filters: $filters) {
        ...SearchSummaryFields
      }
      premium: getPremiumPharmaciesByPage(page: 1, count: 3, sido: $sido, sigungu: $sigungu, latitude: $latitude, longitude: $longitude)
        @include(if: $hasPremium) {
        ...ListingSummaryFields
      }
      visited: getMostVisitedPharmaciesByPage(page: 1, count: 3) @include(if: $hasVisited) {
        ...ListingSummaryFields
      }
    }
  `,
  [ListingSummaryFields, SearchSummaryFields],
);

export function PharmacyListPage() {
  return (
    <ListingsScreen
      kind="pharmacy"
      query={PharmacyListPage_Pharmacies}
      intro="반려동물 약을 지을 수 있는 가까운 약국을 찾아보세요."
      placeholder="약국 이름이나 주소"
    />
  );
}
