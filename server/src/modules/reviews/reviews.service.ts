import { seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, noAccessPermission, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { PlacesService } from '../places/index.ts';
import type { PointsService } from '../points/index.ts';
import { checkReview, isReviewer, keywordOf, REVIEW_POINTS, type ReviewDraft } from './reviews.policy.ts';
import * as store from './reviews.sql.ts';

export type HospitalReview = store.ReviewRow;
export type HospitalReviewRate = store.RateRow;
export type ReviewSort = store.ReviewSort;
/** `viewerId` is who looks, for `isLiked`. */
export type AskedReviews = { sort?: ReviewSort | null; page?: number | null; count?: number | null; viewerId?: number };
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;
type Refused = AppError<'NO_ACCESS_PERMISSION'>;
type Taken = AppError<'REVIEW_EXISTS'>;

/** Reviews of hospitals. Ids are numbers of `reviews.id` and `businesses.id`. */
export type ReviewsService = {
  listHospitalReviews(hospitalId: number, asked: AskedReviews): Promise<Result<HospitalReview[], Invalid>>;
  countHospitalReviews(hospitalId: number): Promise<number>;
  /** `star` keeps the averages from star to star + 0.9. */
  listAllHospitalReviews(asked: AskedReviews & { star?: number | null }): Promise<Result<HospitalReview[], Invalid>>;
  countAllHospitalReviews(star?: number | null): Promise<Result<number, Invalid>>;
  rateHospital(hospitalId: number): Promise<HospitalReviewRate>;
  getHospitalReview(id: number, viewerId?: number): Promise<Result<HospitalReview, Missing>>;
  listMyHospitalReviews(viewer: Viewer, asked: AskedReviews): Promise<Result<HospitalReview[], Invalid>>;
  countMyHospitalReviews(viewer: Viewer): Promise<number>;
  /** Earns points and keeps the hospital's score; REVIEW_EXISTS for a second one of the same visit day. */
  writeHospitalReview(viewer: Viewer, hospitalId: number, draft: ReviewDraft): Promise<Result<HospitalReview, AppError>>;
  editHospitalReview(viewer: Viewer, id: number, draft: ReviewDraft): Promise<Result<HospitalReview, Invalid | Missing | Refused | Taken>>;
  /** Takes the points back, INSUFFICIENT_POINTS when they are spent. */
  deleteHospitalReview(viewer: Viewer, id: number): Promise<Result<null, Missing | Refused | AppError<'INSUFFICIENT_POINTS'>>>;
  /** Gives a like, or takes it back. */
  toggleHospitalReviewLike(viewer: Viewer, id: number): Promise<Result<HospitalReview, Missing>>;
};

type ReviewsDeps = { db: Database; clock: Clock; places: PlacesService; points: PointsService; rateLimits: RateLimiter };

// Each review earns points: who writes more of them in a day has not been to that many hospitals.
const WRITES = { max: 20, windowSeconds: 86_400 };
const noReview = notFound('없는 리뷰예요. 이미 지워졌을 수 있어요.');
const taken = conflict('REVIEW_EXISTS', '이 방문일에 쓴 리뷰가 이미 있어요. 방문일을 확인하거나 쓴 리뷰를 고쳐 주세요.');
const spent = conflict(
  'INSUFFICIENT_POINTS',
  '리뷰로 받은 500포인트를 이미 써서 지금은 지울 수 없어요. 포인트를 다시 모은 뒤에 지워 주세요.',
);

export function createReviewsService({ db, clock, places, points, rateLimits }: ReviewsDeps): ReviewsService {
  const tidy = (draft: ReviewDraft): Result<ReviewDraft, Invalid> => {
    const tidied = { ...draft, review: draft.review.trim() };
    const errors = checkReview(tidied, seoulDate(clock.now()));
    return errors.length > 0 ? err(validationFailed(errors)) : ok(tidied);
  };

  async function list(scope: store.ReviewScope, { sort, page, count, viewerId }: AskedReviews): Promise<Result<HospitalReview[], Invalid>> {
    const parsed = parsePage(page, count);
    if (!parsed.ok) return parsed;
    return ok(await store.listReviews(db, scope, { sort: sort ?? 'recent', page: parsed.value, viewerId: viewerId ?? null }));
  }

  async function refreshSummary(tx: Transaction, hospitalId: number): Promise<void> {
    const rate = await store.rateReviews(tx, hospitalId);
    await places.updateReviewSummary(tx, hospitalId, { score: rate.averageRating, count: rate.count, keyword: keywordOf(rate) });
  }

  /** Runs `change` on the caller's own review, alone among the writers about that hospital. */
  function withOwnReview<T, E extends AppError>(
    viewer: Viewer,
    id: number,
    change: (tx: Transaction) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing | Refused>> {
    return inTransaction<Result<T, E | Missing | Refused>>(db, async (tx) => {
      const review = await store.findReview(tx, id, viewer.id);
      if (!review) return err(noReview);
      if (!isReviewer(viewer, review)) return err(noAccessPermission);
      await store.lockReviewsOf(tx, review.businessId);
      const changed = await change(tx);
      if (changed.ok) await refreshSummary(tx, review.businessId);
      return changed;
    });
  }

  return {
    listHospitalReviews: (businessId, asked) => list({ businessId }, asked),
    countHospitalReviews: (businessId) => store.countReviews(db, { businessId }),
    async listAllHospitalReviews({ star, ...asked }) {
      const scope = parseStar(star);
      return scope.ok ? list(scope.value, asked) : scope;
    },
    async countAllHospitalReviews(star) {
      const scope = parseStar(star);
      return scope.ok ? ok(await store.countReviews(db, scope.value)) : scope;
    },
    rateHospital: (hospitalId) => store.rateReviews(db, hospitalId),
    async getHospitalReview(id, viewerId) {
      const review = await store.findReview(db, id, viewerId ?? null);
      return review ? ok(review) : err(noReview);
    },
    listMyHospitalReviews: (viewer, asked) => list({ userId: viewer.id }, { ...asked, viewerId: viewer.id }),
    countMyHospitalReviews: (viewer) => store.countReviews(db, { userId: viewer.id }),
    async writeHospitalReview(viewer, hospitalId, given) {
      const draft = tidy(given);
      if (!draft.ok) return draft;
      const allowed = await rateLimits.hit(`review:${viewer.id}`, WRITES);
      if (!allowed.ok) return allowed;
      return refuseSecond(() =>
        inTransaction(db, async (tx) => {
          const hospital = await places.findHospital(tx, hospitalId);
          if (!hospital?.isPublic) return err(notFound('없는 병원이에요.'));
          await store.lockReviewsOf(tx, hospitalId);
          const id = await store.insertReview(tx, { ...draft.value, businessId: hospitalId, userId: viewer.id }, clock.now());
          const message = `${hospital.name} 리뷰 작성`;
          await points.earnPoints(tx, { userId: viewer.id, point: REVIEW_POINTS, message, reasonKey: `review:${id}` });
          await refreshSummary(tx, hospitalId);
          return ok((await store.findReview(tx, id, viewer.id))!);
        }),
      );
    },
    async editHospitalReview(viewer, id, given) {
      const draft = tidy(given);
      if (!draft.ok) return draft;
      return refuseSecond(() =>
        withOwnReview<HospitalReview, Missing>(viewer, id, async (tx) => {
          await store.updateReview(tx, id, draft.value, clock.now());
          const edited = await store.findReview(tx, id, viewer.id);
          return edited ? ok(edited) : err(noReview);
        }),
      );
    },
    deleteHospitalReview: (viewer, id) =>
      withOwnReview<null, Missing | AppError<'INSUFFICIENT_POINTS'>>(viewer, id, async (tx) => {
        if (!(await store.deleteReview(tx, id))) return err(noReview);
        const booking = { userId: viewer.id, point: REVIEW_POINTS, message: '리뷰 삭제로 회수', reasonKey: `review:${id}:deleted` };
        const takenBack = await points.spendPoints(tx, booking);
        return takenBack.ok ? takenBack : err(spent);
      }),
    toggleHospitalReviewLike: (viewer, id) =>
      inTransaction(db, async (tx) => {
        if (!(await store.toggleLike(tx, id, viewer.id, clock.now()))) return err(noReview);
        return ok((await store.findReview(tx, id, viewer.id))!);
      }),
  };
}

function parseStar(star: number | null | undefined): Result<store.ReviewScope, Invalid> {
  if (star === null || star === undefined) return ok({});
  if (star < 1 || star > 5) return err(validationFailed([invalid('star', 'range', '별점은 1점에서 5점 사이여야 해요.')]));
  return ok({ star });
}

async function refuseSecond<T, E extends AppError>(write: () => Promise<Result<T, E>>): Promise<Result<T, E | Taken>> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'reviews_visit_key') return err(taken);
    throw error;
  }
}
