import type { Database } from '../../../platform/database/database.ts';
import type { AppError } from '../../../platform/errors/app-error.ts';
import { ok, type Result } from '../../../platform/errors/result.ts';
import { offsetOf, parsePage } from '../../../platform/paging.ts';
import type { Listing, ListingKind } from '../../listings/index.ts';
import { MOST_LISTED } from '../lists/lists.service.ts';
import { countVisited, listUnvisited, listVisited } from './most-visited.sql.ts';
import type { Paged } from './search.service.ts';

type ListResult = Promise<Result<Listing[], AppError<'VALIDATION_FAILED'>>>;

export type MostVisitedService = {
  /** Those with visitors in the last 30 days, most first, today's included. */
  getVisitedListings(kind: ListingKind, asked: Paged): ListResult;
  /** Of these, up to 10,000. */
  getVisitedListingsCount(kind: ListingKind): Promise<number>;
  /** The same, and then those without visitors, most reviewed first. */
  getMostVisitedListings(kind: ListingKind, asked: Paged): ListResult;
};

export function createMostVisitedService({ db }: { db: Database }): MostVisitedService {
  return {
    async getVisitedListings(kind, asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      return ok(offsetOf(page.value) < MOST_LISTED ? await listVisited(db, kind, page.value) : []);
    },
    getVisitedListingsCount: (kind) => countVisited(db, kind, MOST_LISTED),
    async getMostVisitedListings(kind, asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      const last = offsetOf(page.value) + page.value.count;
      if (offsetOf(page.value) >= MOST_LISTED) return ok([]);
      const visited = await listVisited(db, kind, page.value);
      if (visited.length === page.value.count) return ok(visited);
      return ok([...visited, ...(await listUnvisited(db, kind, await countVisited(db, kind, last), page.value))]);
    },
  };
}
