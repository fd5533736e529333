import type { BusinessKind } from '@petcare/contracts';
import type { IconName } from '@petcare/ui';
import type { Rubric } from './ratings.ts';
import { companyRatings, hospitalRatings, pharmacyRatings } from './ratings.ts';

type KindTexts = {
  /** 병원: as a review speaks of one. */
  noun: string;
  /** 동물병원: as a heading names the kind. */
  label: string;
  icon: IconName;
  rubric: Rubric;
  /** Its page. */
  pathOf: (id: string) => string;
  /** The path of the list of such businesses. */
  listPath: string;
  /** The path of everybody's reviews of the kind. */
  reviewsPath: string;
  /** schema.org's types of such a business. */
  types: string | string[];
};

export const kinds: Record<BusinessKind, KindTexts> = {
  hospital: {
    noun: '병원',
    label: '동물병원',
    icon: 'hospital',
    rubric: hospitalRatings,
    pathOf: (id) => `/hospital?id=${encodeURIComponent(id)}`,
    listPath: '/hostpital-list',
    reviewsPath: '/hospital-reviews',
    types: ['VeterinaryCare', 'LocalBusiness'],
  },
  pharmacy: {
    noun: '약국',
    label: '동물약국',
    icon: 'pill',
    rubric: pharmacyRatings,
    pathOf: (id) => `/pharmacy?id=${encodeURIComponent(id)}`,
    listPath: '/pharmacy-list',
    reviewsPath: '/pharmacy-reviews',
    types: 'Pharmacy',
  },
  company: {
    noun: '업체',
    label: '펫 서비스',
    icon: 'scissors',
    rubric: companyRatings,
    pathOf: (id) => `/company/${encodeURIComponent(id)}`,
    listPath: '/company-list',
    reviewsPath: '/company-reviews',
    types: 'LocalBusiness',
  },
};
