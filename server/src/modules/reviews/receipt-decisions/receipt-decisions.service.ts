import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { conflict, notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { ListedPage } from '../../../platform/database/page-of-rows.ts';
import type { Page } from '../../../platform/paging.ts';
import { topicsOfThings, type ChangedTopic } from '../../../platform/topics.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { PointsService } from '../../points/index.ts';
import { hasWriteOff } from '../record/answers.sql.ts';
import { refusedMail, verifiedMail } from './mails.ts';
import { checkReason, RECEIPT_POINTS } from '../receipts/receipts.policy.ts';
import type { ReviewPoints } from '../points/review-points.service.ts';
import * as store from '../receipts/receipts.sql.ts';
import type { DecidedReceipt, WaitingReceipt } from '../receipts/receipts.sql.ts';
import { lockReview, lockReviewsBy } from '../record/reviews.sql.ts';

export type { WaitingReceipt } from '../receipts/receipts.sql.ts';
/** The points that the writer has earned by it, whether a mail goes to them, and the topics of public pages that show it. */
export type ReceiptDecision = { point: number; isTold: boolean; changed: readonly ChangedTopic[] };
type Undecidable = AppError<'NOT_FOUND'> | AppError<'ALREADY_DECIDED'>;

export type ReceiptDecisions = {
  /** Those that wait for an operator, oldest first. */
  listWaitingReceipts(page: Page): Promise<ListedPage<WaitingReceipt>>;
  /** Gives the review its badge and the points that waited for it, and its writer 1,000 more once a review. Inside the caller's transaction. */
  verifyReceipt(tx: Transaction, id: number): Promise<Result<ReceiptDecision, Undecidable>>;
  /** Refuses with a reason that the writer is shown. Inside the caller's transaction. */
  refuseReceipt(tx: Transaction, id: number, reason: string): Promise<Result<ReceiptDecision, Undecidable | AppError<'VALIDATION_FAILED'>>>;
};

const OF_USE_MS = 7 * 24 * 60 * 60 * 1000;

type Deps = {
  db: Database;
  clock: Clock;
  points: PointsService;
  reviewPoints: ReviewPoints;
  outbox: Pick<Outbox, 'topic'>;
  /** Null: the site does not know its own address, and the mail names the page in words. */
  publicUrl: string | null;
};

export function createReceiptDecisions({ db, clock, points, reviewPoints, outbox, publicUrl }: Deps): ReceiptDecisions {
  const letters = outbox.topic<{ receiptId: number; point: number }>('receipt-decision', async ({ receiptId, point }) => {
    const receipt = await store.findReceipt(db, receiptId);
    if (!receipt || receipt.state === 'waiting') return null;
    const { business, reason } = receipt;
    const page = publicUrl ? `${publicUrl}/mypage/review` : '마이페이지 > 내 리뷰';
    return { mail: reason === null ? verifiedMail({ business, point, page }) : refusedMail({ business, reason, page }) };
  });

  /** The receipt, whose review nobody changes until the end of the transaction. */
  async function lockWaiting(tx: Transaction, id: number): Promise<Result<DecidedReceipt, Undecidable>> {
    const found = await store.findReceipt(tx, id);
    // In the order in which writers lock.
    if (found?.userId) await lockReviewsBy(tx, found.userId);
    if (found) await lockReview(tx, found.reviewId);
    const receipt = found && (await store.findReceipt(tx, id));
    if (!receipt) return err(notFound('이 번호의 영수증이 없어요. 고친 영수증은 새 번호를 받아요.'));
    return receipt.state === 'waiting' ? ok(receipt) : err(conflict('ALREADY_DECIDED', '이미 처리한 영수증이에요.'));
  }

  async function earnPoints(tx: Transaction, { reviewId, businessId, business, userId }: DecidedReceipt): Promise<number> {
    if (userId === null || (await hasWriteOff(tx, userId, businessId))) return 0;
    const message = `${business} 영수증 인증`;
    const isNew = await points.earnPoints(tx, { userId, point: RECEIPT_POINTS, message, reasonKey: `review:${reviewId}:receipt` });
    if (!isNew) return 0;
    await store.addPoint(tx, reviewId, RECEIPT_POINTS);
    return RECEIPT_POINTS;
  }

  /** False where the writer has left, or mails are off. */
  async function tellWriter(tx: Transaction, { id: receiptId, userId }: DecidedReceipt, point: number): Promise<boolean> {
    const address = userId === null ? undefined : await store.findAddressee(tx, userId);
    if (!address) return false;
    const until = new Date(clock.now().getTime() + OF_USE_MS);
    return (await letters.put(tx, [{ about: { receiptId, point }, channel: 'mail', address, userId, until }])) > 0;
  }

  return {
    listWaitingReceipts: (page) => store.listWaiting(db, page),
    async verifyReceipt(tx, id) {
      const receipt = await lockWaiting(tx, id);
      if (!receipt.ok) return receipt;
      await store.decide(tx, id, { state: 'verified', reason: null }, clock.now());
      await store.markVerified(tx, receipt.value.reviewId);
      const point = (await reviewPoints.settle(tx, receipt.value.reviewId)) + (await earnPoints(tx, receipt.value));
      return ok({
        point,
        isTold: await tellWriter(tx, receipt.value, point),
        changed: topicsOfThings(['reviews'], [receipt.value.businessId]),
      });
    },
    async refuseReceipt(tx, id, given) {
      const errors = checkReason(given);
      if (errors.length > 0) return err(validationFailed(errors));
      const receipt = await lockWaiting(tx, id);
      if (!receipt.ok) return receipt;
      await store.decide(tx, id, { state: 'refused', reason: given.trim() }, clock.now());
      return ok({ point: 0, isTold: await tellWriter(tx, receipt.value, 0), changed: [] });
    },
  };
}
