/** A region and a page of its list, as they stand in an address. */
export type RegionPage = { sido: string | null; sigungu: string | null; page: number };

/** The API knows no page beyond. */
const MOST_PAGES = 1_000_000;

export function readRegionPage(params: URLSearchParams): RegionPage {
  const sido = params.get('sido') || null;
  const page = Number(params.get('page'));
  return {
    sido,
    sigungu: sido && (params.get('sigungu') || null),
    page: Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The parameters of a page; defaults stay out of the address. */
export function writeRegionPage({ sido, sigungu, page }: RegionPage): URLSearchParams {
  return new URLSearchParams({ ...(sido && { sido }), ...(sido && sigungu && { sigungu }), ...(page > 1 && { page: String(page) }) });
}

/** 서울특별시 강남구; nothing of the nation. */
export const regionName = ({ sido, sigungu }: Pick<RegionPage, 'sido' | 'sigungu'>) => [sido, sigungu].filter(Boolean).join(' ');
