import { graphql, messageOfError } from '@petcare/api';
import { usePageHead } from '@petcare/remote';
import { ErrorState, LinkButton, PageContainer, PageTitle, Pagination, Skeleton, Stack } from '@petcare/ui';
import { useQuery } from 'urql';
import { ListingSummaryFields } from '../../parts/listing-summary.ts';
import { hospitalListHead } from '../../lib/hospital-list-head.ts';
import { orderOf, writeHospitalSearch, type HospitalSearch } from '../../lib/hospital-search.ts';
import { ListControls } from './list-controls.tsx';
import { ListHead } from './list-head.tsx';
import { ListResults } from './list-results.tsx';
import { useDistanceOrigin, type DistanceOrigin } from './use-distance-origin.ts';
import { useHospitalSearch } from './use-hospital-search.ts';

const HospitalListPage_Hospitals = graphql(`
  query HospitalListPage_Hospitals(
    $isSearch: Boolean!
    $search: String
    $sido: String
    $sigungu: String
    $filters: [HospitalFeature!]
    $order: HospitalOrder
    $latitude: Float
    $longitude: Float
    $page: Int!
    $count: Int!
  ) {
    found: searchHospitals(
      search: $search
      order: $order
      filters: $filters
      sido: $sido
      sigungu: $sigungu
      latitude: $latitude
      longitude: $longitude
      page: $page
      count: $count
    ) @include(if: $isSearch) {
      ...ListingSummaryFields
    }
    foundCount: searchHospitalsCount(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters) @include(if: $isSearch)
    listed: getHospitalsByPage(
      filter: $order
      filters: $filters
      sido: $sido
      sigungu: $sigungu
      latitude: $latitude
      longitude: $longitude
      page: $page
      count: $count
    ) @skip(if: $isSearch) {
      ...ListingSummaryFields
    }
    listedCount: getHospitalsCount(sido: $sido, sigungu: $sigungu, filters: $filters) @skip(if: $isSearch)
  }
`, [ListingSummaryFields]);

const PAGE_SIZE = 12;

function variablesOf(wish: HospitalSearch, origin: DistanceOrigin) {
  const { search, sido, sigungu, features, page } = wish;
  const from = origin.status === 'known' ? { latitude: origin.location.latitude, longitude: origin.location.longitude } : {};
  return { isSearch: search !== '', search, sido, sigungu, filters: features, order: orderOf(wish), page, count: PAGE_SIZE, ...from };
}

export function HospitalListPage() {
  const [wish, change] = useHospitalSearch();
  const origin = useDistanceOrigin(wish.sort === 'distance');
  const [{ data, error, fetching }, reload] = useQuery({ query: HospitalListPage_Hospitals, variables: variablesOf(wish, origin), pause: origin.status === 'waiting' });
  const isLoading = fetching || origin.status === 'waiting';
  const hospitals = data?.found ?? data?.listed ?? [];
  const total = data?.foundCount ?? data?.listedCount ?? 0;
  usePageHead(hospitalListHead(wish, data && !isLoading && !error ? { hospitals, total, pageSize: PAGE_SIZE } : null));

  return (
    <PageContainer>
      <PageTitle
        description="이름과 지역, 시설로 우리 동네 동물병원을 찾아보세요."
        actions={
          <LinkButton to="/search/map" variant="secondary" icon="map">
            지도에서 보기
          </LinkButton>
        }
      >
        동물병원 찾기
      </PageTitle>
      <Stack gap={5}>
        <ListControls wish={wish} onChange={change} />
        {error && !isLoading ? (
          <ErrorState message={messageOfError(error)} onRetry={reload} />
        ) : (
          <>
            <ListHead wish={wish} total={isLoading ? null : total} origin={origin} onSort={(sort) => change({ sort })} />
            {isLoading ? <Skeleton variant="list" count={6} /> : <ListResults wish={wish} hospitals={hospitals} onChange={change} />}
            {!isLoading && <Pagination page={wish.page} count={PAGE_SIZE} total={total} hrefOf={(page) => ({ search: writeHospitalSearch({ ...wish, page }).toString() })} />}
          </>
        )}
      </Stack>
    </PageContainer>
  );
}
