import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { ListingsVerbs } from '../listings/index.ts';
import * as store from './moderation.sql.ts';
import type { ReportedReview } from './moderation.sql.ts';
import { checkHiding } from './reviews.policy.ts';
import { noReview, refreshScoreOf, type Missing } from './reviews.service.ts';
import { findReview, lockReview } from './reviews.sql.ts';

export type { ReportedReview } from './moderation.sql.ts';

/** What an operator does with reported reviews, inside the caller's transaction. Either decision settles the reports that there are. */
export type ReviewModeration = {
  listReportedReviews(): Promise<ReportedReview[]>;
  /** Takes it out of lists and figures; its writer is shown the reason. A second reason replaces the first. */
  hideReview(tx: Transaction, id: number, reason: string): Promise<Result<null, Missing | AppError<'VALIDATION_FAILED'>>>;
  /** Brings it back, or leaves it where it was reported without cause. */
  showReview(tx: Transaction, id: number): Promise<Result<null, Missing>>;
};

const MOST_LISTED = 200;

type Deps = { db: Database; clock: Clock; listings: ListingsVerbs };

export function createModeration({ db, clock, listings }: Deps): ReviewModeration {
  async function decide(tx: Transaction, id: number, act: () => Promise<void>): Promise<Result<null, Missing>> {
    await lockReview(tx, id);
    const review = await findReview(tx, id, null);
    if (!review) return err(noReview);
    await act();
    await store.settleReports(tx, id, clock.now());
    await refreshScoreOf(listings, tx, { kind: review.kind, id: review.businessId });
    return ok(null);
  }

  return {
    listReportedReviews: () => store.listReported(db, MOST_LISTED),
    async hideReview(tx, id, given) {
      const reason = given.trim();
      const errors = checkHiding(reason);
      if (errors.length > 0) return err(validationFailed(errors));
      return decide(tx, id, () => store.hideReview(tx, id, reason, clock.now()));
    },
    showReview: (tx, id) => decide(tx, id, () => store.showReview(tx, id)),
  };
}
