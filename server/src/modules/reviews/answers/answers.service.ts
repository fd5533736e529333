import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { noAccessPermission, notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { AccountType, type Viewer } from '../../../platform/session/viewer.ts';
import type { AlertsService } from '../../alerts/index.ts';
import type { Business, ListingKind, ListingsVerbs } from '../../listings/index.ts';
import type { WordsService } from '../../words/index.ts';
import * as store from '../record/answers.sql.ts';
import { insertNotice } from '../notices/notices.sql.ts';
import { checkReply, isShown } from '../record/reviews.policy.ts';
import { findReview, lockReview, type Review } from '../record/reviews.sql.ts';
import { rateReviews } from '../record/summaries.sql.ts';
import {
  noReview,
  type AskedReviews,
  type AskedScope,
  type Missing,
  type Forbidden,
  type ReviewRate,
  type ReviewsService,
} from '../writing/reviews.service.ts';

type Invalid = AppError<'VALIDATION_FAILED'>;

/** The answers of a business to reviews of it. */
export type AnswersService = {
  /** Of the business that this account owns. */
  listReviewsOfMyBusiness(viewer: Viewer, scope: AskedScope, asked: AskedReviews): Promise<Result<Review[], Invalid | Missing>>;
  countReviewsOfMyBusiness(viewer: Viewer, scope: AskedScope): Promise<Result<number, Invalid | Missing>>;
  rateMyBusiness(viewer: Viewer): Promise<Result<ReviewRate, Missing>>;
  /** A second reply replaces the first. */
  replyToReview(viewer: Viewer, id: number, content: string): Promise<Result<Review, Invalid | Missing | Forbidden>>;
  deleteReply(viewer: Viewer, id: number): Promise<Result<Review, Missing | Forbidden>>;
};

const kindOf: Partial<Record<AccountType, ListingKind>> = {
  [AccountType.hospital]: 'hospital',
  [AccountType.pharmacy]: 'pharmacy',
  [AccountType.company]: 'company',
};
const noBusiness = notFound('등록한 업체가 없어요.');

type Deps = {
  db: Database;
  clock: Clock;
  alerts: Pick<AlertsService, 'tell'>;
  listings: ListingsVerbs;
  reviews: ReviewsService;
  words: Pick<WordsService, 'check'>;
};

export function createAnswersService({ db, clock, alerts, listings, reviews, words }: Deps): AnswersService {
  async function ownBusiness(viewer: Viewer): Promise<Result<Business & { name: string }, Missing>> {
    const kind = kindOf[viewer.accountType];
    const listing = kind && (await listings.listingOfOwner(db, kind, viewer.id));
    return kind && listing ? ok({ kind, id: listing.id, name: listing.name }) : err(noBusiness);
  }

  async function reviewOfOwnBusiness(viewer: Viewer, id: number): Promise<Result<Review & { businessName: string }, Missing | Forbidden>> {
    const [business, review] = [await ownBusiness(viewer), await findReview(db, id, viewer.id)];
    if (!review || !isShown(review, undefined)) return err(noReview);
    return business.ok && business.value.id === review.businessId
      ? ok({ ...review, businessName: business.value.name })
      : err(noAccessPermission);
  }

  async function shown(viewer: Viewer, id: number): Promise<Result<Review, Missing>> {
    const review = await findReview(db, id, viewer.id);
    return review ? ok(review) : err(noReview);
  }

  return {
    async listReviewsOfMyBusiness(viewer, scope, asked) {
      const business = await ownBusiness(viewer);
      if (!business.ok) return business;
      const { kind, id } = business.value;
      return reviews.listReviews({ ...scope, kind, businessId: id }, { ...asked, viewerId: viewer.id });
    },
    async countReviewsOfMyBusiness(viewer, scope) {
      const business = await ownBusiness(viewer);
      return business.ok ? reviews.countReviews({ ...scope, kind: business.value.kind, businessId: business.value.id }) : business;
    },
    async rateMyBusiness(viewer) {
      const business = await ownBusiness(viewer);
      return business.ok ? ok(await rateReviews(db, business.value)) : business;
    },
    async replyToReview(viewer, id, given) {
      const content = given.trim();
      const review = await reviewOfOwnBusiness(viewer, id);
      if (!review.ok) return review;
      const errors = [...checkReply(content), ...(await words.check({ content: { label: '답글', text: content } }))];
      if (errors.length > 0) return err(validationFailed(errors));
      return inTransaction<Result<Review, Missing>>(db, async (tx) => {
        if (!(await lockReview(tx, id))) return err(noReview);
        await store.putReply(tx, id, content, clock.now());
        const { hearsOfReply, businessId, businessName, userId } = review.value;
        if (hearsOfReply) await insertNotice(tx, { reviewId: id, businessId, toldOf: 'reply' }, clock.now());
        const text = `${businessName}에서 내 리뷰에 답글을 남겼어요.`;
        if (userId !== null) await alerts.tell(tx, [{ userId, kind: 'review.replied', subject: String(id), text, path: '/mypage/review' }]);
        const answered = await findReview(tx, id, viewer.id);
        return answered ? ok(answered) : err(noReview);
      });
    },
    async deleteReply(viewer, id) {
      const review = await reviewOfOwnBusiness(viewer, id);
      if (!review.ok) return review;
      await db.begin(async (tx) => {
        await lockReview(tx, id);
        await store.deleteReply(tx, id);
      });
      return shown(viewer, id);
    },
  };
}
