import { graphql } from '@petcare/api';
import { ListingSummaryFields } from '../listing/listing-summary.ts';
import { ListingsScreen } from './listings-screen.tsx';
import { SearchSummaryFields } from './search-summary.ts';

const HospitalListPage_Hospitals = graphql(
  `
    query HospitalListPage_Hospitals(
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
      listings: searchHospitals(
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
      total: searchHospitalsCount(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters)
      summary: getSearchSummary(kind: hospital, search: $search, sido: $sido, sigungu: $sigungu, filters: $filters) {
        ...SearchSummaryFields
      }
      premium: getPremiumHospitalsByPage(page: 1, count: 3, sido: $sido, sigungu: $sigungu, latitude: $latitude, longitude: $longitude)
        @include(if: $hasPremium) {
        ...ListingSummaryFields
      }
      visited: getMostVisitedHospitalsByPage(page: 1, count: 3) @include(if: $hasVisited) {
        ...ListingSummaryFields
      }
    }
  `,
  [ListingSummaryFields, SearchSummaryFields],
);

export function HospitalListPage() {
  return (
    <ListingsScreen
      kind="hospital"
      query={HospitalListPage_Hospitals}
      intro="이름과 지역, 시설로 우리 동네 동물병원을 찾아보세요."
      placeholder="이름, 주소, 진료 분야"
    />
  );
}
