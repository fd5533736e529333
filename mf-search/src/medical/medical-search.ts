/** The treatment whose price is asked for, and the region; `search` looks for a treatment. All of it stands in the address. */
export type MedicalSearch = { medical: string | null; sido: string | null; sigungu: string | null; search: string };

/** No treatment's name is longer. */
const MOST_LETTERS = 100;

export function readMedicalSearch(params: URLSearchParams): MedicalSearch {
  const sido = params.get('sido') || null;
  const medical = params.get('medical') ?? '';
  return {
    medical: /^[1-9]\d{0,14}$/.test(medical) ? medical : null,
    sido,
    sigungu: sido && (params.get('sigungu') || null),
    search: (params.get('search') ?? '').trim().slice(0, MOST_LETTERS),
  };
}

/** The parameters of a choice; defaults stay out of the address. */
export function writeMedicalSearch({ medical, sido, sigungu, search = '' }: Partial<MedicalSearch>): URLSearchParams {
  return new URLSearchParams({
    ...(medical && { medical }),
    ...(sido && { sido }),
    ...(sido && sigungu && { sigungu }),
    ...(search.trim() && { search: search.trim() }),
  });
}

const pathOf = (page: string, wish: Partial<MedicalSearch>) => {
  const query = writeMedicalSearch(wish).toString();
  return query ? `${page}?${query}` : page;
};

/** The path of the page on which a treatment is chosen. */
export const medicalSearchPath = (wish: Partial<MedicalSearch> = {}) => pathOf('/search/medical', wish);
/** The path of the page with a treatment's prices. */
export const medicalPricePath = (wish: Partial<MedicalSearch>) => pathOf('/search/medical/result', wish);

/** The parts of what the API calls a place: 경기도 성남시 분당구, 제주특별자치도, 전국. */
export function regionOf(location: string): { sido: string | null; sigungu: string | null } {
  if (location === '전국') return { sido: null, sigungu: null };
  const [sido = '', ...rest] = location.split(' ');
  return { sido, sigungu: rest.join(' ') || null };
}
