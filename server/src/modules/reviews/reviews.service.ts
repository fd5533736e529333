import { seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, noAccessPermission, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { ListingKind, ListingsVerbs } from '../listings/index.ts';
import type { PointsService } from '../points/index.ts';
import { checkReview, isReviewer, keywordOf, REVIEW_POINTS, type ReviewDraft } from './reviews.policy.ts';
import * as store from './reviews.sql.ts';
import type { OfKind, Review, ReviewRate, ReviewScope, ReviewSort } from './reviews.sql.ts';

export type { OfKind, Review, ReviewRate } from './reviews.sql.ts';
/** `viewerId` is who looks, for `isLiked`. */
export type AskedReviews = { sort?: ReviewSort | null; page?: number | null; count?: number | null; viewerId?: number };
export type AskedScope<Kind extends ListingKind> = Omit<ReviewScope<Kind>, 'star'> & { star?: number | null };
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;
type Refused = AppError<'NO_ACCESS_PERMISSION'>;
type Taken = AppError<'REVIEW_EXISTS'>;
type Spent = AppError<'INSUFFICIENT_POINTS'>;

/** Reviews of hospitals, pharmacies and companies, each with the ratings of its kind (`rubrics`). Ids are numbers of `reviews.id` and `businesses.id`. */
export type ReviewsService = {
  /** Of a kind, of one of its businesses or of one person; newest first unless `sort` says otherwise. `star` keeps the averages from star to star + 0.9. */
  listReviews<Kind extends ListingKind>(scope: AskedScope<Kind>, asked: AskedReviews): Promise<Result<Review<Kind>[], Invalid>>;
  countReviews(scope: AskedScope<ListingKind>): Promise<Result<number, Invalid>>;
  /** Of the company that this account owns, newest first. */
  listReviewsOfMyCompany(
    viewer: Viewer,
    asked: AskedReviews,
  ): Promise<Result<{ list: Review<'company'>[]; total: number }, Invalid | Missing>>;
  /** The averages of one business; nulls of one without reviews. */
  rateBusiness<Kind extends ListingKind>(business: OfKind<Kind>): Promise<ReviewRate<Kind>>;
  getReview<Kind extends ListingKind>(review: OfKind<Kind>, viewerId?: number): Promise<Result<Review<Kind>, Missing>>;
  /** Earns points and keeps the business's score; REVIEW_EXISTS for a second one of the same visit day. */
  writeReview<Kind extends ListingKind>(
    viewer: Viewer,
    business: OfKind<Kind>,
    draft: ReviewDraft<Kind>,
  ): Promise<Result<Review<Kind>, AppError>>;
  editReview<Kind extends ListingKind>(
    viewer: Viewer,
    review: OfKind<Kind>,
    draft: ReviewDraft<Kind>,
  ): Promise<Result<Review<Kind>, Invalid | Missing | Refused | Taken>>;
  /** Takes the points back, INSUFFICIENT_POINTS when they are spent. */
  deleteReview(viewer: Viewer, review: OfKind): Promise<Result<null, Missing | Refused | Spent>>;
  /** Gives a like, or takes it back. */
  toggleReviewLike<Kind extends ListingKind>(viewer: Viewer, review: OfKind<Kind>): Promise<Result<Review<Kind>, Missing>>;
};

export type ReviewsDeps = { db: Database; clock: Clock; listings: ListingsVerbs; points: PointsService; rateLimits: RateLimiter };

// Each review earns points: who writes more of them in a day has not been to that many places.
const WRITES = { max: 20, windowSeconds: 86_400 };
const NO_BUSINESS = { hospital: '없는 병원이에요.', pharmacy: '없는 약국이에요.', company: '없는 업체예요.' };
const noReview = notFound('없는 리뷰예요. 이미 지워졌을 수 있어요.');
const taken = conflict('REVIEW_EXISTS', '이 방문일에 쓴 리뷰가 이미 있어요. 방문일을 확인하거나 쓴 리뷰를 고쳐 주세요.');
const spent = conflict(
  'INSUFFICIENT_POINTS',
  '리뷰로 받은 500포인트를 이미 써서 지금은 지울 수 없어요. 포인트를 다시 모은 뒤에 지워 주세요.',
);

export function createReviewsService({ db, clock, listings, points, rateLimits }: ReviewsDeps): ReviewsService {
  function tidy<Kind extends ListingKind>(kind: Kind, draft: ReviewDraft<Kind>): Result<ReviewDraft<Kind>, Invalid> {
    const tidied = { ...draft, review: draft.review.trim() };
    const errors = checkReview(kind, tidied, seoulDate(clock.now()));
    return errors.length > 0 ? err(validationFailed(errors)) : ok(tidied);
  }

  async function listReviews<Kind extends ListingKind>(
    asked: AskedScope<Kind>,
    { sort, page, count, viewerId }: AskedReviews,
  ): Promise<Result<Review<Kind>[], Invalid>> {
    const [scope, parsed] = [parseScope(asked), parsePage(page, count)];
    if (!scope.ok) return scope;
    if (!parsed.ok) return parsed;
    return ok(await store.listReviews(db, scope.value, { sort: sort ?? 'recent', page: parsed.value, viewerId: viewerId ?? null }));
  }

  async function refreshSummary(tx: Transaction, business: OfKind): Promise<void> {
    const rate = await store.rateReviews(tx, business);
    const keyword = keywordOf(business.kind, rate);
    await listings.updateReviewSummary(tx, business.id, { score: rate.averageRating, count: rate.count, keyword });
  }

  /** Runs `change` on the caller's own review, alone among the writers about that business. */
  function withOwnReview<T, E extends AppError>(
    viewer: Viewer,
    { kind, id }: OfKind,
    change: (tx: Transaction) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing | Refused>> {
    return inTransaction<Result<T, E | Missing | Refused>>(db, async (tx) => {
      const review = await store.findReview(tx, { kind, id }, viewer.id);
      if (!review) return err(noReview);
      if (!isReviewer(viewer, review)) return err(noAccessPermission);
      await store.lockReviewsOf(tx, review.businessId);
      const changed = await change(tx);
      if (changed.ok) await refreshSummary(tx, { kind, id: review.businessId });
      return changed;
    });
  }

  return {
    listReviews,
    async countReviews(asked) {
      const scope = parseScope(asked);
      return scope.ok ? ok(await store.countReviews(db, scope.value)) : scope;
    },
    async listReviewsOfMyCompany(viewer, asked) {
      const company = await listings.listingOfOwner(db, 'company', viewer.id);
      if (!company) return err(notFound('등록한 업체가 없어요.'));
      const scope = { kind: 'company', businessId: company.id } as const;
      const [list, total] = await Promise.all([listReviews(scope, asked), store.countReviews(db, scope)]);
      return list.ok ? ok({ list: list.value, total }) : list;
    },
    rateBusiness: (business) => store.rateReviews(db, business),
    async getReview(review, viewerId) {
      const found = await store.findReview(db, review, viewerId ?? null);
      return found ? ok(found) : err(noReview);
    },
    async writeReview(viewer, business, given) {
      const draft = tidy(business.kind, given);
      if (!draft.ok) return draft;
      const allowed = await rateLimits.hit(`review:${viewer.id}`, WRITES);
      if (!allowed.ok) return allowed;
      return refuseSecond(() =>
        inTransaction(db, async (tx) => {
          const listing = await listings.findListing(tx, business.kind, business.id);
          if (!listing?.isPublic) return err(notFound(NO_BUSINESS[business.kind]));
          await store.lockReviewsOf(tx, business.id);
          const row = { ...draft.value, kind: business.kind, businessId: business.id, userId: viewer.id };
          const id = await store.insertReview(tx, row, clock.now());
          const message = `${listing.name} 리뷰 작성`;
          await points.earnPoints(tx, { userId: viewer.id, point: REVIEW_POINTS, message, reasonKey: `review:${id}` });
          await refreshSummary(tx, business);
          return ok((await store.findReview(tx, { ...business, id }, viewer.id))!);
        }),
      );
    },
    async editReview<Kind extends ListingKind>(viewer: Viewer, review: OfKind<Kind>, given: ReviewDraft<Kind>) {
      const draft = tidy(review.kind, given);
      if (!draft.ok) return draft;
      return refuseSecond(() =>
        withOwnReview<Review<Kind>, Missing>(viewer, review, async (tx) => {
          await store.updateReview(tx, review.id, draft.value, clock.now());
          const edited = await store.findReview(tx, review, viewer.id);
          return edited ? ok(edited) : err(noReview);
        }),
      );
    },
    deleteReview: (viewer, review) =>
      withOwnReview<null, Missing | Spent>(viewer, review, async (tx) => {
        if (!(await store.deleteReview(tx, review.id))) return err(noReview);
        const booking = { userId: viewer.id, point: REVIEW_POINTS, message: '리뷰 삭제로 회수', reasonKey: `review:${review.id}:deleted` };
        const takenBack = await points.spendPoints(tx, booking);
        return takenBack.ok ? takenBack : err(spent);
      }),
    toggleReviewLike: (viewer, review) =>
      inTransaction(db, async (tx) => {
        if (!(await store.toggleLike(tx, review, viewer.id, clock.now()))) return err(noReview);
        return ok((await store.findReview(tx, review, viewer.id))!);
      }),
  };
}

function parseScope<Kind extends ListingKind>({ star, ...scope }: AskedScope<Kind>): Result<ReviewScope<Kind>, Invalid> {
  if (star === null || star === undefined) return ok(scope);
  if (star < 1 || star > 5) return err(validationFailed([invalid('star', 'range', '별점은 1점에서 5점 사이여야 해요.')]));
  return ok({ ...scope, star });
}

async function refuseSecond<T, E extends AppError>(write: () => Promise<Result<T, E>>): Promise<Result<T, E | Taken>> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'reviews_visit_key') return err(taken);
    throw error;
  }
}
