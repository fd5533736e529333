import type { BusinessKind } from '@petcare/contracts';
import { answerOf, Slot, usePageHead } from '@petcare/remote';
import { formatNumber, LinkButton, media, PageContainer, PageTitle, Pagination, Skeleton, Stack, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery, type TypedDocumentNode } from 'urql';
import type { Filter } from '../listing/features.ts';
import type { DeviceLocation } from '../location/device-location.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { listingListHead } from './listing-list-head.ts';
import { mapPath, orderOf, writeListingSearch, type ListingSearch, type ListOrder } from '../listing/listing-search.ts';
import type { ListingSummary } from '../listing/listing-summary.ts';
import { ListControls } from './list-controls.tsx';
import { ListHead } from './list-head.tsx';
import { ListResults } from './list-results.tsx';
import { ListingStrip } from './listing-strip.tsx';
import { NoListings } from './no-listings.tsx';
import type { SearchSummary } from './search-summary.ts';
import { useDistanceOrigin, type DistanceOrigin, type OriginWish } from './use-distance-origin.ts';
import { useListingSearch } from './use-listing-search.ts';
import { useSearchCount } from './use-search-count.ts';

type ListVariables = {
  search: string;
  sido: string | null;
  sigungu: string | null;
  filters: Filter[];
  order: ListOrder | null;
  latitude?: number;
  longitude?: number;
  page: number;
  count: number;
  hasPremium: boolean;
  hasVisited: boolean;
};

type Answer = {
  listings: ListingSummary[];
  total: number;
  summary?: SearchSummary | undefined;
  premium?: ListingSummary[] | undefined;
  visited?: ListingSummary[] | undefined;
};
type Props = { kind: BusinessKind; query: TypedDocumentNode<Answer, ListVariables>; intro: string; placeholder: string };

const PAGE_SIZE = 12;
/** One or two are not what many look for. */
const FEWEST_VISITED = 3;

/** From another place than the device's a region is not measured: it is where somebody looks already. */
const isMeasured = ({ sido }: ListingSearch, { isCurrentLocation }: DeviceLocation) => sido === null || isCurrentLocation;

/** By distance where somebody wants it, by text where one is looked for, else near. */
function originOf({ sort, search }: ListingSearch, nearText: string | null): OriginWish {
  if (sort === 'distance' || (sort === null && search !== '' && search === nearText)) return 'distance';
  return sort === null && search === '' ? 'near' : 'none';
}

function askedFor(wish: ListingSearch, origin: DistanceOrigin): ListVariables {
  const { search, sido, sigungu, filters, sort, page } = wish;
  const location = origin.status === 'known' || (origin.status === 'near' && isMeasured(wish, origin.location)) ? origin.location : null;
  const from = location ? { latitude: location.latitude, longitude: location.longitude } : {};
  const hasPremium = search === '' && filters.length === 0 && sort === null && page === 1;
  return {
    search,
    sido,
    sigungu,
    filters,
    order: orderOf(wish),
    page,
    count: PAGE_SIZE,
    hasPremium,
    hasVisited: hasPremium && sido === null,
    ...from,
  };
}

/** The list of a kind of listing, `query` asking for it: text, region, filters, order and page, all of it in the address. */
export function ListingsScreen({ kind, query, intro, placeholder }: Props) {
  const { name } = listingKinds[kind];
  const [wish, change] = useListingSearch(kind);
  const [nearText, setNearText] = useState<string | null>(null);
  const origin = useDistanceOrigin(originOf(wish, nearText));
  const [{ data, error, fetching }, refetch] = useQuery({ query, variables: askedFor(wish, origin), pause: origin.status === 'waiting' });
  const [shownWish, setShownWish] = useState<string | null>(null);
  const address = writeListingSearch(wish).toString();
  // The same list from a place that became known: the one from the place before stays until it is there.
  const isMoving = fetching && data !== undefined && shownWish === address;
  const isLoading = (fetching && !isMoving) || origin.status === 'waiting';
  const { standIn } = answerOf({ data, error, isLoading, refetch }, <Skeleton variant="list" count={6} />, { waitsEachTime: true });
  const { listings: found, total, summary, premium = [], visited = [] }: Answer = data ?? { listings: [], total: 0 };
  const isFarFrom = origin.status === 'near' && !origin.location.isCurrentLocation;
  // How far it is from a place where nobody stands says nothing.
  const measured = (all: ListingSummary[]) => (isFarFrom ? all.map((listing) => ({ ...listing, distance: null })) : all);
  const listings = measured(found);
  const pageable = summary?.pageable ?? total;
  // Kept, since the answer is away while the one with the position is on its way.
  if (summary?.isNear && nearText !== wish.search) setNearText(wish.search);
  const isKnown = data !== undefined && !isLoading && !error;
  if (isKnown && shownWish !== address) setShownWish(address);
  usePageHead(listingListHead(kind, wish, isKnown ? { listings, total, pageSize: PAGE_SIZE } : null));
  useSearchCount(kind, wish.search, isKnown ? total : null);

  return (
    <PageContainer>
      <PageTitle
        description={<Intro>{intro}</Intro>}
        actions={
          <LinkButton to={mapPath(kind, wish)} variant="secondary" icon="map">
            지도에서 보기
          </LinkButton>
        }
      >
        {name} 찾기
      </PageTitle>
      <Stack gap={5}>
        <ListControls kind={kind} placeholder={placeholder} wish={wish} onChange={change} />
        {error && !isLoading ? (
          standIn
        ) : (
          <>
            {!isLoading && <ListingStrip kind={kind} title={`추천 ${name}`} isAd listings={measured(premium)} />}
            <ListHead
              kind={kind}
              wish={wish}
              total={isLoading ? null : total}
              summary={summary}
              origin={origin}
              onSort={(sort) => change({ sort })}
            />
            {isLoading ? (
              standIn
            ) : listings.length === 0 ? (
              <NoListings kind={kind} wish={wish} total={total} pageable={pageable} />
            ) : (
              <>
                <ListResults kind={kind} isSearch={wish.search !== ''} listings={listings} />
                {pageable < total && (
                  <Bounded>
                    앞의 {formatNumber(pageable)}곳까지 넘겨 볼 수 있어요. 지역이나 조건을 고르면 더 가까운 곳을 찾을 수 있어요.
                  </Bounded>
                )}
                <Pagination
                  page={wish.page}
                  count={PAGE_SIZE}
                  total={pageable}
                  hrefOf={(page) => ({ search: writeListingSearch({ ...wish, page }).toString() })}
                />
              </>
            )}
            <BannerPlace>
              <Slot name="list.banner" props={{}} />
            </BannerPlace>
            {!isLoading && (
              <ListingStrip
                kind={kind}
                title={`많이 찾는 ${name}`}
                note={<Since>최근 30일</Since>}
                listings={visited.length < FEWEST_VISITED ? [] : visited}
              />
            )}
          </>
        )}
      </Stack>
    </PageContainer>
  );
}

/** The first screen of a phone belongs to what is listed. */
const Intro = styled.span`
  ${media.belowTablet} {
    display: none;
  }
`;

/** Kept before anything is there, so that nothing below it is pushed down. */
const BannerPlace = styled.div`
  aspect-ratio: 4;
  overflow: hidden;
  ${media.tablet} {
    aspect-ratio: 8;
  }
`;

const Bounded = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  word-break: keep-all;
`;

const Since = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
