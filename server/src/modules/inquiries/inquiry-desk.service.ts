import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
import { conflict, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { AlertsService } from '../alerts/index.ts';
import { answeredMail } from './mails.ts';
import { checkAnswer } from './inquiries.policy.ts';
import type { Inquiry } from './inquiries.service.ts';
import * as store from './inquiries.sql.ts';

/** The desk where operators answer. Not reachable over the wire; what changes something is in the caller's transaction. */
export type InquiryDesk = {
  /** Those that nobody has answered, oldest first. */
  listWaiting(page: Page): Promise<ListedPage<Inquiry>>;
  read(id: number): Promise<Result<Inquiry, AppError<'NOT_FOUND'>>>;
  /** True when the asker is told by mail. VALIDATION_FAILED, NOT_FOUND, ALREADY_ANSWERED. */
  answer(tx: Transaction, id: number, answer: string): Promise<Result<{ isTold: boolean }>>;
  /** Puts other words in place of an answer that was given; nobody is told again. NOT_ANSWERED. */
  correct(tx: Transaction, id: number, answer: string): Promise<Result<null>>;
};

type Deps = {
  db: Database;
  clock: Clock;
  alerts: Pick<AlertsService, 'tell'>;
  outbox: Pick<Outbox, 'topic'>;
  /** Null: the site does not know its own address, and the mail names the page in words. */
  publicUrl: string | null;
};

const OF_USE_MS = 7 * 86_400_000;
const noInquiry = notFound('이 번호의 문의가 없어요.');

export function createInquiryDesk({ db, clock, alerts, outbox, publicUrl }: Deps): InquiryDesk {
  const letters = outbox.topic<{ inquiryId: number }>('inquiry-answered', async ({ inquiryId }) => {
    const inquiry = await store.findInquiry(db, inquiryId);
    if (!inquiry?.answer) return null;
    const page = publicUrl ? `${publicUrl}/mypage/questions/${inquiryId}` : '마이페이지 > 1:1 문의';
    return { mail: answeredMail({ title: inquiry.title, page }) };
  });

  /** An inquiry was answered: the one place where that is known, in the transaction of the answer. The header and a mail tell its asker. */
  async function tellAsker(tx: Transaction, { id: inquiryId, userId, title }: Inquiry): Promise<{ isTold: boolean }> {
    const text = `‘${title}’ 문의에 답변이 달렸어요.`;
    await alerts.tell(tx, [{ userId, kind: 'inquiry.answered', subject: String(inquiryId), text, path: `/mypage/questions/${inquiryId}` }]);
    const address = await store.findAddress(tx, userId);
    if (address === undefined) return { isTold: false };
    const until = new Date(clock.now().getTime() + OF_USE_MS);
    const put = await letters.put(tx, [{ about: { inquiryId }, channel: 'mail', address, userId, until }]);
    return { isTold: put > 0 };
  }

  async function locked(tx: Transaction, id: number): Promise<Result<Inquiry, AppError<'NOT_FOUND'>>> {
    await store.lockInquiry(tx, id);
    const inquiry = await store.findInquiry(tx, id);
    return inquiry ? ok(inquiry) : err(noInquiry);
  }

  return {
    listWaiting: (page) => store.listWaiting(db, page),
    async read(id) {
      const inquiry = await store.findInquiry(db, id);
      return inquiry ? ok(inquiry) : err(noInquiry);
    },
    async answer(tx, id, given) {
      const answer = given.trim();
      const errors = checkAnswer(answer);
      if (errors.length > 0) return err(validationFailed(errors));
      const inquiry = await locked(tx, id);
      if (!inquiry.ok) return inquiry;
      if (inquiry.value.answeredAt !== null) return err(conflict('ALREADY_ANSWERED', '이미 답한 문의예요.'));
      await store.setAnswer(tx, id, answer, clock.now());
      return ok(await tellAsker(tx, inquiry.value));
    },
    async correct(tx, id, given) {
      const answer = given.trim();
      const errors = checkAnswer(answer);
      if (errors.length > 0) return err(validationFailed(errors));
      const inquiry = await locked(tx, id);
      if (!inquiry.ok) return inquiry;
      if (inquiry.value.answeredAt === null) return err(conflict('NOT_ANSWERED', '아직 답하지 않은 문의예요.'));
      await store.setAnswer(tx, id, answer, clock.now());
      return ok(null);
    },
  };
}
