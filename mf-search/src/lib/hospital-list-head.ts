import type { PageHead } from '@petcare/contracts';
import { breadcrumbs, itemList } from '@petcare/remote';
import { formatNumber } from '@petcare/ui';
import { features } from './features.ts';
import { regionTrail } from './hospital-head.ts';
import { regionPath, writeHospitalSearch, type HospitalSearch } from './hospital-search.ts';
import { hospitalPath } from './hospital-structured.ts';

type Answer = { hospitals: readonly { id: string; name: string }[]; total: number; pageSize: number };

function titleOf({ search, sido, sigungu, features: wanted, page }: HospitalSearch): string {
  const labels = features.filter(({ value }) => wanted.includes(value)).map(({ label }) => label);
  const what = [sido, sigungu, labels.join('·'), '동물병원'].filter(Boolean).join(' ');
  const title = search ? `‘${search}’ ${what} 검색 결과` : what === '동물병원' ? '전국 동물병원' : what;
  return page > 1 ? `${title} ${page}페이지` : title;
}

/**
 * Only a region and a page make another list. What somebody typed is found by
 * no search engine, and features or an order are views of the region's list.
 */
function canonicalOf(wish: HospitalSearch): string {
  if (wish.search) return `/hostpital-list?${writeHospitalSearch(wish)}`;
  return regionPath({ ...wish, page: wish.features.length > 0 || wish.sort !== null ? 1 : wish.page });
}

/** What search engines are told of a page of the list; `answer` null while it isn't known. */
export function hospitalListHead(wish: HospitalSearch, answer: Answer | null): PageHead {
  const { search, sido, page } = wish;
  const region = [sido, wish.sigungu].filter(Boolean).join(' ') || '전국';
  const isEmpty = answer?.hospitals.length === 0;
  const entries = answer?.hospitals.map(({ id, name }) => ({ name, path: hospitalPath(id) })) ?? [];
  const list = answer && entries.length > 0 && itemList(titleOf({ ...wish, page: 1 }), entries, { from: (page - 1) * answer.pageSize + 1, total: answer.total });
  return {
    title: titleOf(wish),
    description: `${region} 동물병원${answer && !isEmpty ? ` ${formatNumber(answer.total)}곳` : ''}을 평점과 리뷰, 진료 시간으로 비교하고 예약해 보세요.`,
    canonical: canonicalOf(wish),
    ...((search !== '' || isEmpty) && { noindex: true }),
    ...(isEmpty && page > 1 && { status: 404 as const }),
    structured: [breadcrumbs(regionTrail(wish)), ...(list ? [list] : [])],
  };
}
