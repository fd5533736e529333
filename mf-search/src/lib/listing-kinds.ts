import type { IconName } from '@petcare/ui';

export type ListingKind = 'hospital' | 'pharmacy' | 'company';

/** `list`: from a list, `search`: from a text search, `mappage`: from a map (see lib/inflow.ts). */
export type FromPage = 'list' | 'search' | 'mappage';

type KindFacts = {
  /** What a screen calls one of them. */
  name: string;
  icon: IconName;
  listPath: string;
  mapPath: string;
  /** Where one of them has its page. */
  pagePath: (id: string, frompage?: FromPage) => string;
};

const from = (start: string, frompage?: FromPage) => (frompage ? `${start}frompage=${frompage}` : '');

/** The three kinds of listing: their names, and the screens of each (product.md section 2). */
export const listingKinds = {
  hospital: {
    name: '동물병원',
    icon: 'hospital',
    listPath: '/hostpital-list',
    mapPath: '/search/map',
    pagePath: (id, frompage) => `/hospital?id=${id}${from('&', frompage)}`,
  },
  pharmacy: {
    name: '동물약국',
    icon: 'pill',
    listPath: '/pharmacy-list',
    mapPath: '/search/map/pharmacy',
    pagePath: (id, frompage) => `/pharmacy?id=${id}${from('&', frompage)}`,
  },
  company: {
    name: '펫 서비스',
    icon: 'scissors',
    listPath: '/company-list',
    mapPath: '/search/company-map',
    pagePath: (id, frompage) => `/company/${id}${from('?', frompage)}`,
  },
} as const satisfies Record<ListingKind, KindFacts>;
