import { addDays, instantOf, seoulDate } from '@petcare/time';
import { networkOf } from '@petcare/node';
import type { Clock } from '../../platform/clock.ts';
import { batched } from '../../platform/database/batched.ts';
import type { Database } from '../../platform/database/database.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { SearchService } from '../search/index.ts';
import type { ReviewsService } from '../reviews/index.ts';
import { pagePath, referrerOf } from './statistics.policy.ts';
import {
  addSearches,
  countPageViews,
  countSearches,
  insertPageView,
  listSpans,
  sumUpViews,
  type Search,
  type Span,
  type SpanCounts,
} from './statistics.sql.ts';

/** With every page: in the process, since it only bounds a flood. */
const VIEWS_A_MINUTE = { max: 240, windowSeconds: 60, store: 'process' } as const;
/** With every search: in the process, since it only bounds a flood. */
const SEARCHES_A_MINUTE = { max: 60, windowSeconds: 60, store: 'process' } as const;

const VIEWS_KEPT_DAYS = 90;
/** No statement takes long from the others. */
const AT_ONCE = 10_000;

export type StatisticsService = {
  /** Counts a page view; false when it is not a page of ours or far too many come from one address. */
  recordPageView(view: { path: string; referrer?: string | null }, ip: string): Promise<boolean>;
  /** Counts a text search; false when far too many come from one network. */
  countSearch(search: Omit<Search, 'day'>, ip: string): Promise<boolean>;
  getSearchCount(): Promise<number>;
  /** The events of each span of days, the first day included and the last one too; spans without anything are there. */
  listSpans(span: Span, from: string, to: string): Promise<SpanCounts[]>;
  /** The numbers of what is public on the site at this moment, and of the page views of today. */
  getSiteCounts(): Promise<SiteCounts>;
  /** Views of long ago are kept as how many there were on a day. */
  sumUpOldViews(): Promise<void>;
};

export type SiteCounts = { hospitalCount: number; pharmacyCount: number; companyCount: number; reviewCount: number; pageViewCount: number };

export type StatisticsDeps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  search: SearchService;
  reviews: ReviewsService;
};
const kinds = ['hospital', 'pharmacy', 'company'] as const;

export function createStatisticsService({ db, clock, rateLimits, search, reviews }: StatisticsDeps): StatisticsService {
  const write = batched<Search, true>(db, async (tx, batch) => {
    await addSearches(tx, batch);
    return batch.map(() => true);
  });

  return {
    async recordPageView(view, ip) {
      const path = pagePath(view.path);
      const allowed = await rateLimits.hit(`page-view:${ip}`, VIEWS_A_MINUTE);
      if (!path || !allowed.ok) return false;
      const referrer = referrerOf(view.referrer);
      await insertPageView(db, { path, referrer, createdAt: clock.now() });
      return true;
    },
    async countSearch({ kind, isFound }, ip) {
      const allowed = await rateLimits.hit(`search-count:${networkOf(ip)}`, SEARCHES_A_MINUTE);
      return allowed.ok && write({ day: seoulDate(clock.now()), kind, isFound });
    },
    async sumUpOldViews() {
      const before = instantOf(addDays(seoulDate(clock.now()), -VIEWS_KEPT_DAYS));
      while (await sumUpViews(db, before, AT_ONCE));
    },
    listSpans: (span, from, to) => listSpans(db, span, { from, to }),
    getSearchCount: () => countSearches(db),
    async getSiteCounts() {
      const [hospitalCount = 0, pharmacyCount = 0, companyCount = 0] = await Promise.all(
        kinds.map((kind) => search.getListingsCount(kind, {})),
      );
      const reviewCounts = await Promise.all(kinds.map(async (kind) => unwrap(await reviews.countReviews({ kind }))));
      const pageViewCount = await countPageViews(db, seoulDate(clock.now()));
      return {
        hospitalCount,
        pharmacyCount,
        companyCount,
        reviewCount: reviewCounts.reduce((sum, count) => sum + count, 0),
        pageViewCount,
      };
    },
  };
}
