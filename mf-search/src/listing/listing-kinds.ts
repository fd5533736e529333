import type { BusinessKind } from '@petcare/contracts';
import type { IconName } from '@petcare/ui';

/** `list`: from a list, `search`: from a text search, `mappage`: from a map (see lib/inflow.ts). */
export type FromPage = 'list' | 'search' | 'mappage';

type KindFacts = {
  /** The kind's name on a screen, and the same with the particle that it takes there. */
  name: string;
  subject: string;
  object: string;
  icon: IconName;
  listPath: string;
  mapPath: string;
  /** The path of a listing's page. */
  pagePath: (id: string, frompage?: FromPage) => string;
};

const from = (start: string, frompage?: FromPage) => (frompage ? `${start}frompage=${frompage}` : '');

/** The three kinds of listing: their names, and the screens of each. */
export const listingKinds: Readonly<Record<BusinessKind, KindFacts>> = {
  hospital: {
    name: '동물병원',
    subject: '동물병원이',
    object: '동물병원을',
    icon: 'hospital',
    listPath: '/hostpital-list',
    mapPath: '/search/map',
    pagePath: (id, frompage) => `/hospital?id=${id}${from('&', frompage)}`,
  },
  pharmacy: {
    name: '동물약국',
    subject: '동물약국이',
    object: '동물약국을',
    icon: 'pill',
    listPath: '/pharmacy-list',
    mapPath: '/search/map/pharmacy',
    pagePath: (id, frompage) => `/pharmacy?id=${id}${from('&', frompage)}`,
  },
  company: {
    name: '펫 서비스',
    subject: '펫 서비스가',
    object: '펫 서비스를',
    icon: 'scissors',
    listPath: '/company-list',
    mapPath: '/search/company-map',
    pagePath: (id, frompage) => `/company/${id}${from('?', frompage)}`,
  },
};
