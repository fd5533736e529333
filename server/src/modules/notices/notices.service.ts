import { networkOf } from '@petcare/node';
import { seoulDate } from '@petcare/time';
import { visitorKey, type Visitor } from '../../platform/access/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { excerptOf } from '../../platform/text/rich-text.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import * as store from './notices.sql.ts';

export type Notice = store.NoticeRow;
export type NoticeFile = store.NoticeFileRow;
type Missing = AppError<'NOT_FOUND'>;

/** Notices of the house to everybody. */
export type NoticesService = {
  /** Newest first. */
  listNotices(asked: { page?: number | null; count?: number | null }): Promise<Result<Notice[], AppError<'VALIDATION_FAILED'>>>;
  countNotices(): Promise<number>;
  readNotice(id: number): Promise<Result<Notice, Missing>>;
  readNeighbours(id: number): Promise<{ previous: store.NoticeHead | null; next: store.NoticeHead | null }>;
  listFiles(noticeIds: readonly number[]): Promise<NoticeFile[]>;
  /** A file with what is in it. */
  openFile(noticeId: number, id: number): Promise<Result<NoticeFile & { bytes: Buffer }, Missing>>;
  /** Once a day per visitor; false when counted already, or when far too many come from one network. */
  countNoticeView(id: number, visitor: Visitor): Promise<Result<boolean, Missing>>;
  /** Yesterday's visitors are nobody's business. */
  forgetPastViews(): Promise<void>;
  noticeFeed: SitemapFeed;
};

export type NoticesDeps = { db: Database; clock: Clock; rateLimits: RateLimiter; uploads: Pick<Uploads, 'readPrivate'> };

const COUNTED_A_NETWORK = { max: 240, windowSeconds: 60, store: 'process' } as const;
const noNotice = notFound('없는 공지예요. 이미 삭제됐을 수 있어요.');

export function createNoticesService({ db, clock, rateLimits, uploads }: NoticesDeps): NoticesService {
  return {
    async listNotices({ page, count }) {
      const asked = parsePage(page, count);
      if (!asked.ok) return asked;
      const notices = await store.listNotices(db, asked.value);
      return ok(notices.map((notice) => ({ ...notice, content: excerptOf(notice.content) })));
    },
    countNotices: () => store.countNotices(db),
    async readNotice(id) {
      const notice = await store.findNotice(db, id);
      return notice ? ok(notice) : err(noNotice);
    },
    readNeighbours: (id) => store.findNeighbours(db, id),
    listFiles: (noticeIds) => store.listFiles(db, noticeIds),
    async openFile(noticeId, id) {
      const file = await store.findFile(db, noticeId, id);
      const bytes = file && (await uploads.readPrivate(file.key));
      return bytes ? ok({ ...file, bytes }) : err(notFound('없는 파일이에요.'));
    },
    async countNoticeView(id, visitor) {
      if (!(await store.findNotice(db, id))) return err(noNotice);
      const allowed = await rateLimits.hit(`notice-view:${networkOf(visitor.ip)}`, COUNTED_A_NETWORK);
      if (!allowed.ok) return ok(false);
      const day = seoulDate(clock.now());
      return ok(await store.countView(db, { noticeId: id, day, visitor: visitorKey(visitor, day) }));
    },
    forgetPastViews: () => store.forgetViewsBefore(db, seoulDate(clock.now())),
    noticeFeed: { parts: () => store.listNoticeParts(db), entries: (slice) => store.listNoticeEntries(db, slice) },
  };
}
