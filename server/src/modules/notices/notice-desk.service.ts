import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
import { conflict, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import { cleanRichText, RAW_CONTENT_MAX } from '../../platform/text/rich-text.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import { checkNotice, fileNameOf, FILES_MAX } from './notices.policy.ts';
import * as store from './notices.sql.ts';

/** Content is HTML. */
export type NoticeDraft = { title: string; content: string; writer: string };

/** The writing of an operator. Not reachable over the wire; all but the list in the caller's transaction. */
export type NoticeDesk = {
  /** The latest hundred. */
  list(page: Page): Promise<ListedPage<store.NoticeRow>>;
  /** The new one's id. VALIDATION_FAILED. */
  write(tx: Transaction, draft: NoticeDraft): Promise<Result<number>>;
  /** Fields that are left out stay. VALIDATION_FAILED, NOT_FOUND. */
  change(tx: Transaction, id: number, draft: Partial<NoticeDraft>): Promise<Result<null>>;
  remove(tx: Transaction, id: number): Promise<Result<null>>;
  /**
   * Stores an image or PDF of the disk while `keep` runs, which attaches it with what it gets.
   * UNSUPPORTED_MEDIA_TYPE, UNREADABLE_IMAGE, IMAGE_TOO_LARGE, UNREADABLE_PDF, LOCKED_PDF.
   */
  keepFile<T>(file: { path: string; name: string }, keep: (stored: StoredFile) => Promise<Result<T>>): Promise<Result<T>>;
  /** The new file's id. NOT_FOUND, TOO_MANY_FILES. */
  attach(tx: Transaction, noticeId: number, file: StoredFile): Promise<Result<number>>;
  detach(tx: Transaction, noticeId: number, fileId: number): Promise<Result<null>>;
};

export type StoredFile = { key: string; name: string; size: number };
type Deps = { db: Database; clock: Clock; uploads: Pick<Uploads, 'keepOfNobody' | 'takeOfNobody' | 'readPrivate' | 'handOver'> };

const noNotice = notFound('이 번호의 공지가 없어요.');

export function createNoticeDesk({ db, clock, uploads }: Deps): NoticeDesk {
  function parse(draft: Partial<NoticeDraft>): Result<Record<keyof NoticeDraft, string | null>, AppError<'VALIDATION_FAILED'>> {
    const title = draft.title === undefined ? undefined : oneLine(draft.title);
    const writer = draft.writer === undefined ? undefined : oneLine(draft.writer);
    const content = draft.content === undefined ? undefined : cleanRichText(draft.content.slice(0, RAW_CONTENT_MAX));
    const errors = checkNotice({
      ...(title !== undefined && { title }),
      ...(content && { content }),
      ...(writer !== undefined && { writer }),
    });
    return errors.length > 0
      ? err(validationFailed(errors))
      : ok({ title: title ?? null, content: content?.html ?? null, writer: writer ?? null });
  }

  return {
    async list(page) {
      const [items, total] = await Promise.all([store.listNotices(db, page), store.countNotices(db)]);
      return { items, total };
    },
    async write(tx, draft) {
      const parsed = parse(draft);
      if (!parsed.ok) return parsed;
      const { title, content, writer } = parsed.value as NoticeDraft;
      return ok(await store.insertNotice(tx, { title, content, writer, createdAt: clock.now() }));
    },
    async change(tx, id, draft) {
      const parsed = parse(draft);
      if (!parsed.ok) return parsed;
      return (await store.updateNotice(tx, id, parsed.value, clock.now())) ? ok(null) : err(noNotice);
    },
    async remove(tx, id) {
      if (!(await store.lockNotice(tx, id))) return err(noNotice);
      const files = await store.listFiles(tx, [id]);
      await store.deleteNotice(tx, id);
      await uploads.handOver(
        tx,
        files.map(({ key }) => key),
      );
      return ok(null);
    },
    keepFile: ({ path, name }, keep) =>
      uploads.keepOfNobody({ path }, async (key) => {
        const size = (await uploads.readPrivate(key))?.length ?? 0;
        return keep({ key, size, name: fileNameOf(name, key) });
      }),
    async attach(tx, noticeId, { key, name, size }) {
      if (!(await store.lockNotice(tx, noticeId))) return err(noNotice);
      const files = await store.listFiles(tx, [noticeId]);
      if (files.length >= FILES_MAX) return err(conflict('TOO_MANY_FILES', `파일은 ${FILES_MAX}개까지 붙일 수 있어요.`));
      const id = await store.insertFile(tx, { noticeId, key, name, size });
      const taken = await uploads.takeOfNobody(tx, key);
      return taken.ok ? ok(id) : taken;
    },
    async detach(tx, noticeId, fileId) {
      if (!(await store.lockNotice(tx, noticeId))) return err(noNotice);
      const file = await store.findFile(tx, noticeId, fileId);
      if (!file) return err(notFound('이 번호의 파일이 없어요.'));
      await store.deleteFile(tx, fileId);
      await uploads.handOver(tx, [file.key]);
      return ok(null);
    },
  };
}
