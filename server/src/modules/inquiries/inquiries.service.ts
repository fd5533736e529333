import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import type { ForeignUpload, Uploads } from '../../platform/uploads/uploads.ts';
import { checkInquiry, type InquiryDraft } from './inquiries.policy.ts';
import * as store from './inquiries.sql.ts';

export type Inquiry = store.InquiryRow;
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;
type TooMany = AppError<'TOO_MANY_REQUESTS'>;
type AlreadyAnswered = AppError<'ALREADY_ANSWERED'>;

/** A person's own inquiries: another's is NOT_FOUND. They are changed and taken back until an operator has answered. */
export type InquiriesService = {
  /** Newest first. */
  listMyInquiries(viewer: Viewer, asked: { page?: number | null; count?: number | null }): Promise<Result<Inquiry[], Invalid>>;
  countMyInquiries(viewer: Viewer): Promise<number>;
  readMyInquiry(viewer: Viewer, id: number): Promise<Result<Inquiry, Missing>>;
  /** TOO_MANY_REQUESTS after ten in a day. */
  writeInquiry(viewer: Viewer, draft: InquiryDraft): Promise<Result<Inquiry>>;
  editInquiry(
    viewer: Viewer,
    id: number,
    draft: InquiryDraft,
  ): Promise<Result<Inquiry, Invalid | Missing | AlreadyAnswered | TooMany | ForeignUpload>>;
  deleteInquiry(viewer: Viewer, id: number): Promise<Result<true, Missing | AlreadyAnswered>>;
  pictureUrl(key: string): string;
  /** All of a person who leaves; what it gives removes the pictures, after the transaction. */
  forgetInquiries(tx: Transaction, userId: number): Promise<() => Promise<void>>;
};

export type InquiriesDeps = { db: Database; clock: Clock; rateLimits: RateLimiter; uploads: Uploads };

const noInquiry = notFound('없는 문의예요. 이미 삭제되었을 수 있어요.');
const alreadyAnswered = conflict('ALREADY_ANSWERED', '답변이 달린 문의는 수정하거나 삭제할 수 없어요. 더 궁금한 점은 새로 문의해 주세요.');

export function createInquiriesService({ db, clock, rateLimits, uploads }: InquiriesDeps): InquiriesService {
  const limitWrites = createLimitWrites(rateLimits);
  async function found(sql: Database | Transaction, viewer: Viewer, id: number): Promise<Result<Inquiry, Missing>> {
    const inquiry = await store.findInquiry(sql, id);
    return inquiry?.userId === viewer.id ? ok(inquiry) : err(noInquiry);
  }

  function parse({ category, title, content, pictures }: InquiryDraft): Result<InquiryDraft, Invalid> {
    const draft = { category, title: oneLine(title), content: content.trim(), pictures };
    const errors = checkInquiry(draft);
    return errors.length > 0 ? err(validationFailed(errors)) : ok(draft);
  }

  /** Runs `change` on an inquiry that nobody answers meanwhile. */
  const onOpen = <T, E extends AppError>(
    viewer: Viewer,
    id: number,
    change: (tx: Transaction, before: Inquiry) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing | AlreadyAnswered>> =>
    inTransaction<Result<T, E | Missing | AlreadyAnswered>>(db, async (tx) => {
      await store.lockInquiry(tx, id);
      const before = await found(tx, viewer, id);
      if (!before.ok) return before;
      return before.value.answeredAt === null ? change(tx, before.value) : err(alreadyAnswered);
    });

  return {
    async listMyInquiries(viewer, { page, count }) {
      const asked = parsePage(page, count);
      return asked.ok ? ok(await store.listInquiriesOf(db, viewer.id, asked.value)) : asked;
    },
    countMyInquiries: (viewer) => store.countInquiriesOf(db, viewer.id),
    readMyInquiry: (viewer, id) => found(db, viewer, id),
    async writeInquiry(viewer, given) {
      const draft = parse(given);
      if (!draft.ok) return draft;
      const allowed = await limitWrites('inquiry', viewer);
      if (!allowed.ok) return allowed;
      return inTransaction(db, async (tx): Promise<Result<Inquiry>> => {
        const { pictures, ...texts } = draft.value;
        const id = await store.insertInquiry(tx, { ...texts, userId: viewer.id, createdAt: clock.now() });
        await store.replacePictures(tx, id, pictures);
        const taken = await uploads.takeOver(tx, viewer.id, { before: [], after: pictures });
        return taken.ok ? found(tx, viewer, id) : taken;
      });
    },
    async editInquiry(viewer, id, given) {
      const own = await found(db, viewer, id);
      if (!own.ok) return own;
      const draft = parse(given);
      if (!draft.ok) return draft;
      const allowed = await limitWrites('inquiry-change', viewer);
      if (!allowed.ok) return allowed;
      return onOpen<Inquiry, Missing | ForeignUpload>(viewer, id, async (tx, before) => {
        const { pictures, ...texts } = draft.value;
        await store.updateInquiry(tx, id, { ...texts, updatedAt: clock.now() });
        await store.replacePictures(tx, id, pictures);
        const taken = await uploads.takeOver(tx, viewer.id, { before: before.pictures, after: pictures });
        return taken.ok ? found(tx, viewer, id) : taken;
      });
    },
    deleteInquiry: (viewer, id) =>
      onOpen<true, Missing>(viewer, id, async (tx, { pictures }) => {
        await store.deleteInquiry(tx, id);
        await uploads.handOver(tx, pictures);
        return ok(true);
      }),
    pictureUrl: (key) => uploads.privateUrl(key),
    async forgetInquiries(tx, userId) {
      const pictures = await store.listPicturesOf(tx, userId);
      // The sweep finds them too, should this process end before it has removed them.
      await uploads.handOver(tx, pictures);
      return async () => {
        for (const key of pictures) await uploads.removePrivate(key);
      };
    },
  };
}
