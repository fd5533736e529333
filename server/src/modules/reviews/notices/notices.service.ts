import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ok, unwrap, type Result } from '../../../platform/errors/result.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { newReviewsMail, replyMail } from './mails.ts';
import * as store from './notices.sql.ts';

const BATCH = 200;
const APART_MS = 10 * 60 * 1000;
/** Nobody wants to hear of it later than this. */
const STALE_MS = 7 * 24 * 60 * 60 * 1000;

type Deps = {
  db: Database;
  clock: Clock;
  outbox: Pick<Outbox, 'topic'>;
  /** Null: the site does not know its own address, and the mail names the page in words. */
  publicUrl: string | null;
};

/** Tells businesses of new reviews, those of ten minutes in one mail, and writers of replies where they asked for it. */
export function createReviewNotices({ db, clock, outbox, publicUrl }: Deps) {
  const newReviews = outbox.topic<{ businessId: number; reviewIds: number[] }>('new-reviews', async ({ businessId, reviewIds }) => {
    const [hearer, reviews] = [await store.findHearer(db, businessId), await store.listTold(db, reviewIds)];
    if (!hearer || reviews.length === 0) return null;
    const page = publicUrl ? `${publicUrl}/bizpage/${hearer.kind}-review` : '비즈페이지 > 리뷰 관리';
    return { mail: newReviewsMail(hearer.name, reviews, page) };
  });
  const replies = outbox.topic<{ reviewId: number }>('review-reply', async ({ reviewId }) => {
    const reply = await store.findReply(db, reviewId);
    const page = publicUrl ? `${publicUrl}/mypage/review` : '마이페이지 > 내 리뷰';
    return reply ? { mail: replyMail(reply, page) } : null;
  });
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  const letterTo = ({ email, userId }: { email: string; userId: number }) => ({
    ...{ channel: 'mail' as const, address: email, userId },
    until: new Date(clock.now().getTime() + STALE_MS),
  });

  async function tellBusiness(businessId: number): Promise<void> {
    const told = await inTransaction<Result<null>>(db, async (tx) => {
      if (!(await store.claimBusiness(tx, businessId, before(APART_MS)))) return ok(null);
      const [hearer, reviewIds] = [await store.findHearer(tx, businessId), await store.listUntold(tx, businessId)];
      if (hearer && reviewIds.length > 0) await newReviews.put(tx, [{ about: { businessId, reviewIds }, ...letterTo(hearer) }]);
      await store.markTold(tx, reviewIds, 'review', clock.now());
      return ok(null);
    });
    unwrap(told);
  }

  /** False when there is none left. */
  async function tellNextWriter(): Promise<boolean> {
    const told = await inTransaction<Result<boolean>>(db, async (tx) => {
      const reply = await store.lockUntoldReply(tx);
      if (!reply) return ok(false);
      await replies.put(tx, [{ about: { reviewId: reply.reviewId }, ...letterTo(reply) }]);
      await store.markTold(tx, [reply.reviewId], 'reply', clock.now());
      return ok(true);
    });
    return unwrap(told);
  }

  return {
    /** Puts what is to be told into the outbox. */
    async gatherNotices({ signal }: JobContext): Promise<void> {
      await store.deleteUntoldBefore(db, before(STALE_MS));
      for (const businessId of await store.listWaiting(db, before(APART_MS), BATCH)) {
        if (signal.aborted) return;
        await tellBusiness(businessId);
      }
      while (!signal.aborted && (await tellNextWriter()));
    },
  };
}
