import type { Database } from '../../../platform/database/database.ts';
import { offsetOf } from '../../../platform/paging.ts';
import { countPublic } from '../map/counters.sql.ts';
import { isToldByListing } from '../scope/filters.policy.ts';
import * as store from './lists.sql.ts';
import type { Order, Scope, Total, PageQuery } from '../scope/scope.ts';
import type { Candidates } from '../matches/search.sql.ts';
import type { Listing } from '../../listings/index.ts';
import type { SeoulMoment } from '../../opening-hours/index.ts';
import { keysOf } from '../text/search-keys.policy.ts';

/** Nobody reads so far, and getting there reads everything before. */
export const MOST_LISTED = 10_000;
/** So few are read by their keys and put in order; of more, enough are met soon when all are read in order. */
const FEW = 4_000;

export type Lists = {
  /** `openFirst`: those that are open at this moment come first of each block. */
  list(scope: Scope, wanted: PageQuery & { order: Order; openFirst?: SeoulMoment | undefined }): Promise<Listing[]>;
  /** Exact, but for what only the listing itself tells (open now, in a box): that is counted among the first 20,000. */
  count(scope: Scope): Promise<Total>;
  /** The candidates for words that every listing has. */
  candidates(scope: Scope): Promise<Candidates>;
};

/** Lists without a text, as quick at any number of listings: the counters tell first how many there are. */
export function createLists(db: Database): Lists {
  return {
    async list(scope, { order, from, page, openFirst }) {
      const offset = offsetOf(page);
      if (offset >= MOST_LISTED) return [];
      const { source, most } = await sourceOf(scope);
      if (offset >= most) return [];
      if (openFirst) return store.listOpenFirst(db, scope, source, { order, from, at: openFirst }, page);
      if (order === 'distance' && from) return store.listNearest(db, scope, source, from, page);
      return store.listByOrder(db, scope, source, { order, from }, page);
    },
    async count(scope) {
      const { source, most } = await sourceOf(scope);
      if (most === 0 || !(isToldByListing(scope.filters) || scope.bounds)) return { total: most, isAtLeast: false };
      const total = await store.countListed(db, scope, source);
      return { total, isAtLeast: source === 'all' && most > store.MOST_READ && total > 0 };
    },
    async candidates(scope) {
      const { source } = await sourceOf(scope);
      if (source !== 'all') return { few: source.keys, most: source.most };
      const { total } = await countPublic(db, { kinds: [scope.kind], features: [] });
      return { all: total };
    },
  };

  async function sourceOf(scope: Scope): Promise<{ source: store.Source; most: number }> {
    const { kind, regionCodes, filters } = scope;
    const { total, asked } = await countPublic(db, { kinds: [kind], regionCodes, features: filters.features }, scope);
    const isNarrow = regionCodes !== undefined || filters.features.length > 0;
    return {
      source: isNarrow && total <= FEW ? { keys: keysOf(scope.kind, scope.regionCodes, scope.filters.features), most: FEW } : 'all',
      most: asked,
    };
  }
}
