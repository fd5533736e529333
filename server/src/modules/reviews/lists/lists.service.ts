import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createKept } from '../../../platform/kept.ts';
import { offsetOf, type Page } from '../../../platform/paging.ts';
import type { ListingKind } from '../../listings/index.ts';
import { isIndexed } from '../../../platform/text/search-words.ts';
import { regionCodes } from '../../regions/index.ts';
import {
  FIRST_LOOK,
  isMetSoon,
  LONG_LOOK,
  MOST_COUNTED,
  MOST_FOUND,
  MOST_LISTED,
  OFTEN,
  splitScope,
  type Details,
} from '../record/lists.policy.ts';
import * as lists from './lists.sql.ts';
import * as store from '../record/reviews.sql.ts';
import type { Review, ReviewSort } from '../record/reviews.sql.ts';
import type { ReviewScope } from '../record/lists.policy.ts';
import { findSummary, sumSummaries } from '../record/summaries.sql.ts';
import { countIn } from '../record/summary.policy.ts';

/** The number of reviews; `isAtLeast`: there may be more than were looked at. */
export type Total = { total: number; isAtLeast: boolean };

export type ReviewLists = {
  list(scope: ReviewScope, asked: { sort: ReviewSort; page: Page; viewerId: number | null }): Promise<Review[]>;
  /** Exact, but for words, praises and rare animals: those are counted as far as a list of this order is looked through. */
  count(scope: ReviewScope, sort: ReviewSort): Promise<Total>;
};

type ReviewQuery = { source: lists.Source; all: number; asked: number; details: Details | null };
/** `first`: of a long list with details, those of its beginning that are as asked. */
type BegunList = ReviewQuery & { first: number[] };

/** From so many reviews of a kind on nobody sees that a sum is some seconds old. */
const MANY = 1_000;

type ReviewListsDeps = { db: Database; clock: Clock; countsKeptSeconds: number };

/** Lists of reviews, as quick at any number of them: summaries tell first how many there are. */
export function createReviewLists({ db, clock, countsKeptSeconds }: ReviewListsDeps): ReviewLists {
  type Scope = Parameters<typeof sumSummaries>[1];
  const sums = createKept((scope: Scope) => sumSummaries(db, scope), { clock, seconds: countsKeptSeconds });

  async function sumOf(scope: Scope): Promise<{ all: number; asked: number }> {
    const kept = await sums.get(scope);
    return countsKeptSeconds === 0 || kept.all > MANY ? kept : sumSummaries(db, scope);
  }

  async function ask(kind: ListingKind, scope: ReviewScope): Promise<ReviewQuery> {
    const { cells, details } = splitScope(scope);
    const codes = regionCodes(scope.sido, scope.sigungu) ?? null;
    const { businessId } = scope;
    const source = { kind, regionCodes: codes, cells, ...(businessId !== undefined && { businessId }) };
    if (businessId === undefined) return { source, details, ...(await sumOf(source)) };
    const summary = await findSummary(db, businessId);
    const { count, cells: counts } = summary?.kind === kind ? summary : { count: 0, cells: [] };
    return { source, details, all: count, asked: cells === null ? count : countIn(counts, cells) };
  }

  const begun = new Map<string, Promise<BegunList>>();

  async function lookFirst(kind: ListingKind, scope: ReviewScope, sort: ReviewSort): Promise<BegunList> {
    const asked = await ask(kind, scope);
    const { source, details } = asked;
    const isLong = details !== null && asked.asked > FIRST_LOOK;
    return { ...asked, first: isLong ? await lists.lookThrough(db, source, sort, details, FIRST_LOOK) : [] };
  }

  /** Once for whoever asks in the same turn, as a list and its total do: not later, when something may have been written. */
  function begin(kind: ListingKind, scope: ReviewScope, sort: ReviewSort): Promise<BegunList> {
    const key = JSON.stringify([kind, scope, sort]);
    const known = begun.get(key);
    if (known) return known;
    const beginning = lookFirst(kind, scope, sort);
    begun.set(key, beginning);
    setImmediate(() => begun.delete(key));
    return beginning;
  }

  /** The list's first `upTo` or more that are found of what cells do not say, in order. */
  async function find({ source, asked, first }: BegunList, details: Details, sort: ReviewSort, upTo: number): Promise<number[]> {
    if (asked === 0) return [];
    if (asked <= FIRST_LOOK) return lists.gather(db, source, sort, { count: asked, offset: 0, details });
    if (first.length >= Math.min(upTo, OFTEN)) return first;
    if (!isIndexed(details.words)) return lists.lookThrough(db, source, sort, details, LONG_LOOK);
    return lists.findByWords(db, source, sort, details, MOST_FOUND);
  }

  /** The number of reviews in the whole list. */
  async function countFound(asked: BegunList, details: Details, sort: ReviewSort): Promise<Total> {
    const { source, all, first } = asked;
    if (asked.asked <= FIRST_LOOK) return { total: (await find(asked, details, sort, MOST_LISTED)).length, isAtLeast: false };
    if (first.length >= OFTEN) return { total: first.length, isAtLeast: true };
    if (!isIndexed(details.words))
      return { total: (await lists.lookThrough(db, source, sort, details, LONG_LOOK)).length, isAtLeast: all > LONG_LOOK };
    const total = await lists.countByWords(db, source, details, MOST_COUNTED);
    return { total, isAtLeast: total === MOST_COUNTED };
  }

  return {
    async list(scope, { sort, page, viewerId }) {
      const offset = offsetOf(page);
      if (offset >= MOST_LISTED) return [];
      if (scope.kind === undefined || scope.userId !== undefined) return store.listReviews(db, scope, { sort, page, viewerId });
      const asked = await begin(scope.kind, scope, sort);
      const ids = asked.details
        ? (await find(asked, asked.details, sort, offset + page.count)).slice(offset, offset + page.count)
        : await pageOf(db, asked, sort, { count: page.count, offset });
      return store.listReviewsById(db, ids, viewerId);
    },
    async count(scope, sort) {
      if (scope.kind === undefined || scope.userId !== undefined) return { total: await store.countReviews(db, scope), isAtLeast: false };
      const asked = await begin(scope.kind, scope, sort);
      return asked.details ? countFound(asked, asked.details, sort) : { total: asked.asked, isAtLeast: false };
    },
  };
}

async function pageOf(db: Database, { source, all, asked }: ReviewQuery, sort: ReviewSort, page: { count: number; offset: number }) {
  if (page.offset >= asked) return [];
  const isWhole = asked === all;
  return isWhole || isMetSoon({ all, asked, upTo: page.offset + page.count })
    ? lists.passInOrder(db, source, sort, page)
    : lists.gather(db, source, sort, page);
}
