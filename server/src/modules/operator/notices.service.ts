import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Result } from '../../platform/errors/result.ts';
import type { Faq, FaqDraft, FaqsService } from '../faqs/index.ts';
import type { Notice, NoticeDesk, NoticeDraft } from '../notices/index.ts';
import { recordedActs } from './recorded-acts.ts';

/** Notices of the house to everybody. Ids name it; the new one's is answered. */
export type OperatorNotices = {
  notices: {
    /** The latest hundred. */
    list(): Promise<Notice[]>;
    add(draft: NoticeDraft): Promise<Result<number>>;
    change(id: number, draft: Partial<NoticeDraft>): Promise<Result<null>>;
    remove(id: number): Promise<Result<null>>;
    /** A file of the disk, to be taken along by readers under this name. */
    attach(id: number, file: { path: string; name: string }): Promise<Result<number>>;
    detach(id: number, fileId: number): Promise<Result<null>>;
  };
  faqs: {
    list(): Promise<Result<Faq[]>>;
    add(draft: FaqDraft): Promise<Result<number>>;
    change(id: number, draft: Partial<FaqDraft>): Promise<Result<null>>;
    remove(id: number): Promise<Result<null>>;
  };
};

export type OperatorNoticesDeps = { db: Database; clock: Clock; notices: { desk: NoticeDesk }; faqs: FaqsService };

export function createOperatorNotices({ notices: { desk: notices }, faqs, ...deps }: OperatorNoticesDeps): OperatorNotices {
  const act = recordedActs(deps);
  return {
    notices: {
      list: () => notices.listAll(),
      add: ({ title, content, writer }) => act('add-notice', { title, writer }, (tx) => notices.write(tx, { title, content, writer })),
      change: (noticeId, draft) =>
        act('change-notice', { noticeId, changed: Object.keys(draft).join(' ') }, (tx) => notices.change(tx, noticeId, draft)),
      remove: (noticeId) => act('remove-notice', { noticeId }, (tx) => notices.remove(tx, noticeId)),
      attach: (noticeId, file) =>
        notices.keepFile(file, (stored) =>
          act('attach-to-notice', { noticeId, file: stored.name }, (tx) => notices.attach(tx, noticeId, stored)),
        ),
      detach: (noticeId, fileId) => act('detach-from-notice', { noticeId, fileId }, (tx) => notices.detach(tx, noticeId, fileId)),
    },
    faqs: {
      list: () => faqs.listFaqs({}, { page: 1, count: 100 }),
      add: (draft) => act('add-faq', { category: draft.category, question: draft.question }, (tx) => faqs.desk.write(tx, draft)),
      change: (faqId, draft) =>
        act('change-faq', { faqId, changed: Object.keys(draft).join(' ') }, (tx) => faqs.desk.change(tx, faqId, draft)),
      remove: (faqId) => act('remove-faq', { faqId }, (tx) => faqs.desk.remove(tx, faqId)),
    },
  };
}
