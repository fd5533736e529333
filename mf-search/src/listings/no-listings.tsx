import { businessKinds, type BusinessKind } from '@petcare/contracts';
import { graphql } from '@petcare/api';
import { EmptyState, formatNumber, Inline, LinkButton, Stack } from '@petcare/ui';
import { useQuery } from 'urql';
import { filtersOf } from '../listing/features.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { listPath, mapPath, type ListingSearch } from '../listing/listing-search.ts';

const NoListings_OtherKinds = graphql(`
  query NoListings_OtherKinds($search: String!, $sido: String, $sigungu: String) {
    hospital: searchHospitalsCount(search: $search, sido: $sido, sigungu: $sigungu)
    pharmacy: searchPharmaciesCount(search: $search, sido: $sido, sigungu: $sigungu)
    company: searchCompaniesCount(search: $search, sido: $sido, sigungu: $sigungu)
  }
`);

type Props = { kind: BusinessKind; wish: ListingSearch; total: number; pageable: number };
type Way = { label: string; to: string };

/** The same list with one condition less, for each that there is. */
function waysBack(kind: BusinessKind, wish: ListingSearch): Way[] {
  const without = (less: Partial<ListingSearch>) => listPath(kind, { ...wish, ...less });
  const { search, sido, sigungu, filters } = wish;
  const asked = filtersOf[kind].filter(({ value }) => filters.includes(value));
  return [
    ...asked.map(({ value, label }) => ({
      label: `‘${label}’ 빼고 찾기`,
      to: without({ filters: filters.filter((one) => one !== value) }),
    })),
    ...(sigungu ? [{ label: `${sido} 전체에서 찾기`, to: without({ sigungu: null }) }] : []),
    ...(sido ? [{ label: '전국에서 찾기', to: without({ sido: null, sigungu: null }) }] : []),
    ...(search ? [{ label: '검색어 지우기', to: without({ search: '' }) }] : []),
  ];
}

/** The reason why so little may be known; most listings come from a register that has no hours. */
function reasonOf({ search, sido, filters }: ListingSearch): string {
  if (filters.includes('isOpenNow')) return '영업 시간이 등록된 곳 중에서만 찾았어요.';
  if (filters.length > 0 || sido) return '조건을 하나씩 빼 보세요.';
  if (search) return '맞춤법을 확인하거나 더 짧은 말로 찾아보세요.';
  return '지도와 다른 목록도 둘러보세요.';
}

/** In the place of an empty list: why it is empty, and where to go on. */
export function NoListings({ kind, wish, total, pageable }: Props) {
  if (total > 0) return <NoSuchPage kind={kind} wish={wish} total={total} pageable={pageable} />;
  const { subject, name } = listingKinds[kind];
  const ways = waysBack(kind, { ...wish, page: 1 });
  return (
    <Stack gap={5}>
      <EmptyState
        icon="search"
        title={ways.length > 0 ? `조건에 맞는 ${subject} 없어요.` : `아직 등록된 ${subject} 없어요.`}
        description={reasonOf(wish)}
        action={
          <Inline gap={2} justify="center">
            {ways.map(({ label, to }) => (
              <LinkButton key={label} to={to} variant="secondary" size="sm">
                {label}
              </LinkButton>
            ))}
            {ways.length > 1 && (
              <LinkButton to={listPath(kind)} variant="ghost" size="sm">
                모든 {name} 보기
              </LinkButton>
            )}
            <LinkButton to={mapPath(kind, { sido: wish.sido, sigungu: wish.sigungu })} variant="ghost" size="sm" icon="map">
              지도에서 찾기
            </LinkButton>
          </Inline>
        }
      />
      <OtherKinds kind={kind} wish={wish} />
    </Stack>
  );
}

function NoSuchPage({ kind, wish, total, pageable }: Props) {
  return (
    <EmptyState
      icon="list"
      title="이 페이지에는 더 보여 드릴 곳이 없어요."
      description={`찾은 곳은 모두 ${formatNumber(total)}곳이에요.${pageable < total ? ` 앞의 ${formatNumber(pageable)}곳까지 넘겨 볼 수 있어요.` : ''}`}
      action={
        <LinkButton to={listPath(kind, { ...wish, page: 1 })} variant="secondary">
          첫 페이지로
        </LinkButton>
      }
    />
  );
}

/** The other kinds of listings of which the same text finds some in the same region. */
function OtherKinds({ kind, wish }: Omit<Props, 'total' | 'pageable'>) {
  const { search, sido, sigungu } = wish;
  const [{ data }] = useQuery({ query: NoListings_OtherKinds, variables: { search, sido, sigungu }, pause: search === '' });
  const others = businessKinds.filter((other) => other !== kind && data && data[other] > 0);
  if (!data || others.length === 0) return null;
  return (
    <Inline as="nav" aria-label="다른 곳에서 찾은 결과" gap={2} justify="center">
      {others.map((other) => (
        <LinkButton key={other} to={listPath(other, { search, sido, sigungu })} variant="secondary" icon={listingKinds[other].icon}>
          {listingKinds[other].name} {formatNumber(data[other])}곳 보기
        </LinkButton>
      ))}
    </Inline>
  );
}
