import type { CompanyType } from './listing.ts';

/** The name of a company's place, by what it mainly does. */
export const companyPlaces: Record<CompanyType, string> = {
  beauty: '반려동물 미용실',
  hotel: '반려동물 호텔',
  kindergarten: '반려동물 유치원',
  store: '반려동물 용품점',
};
