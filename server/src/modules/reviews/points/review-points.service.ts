import { seoulDate } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ok, unwrap } from '../../../platform/errors/result.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { GiftsService } from '../../gifts/index.ts';
import type { ListingsVerbs } from '../../listings/index.ts';
import type { PointsService } from '../../points/index.ts';
import type { ReservationsVerbs } from '../../reservations/index.ts';
import { addWriteOff, hasWriteOff } from '../record/answers.sql.ts';
import { decidePoints, REVIEW_POINTS } from './review-points.policy.ts';
import * as store from './review-points.sql.ts';
import { lockReview, lockReviewsBy } from '../record/reviews.sql.ts';

export type ReviewPoints = {
  /** Gives a review that waits its points when something stands behind it, inside the caller's transaction, which has locked it; how many. */
  settle(tx: Transaction, reviewId: number): Promise<number>;
  /** All reviews that wait; bears being run by several processes at once. */
  settleAll(context: JobContext): Promise<void>;
  /**
   * Takes the points of a deleted review back, inside the caller's transaction: of those that are spent, unused gift
   * cards that were bought with points go back first. The rest is written off, and the business earns this person no more.
   */
  takeBack(tx: Transaction, review: { id: number; userId: number; businessId: number; point: number }): Promise<void>;
};

const BATCH = 200;
const DELETED = '리뷰 삭제로 회수';

export type ReviewPointsDeps = {
  db: Database;
  clock: Clock;
  points: PointsService;
  listings: ListingsVerbs;
  gifts: Pick<GiftsService, 'takeBackUnused'>;
  reservations: Pick<ReservationsVerbs, 'hasVisited'>;
};

/** The points of reviews: when a review earns them, and how they go back. */
export function createReviewPoints({ db, clock, points, listings, gifts, reservations }: ReviewPointsDeps): ReviewPoints {
  const monthOf = (now: Date) => `${seoulDate(now).slice(0, 7)}-01`;

  const service: ReviewPoints = {
    async settle(tx, reviewId) {
      const waiting = await store.findWaiting(tx, reviewId);
      if (!waiting) return 0;
      const { userId, kind, businessId, isVerified, isReported } = waiting;
      const now = clock.now();
      const standing = {
        isVerified,
        isReported,
        hasVisited: await reservations.hasVisited(tx, userId, businessId),
        pointsFrom: new Date(waiting.pointsFrom),
        unprovenThisMonth: await store.countUnproven(tx, userId, monthOf(now)),
      };
      const decided = decidePoints(standing, now);
      if (decided === 'waits') return 0;
      // Whoever has points of this business that could not be taken back gets none of it again.
      const point = (await hasWriteOff(tx, userId, businessId)) ? 0 : REVIEW_POINTS;
      await store.settlePoints(tx, reviewId, point);
      if (point === 0) return 0;
      if (decided === 'unproven') await store.addUnproven(tx, userId, monthOf(now));
      const listing = await listings.findListing(tx, kind, businessId);
      const message = listing ? `${listing.name} 리뷰 작성` : '리뷰 작성';
      await points.earnPoints(tx, { userId, point, message, reasonKey: `review:${reviewId}` });
      return point;
    },
    async settleAll({ signal }) {
      let after = 0;
      while (!signal.aborted) {
        const waiting = await store.listWaiting(db, after, BATCH);
        for (const { id, userId } of waiting) {
          await inTransaction(db, async (tx) => {
            // In the order in which writers lock.
            await lockReviewsBy(tx, userId);
            await lockReview(tx, id);
            return ok(await service.settle(tx, id));
          });
        }
        const last = waiting.at(-1);
        if (!last || waiting.length < BATCH) return;
        after = last.id;
      }
    },
    async takeBack(tx, { id, userId, businessId, point }) {
      if (point === 0) return;
      const spent = point - (await points.balanceOf(tx, userId));
      if (spent > 0) unwrap(await gifts.takeBackUnused(tx, userId, spent, DELETED));
      const missing = await points.takePointsBack(tx, { userId, point, message: DELETED, reasonKey: `review:${id}:deleted` });
      if (missing > 0) await addWriteOff(tx, { userId, businessId, point: missing, createdAt: clock.now() });
    },
  };
  return service;
}
