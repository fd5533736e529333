import { graphql } from '@petcare/api';
import { ListingSummaryFields } from '../listing/listing-summary.ts';
import { ListingsScreen } from './listings-screen.tsx';
import { SearchSummaryFields } from './search-summary.ts';

const CompanyListPage_Companies = graphql(
  `
    query CompanyListPage_Companies(
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
      listings: searchCompanies(
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
      total: searchCompaniesCount(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters)
      summary: getSearchSummary(kind: company, search: $search, sido: $sido, sigungu: $sigungu, filters: $filters) {
        ...SearchSummaryFields
      }
      premium: getPremiumCompaniesByPage(page: 1, count: 3, sido: $sido, sigungu: $sigungu, latitude: $latitude, longitude: $longitude)
        @include(if: $hasPremium) {
        ...ListingSummaryFields
      }
      visited: getMostVisitedCompaniesByPage(page: 1, count: 3) @include(if: $hasVisited) {
        ...ListingSummaryFields
      }
    }
  `,
  [ListingSummaryFields, SearchSummaryFields],
);

export function CompanyListPage() {
  return (
    <ListingsScreen
      kind="company"
      query={CompanyListPage_Companies}
      intro="미용부터 호텔, 유치원, 용품까지 우리 아이에게 맞는 곳을 찾아보세요."
      placeholder="이름이나 주소, 서비스"
    />
  );
}
