import type { BusinessKind } from '@petcare/contracts';
import type { IconName } from '@petcare/ui';

type KindFacts = { label: string; icon: IconName; listPath: string; pagePath: (id: string) => string };

/** The three kinds of listing, and where each has its list and its pages. */
export const kinds: Readonly<Record<BusinessKind, KindFacts>> = {
  hospital: { label: '동물병원', icon: 'hospital', listPath: '/hostpital-list', pagePath: (id) => `/hospital?id=${id}` },
  pharmacy: { label: '동물약국', icon: 'pill', listPath: '/pharmacy-list', pagePath: (id) => `/pharmacy?id=${id}` },
  company: { label: '펫 서비스', icon: 'scissors', listPath: '/company-list', pagePath: (id) => `/company/${id}` },
};
