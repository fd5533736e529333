import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ok, unwrap, type Result } from '../../platform/errors/result.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { MailAnswer, MailClient } from '../../providers/mail/mail.client.ts';
import { newReviewsMail, replyMail } from './notices.ts';
import * as store from './notices.sql.ts';

const BATCH = 200;
const APART_MS = 10 * 60 * 1000;
/** Nobody wants to hear of it later than this. */
const STALE_MS = 7 * 24 * 60 * 60 * 1000;

type Deps = {
  db: Database;
  clock: Clock;
  /** Null: mails are off on this site. */
  mail: MailClient | null;
  /** Null: the site does not know its own address, and the mail names the page in words. */
  publicUrl: string | null;
};

/** Tells businesses of new reviews, those of ten minutes in one mail, and writers of replies where they asked for it. */
export function createReviewNotices({ db, clock, mail, publicUrl }: Deps) {
  const since = () => new Date(clock.now().getTime() - APART_MS);

  /** A refused address is not tried again; where nobody answered, the next run does. */
  function isSettled(answer: MailAnswer, of: object, { log }: JobContext): boolean {
    if (!answer.ok) log.warn({ ...of, ...answer }, 'a notice of a review was not sent');
    return answer.ok || answer.reason === 'refused';
  }

  async function tellBusiness(client: MailClient, businessId: number, context: JobContext): Promise<void> {
    const told = await inTransaction<Result<null>>(db, async (tx) => {
      if (!(await store.claimBusiness(tx, businessId, since()))) return ok(null);
      const [hearer, reviews] = [await store.findHearer(tx, businessId), await store.listUnsent(tx, businessId)];
      if (reviews.length === 0) return ok(null);
      if (hearer) {
        const page = publicUrl ? `${publicUrl}/bizpage/${hearer.kind}-review` : '비즈페이지 > 리뷰 관리';
        const answer = await client.send({ to: hearer.email, ...newReviewsMail(hearer.name, reviews, page) });
        if (!isSettled(answer, { businessId }, context)) return ok(null);
      }
      const ids = reviews.map(({ reviewId }) => reviewId);
      await store.markSent(tx, ids, 'review', clock.now());
      return ok(null);
    });
    unwrap(told);
  }

  /** False when there is none left. */
  async function tellNextWriter(client: MailClient, failed: number[], context: JobContext): Promise<boolean> {
    const told = await inTransaction<Result<boolean>>(db, async (tx) => {
      const reply = await store.lockUnsentReply(tx, failed);
      if (!reply) return ok(false);
      const page = publicUrl ? `${publicUrl}/mypage/review` : '마이페이지 > 내 리뷰';
      const answer = await client.send({ to: reply.email, ...replyMail(reply, page) });
      if (isSettled(answer, { reviewId: reply.reviewId }, context)) await store.markSent(tx, [reply.reviewId], 'reply', clock.now());
      else failed.push(reply.reviewId);
      return ok(true);
    });
    return unwrap(told);
  }

  return {
    async sendNotices(context: JobContext): Promise<void> {
      await store.deleteUnsentBefore(db, new Date(clock.now().getTime() - STALE_MS));
      if (!mail) return;
      for (const businessId of await store.listWaiting(db, since(), BATCH)) {
        if (context.signal.aborted) return;
        await tellBusiness(mail, businessId, context);
      }
      const failed: number[] = [];
      while (!context.signal.aborted && (await tellNextWriter(mail, failed, context)));
    },
  };
}
