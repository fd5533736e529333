import type { PageHead, BusinessKind } from '@petcare/contracts';
import { breadcrumbs, itemList, type Crumb } from '@petcare/remote';
import { formatNumber } from '@petcare/ui';
import { filtersOf } from '../listing/features.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { listPath, type ListingSearch, type Region } from '../listing/listing-search.ts';

type Answer = { listings: readonly { id: string; name: string }[]; total: number; pageSize: number };

const invitation: Record<BusinessKind, string> = {
  hospital: '평점과 리뷰, 진료 시간으로 비교하고 예약해 보세요.',
  pharmacy: '평점과 리뷰, 영업시간으로 비교해 보세요.',
  company: '평점과 리뷰, 영업시간으로 비교하고 예약해 보세요.',
};

/** The way from the whole list down to a region. */
export function regionTrail(kind: BusinessKind, { sido, sigungu }: Region): Crumb[] {
  return [
    { name: listingKinds[kind].name, path: listPath(kind) },
    ...(sido ? [{ name: sido, path: listPath(kind, { sido }) }] : []),
    ...(sido && sigungu ? [{ name: sigungu, path: listPath(kind, { sido, sigungu }) }] : []),
  ];
}

function titleOf(kind: BusinessKind, { search, sido, sigungu, filters, page }: ListingSearch): string {
  const { name } = listingKinds[kind];
  const labels = filtersOf[kind].filter(({ value }) => filters.includes(value)).map(({ label }) => label);
  const what = [sido, sigungu, labels.join('·'), name].filter(Boolean).join(' ');
  const title = search ? `‘${search}’ ${what} 검색 결과` : what === name ? `전국 ${name}` : what;
  return page > 1 ? `${title} ${page}페이지` : title;
}

/**
 * Only a region and a page make another list. What somebody typed is found by
 * no search engine, and filters or an order are views of the region's list.
 */
function canonicalOf(kind: BusinessKind, wish: ListingSearch): string {
  if (wish.search) return listPath(kind, wish);
  const { sido, sigungu, page } = wish;
  return listPath(kind, { sido, sigungu, page: wish.filters.length > 0 || wish.sort !== null ? 1 : page });
}

/** The head of a page of the list, for search engines; `answer` null while it isn't known. */
export function listingListHead(kind: BusinessKind, wish: ListingSearch, answer: Answer | null): PageHead {
  const { search, sido, page } = wish;
  const { name, object, pagePath } = listingKinds[kind];
  const region = [sido, wish.sigungu].filter(Boolean).join(' ') || '전국';
  const isEmpty = answer?.listings.length === 0;
  const entries = answer?.listings.map(({ id, name: label }) => ({ name: label, path: pagePath(id) })) ?? [];
  const list =
    answer &&
    entries.length > 0 &&
    itemList(titleOf(kind, { ...wish, page: 1 }), entries, { from: (page - 1) * answer.pageSize + 1, total: answer.total });
  return {
    title: titleOf(kind, wish),
    description: `${region} ${answer && !isEmpty ? `${name} ${formatNumber(answer.total)}곳을` : object} ${invitation[kind]}`,
    canonical: canonicalOf(kind, wish),
    ...((search !== '' || isEmpty) && { noindex: true }),
    ...(isEmpty && page > 1 && { status: 404 as const }),
    structured: [breadcrumbs(regionTrail(kind, wish)), ...(list ? [list] : [])],
  };
}
