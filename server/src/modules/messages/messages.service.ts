import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { badRequest, conflict, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { AlertsService } from '../alerts/index.ts';
import type { WordsService } from '../words/index.ts';
import { checkContent, checkSearch, isEnough } from './messages.policy.ts';
import * as store from './messages.sql.ts';
import type { Box } from './messages.sql.ts';
import { boxOf } from './moderated.ts';

export type Message = store.MessageRow;
type AskedPage = { search?: string | null; page?: number | null; count?: number | null };
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;

/** Messages between people. A message of others is NOT_FOUND. */
export type MessagesService = {
  listMessages(viewer: Viewer, box: Box, asked: AskedPage): Promise<Result<Message[], Invalid>>;
  countMessages(viewer: Viewer, box: Box, search: string | null): Promise<Result<number, Invalid>>;
  countUnread(viewer: Viewer): Promise<number>;
  getMessage(viewer: Viewer, id: number): Promise<Result<Message, Missing>>;
  suggestNicknames(viewer: Viewer, typed: string): Promise<Result<string[]>>;
  /** VALIDATION_FAILED, TOO_MANY_REQUESTS, NOT_FOUND, OWN_MESSAGE, NOT_RECEIVING. */
  sendMessage(viewer: Viewer, nickname: string, content: string): Promise<Result<Message>>;
  readMessage(viewer: Viewer, id: number): Promise<Result<boolean, Missing>>;
  /** The viewer's copy alone. */
  deleteMessage(viewer: Viewer, id: number): Promise<Result<true, Missing>>;
  /** Of a message that the viewer has received. */
  blockSender(viewer: Viewer, id: number): Promise<Result<true, Missing>>;
  unblock(viewer: Viewer, userId: number): Promise<Result<true, Missing>>;
  listBlocked(viewer: Viewer): Promise<number[]>;
  /** All copies of a person who leaves, inside the caller's transaction; the other sides keep theirs. */
  forgetMessages(tx: Sql, userId: number): Promise<void>;
};

export type MessagesDeps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  accounts: Pick<AccountsService, 'findByNickname' | 'listNicknames' | 'listIdsByNickname'>;
  alerts: Pick<AlertsService, 'tell'>;
  words: Pick<WordsService, 'check'>;
};

const SENT_A_DAY = { max: 100, windowSeconds: 86_400 };
const SUGGESTED = { max: 120, windowSeconds: 60, store: 'process' } as const;
/** Whoever blocks is not given away: neither that it is a block, nor of whom. */
const notReceiving = conflict('NOT_RECEIVING', '지금은 이 회원에게 쪽지를 보낼 수 없어요.');
const noMessage = notFound('없는 쪽지예요. 이미 삭제되었을 수 있어요.');

export function createMessagesService({ db, clock, rateLimits, accounts, alerts, words }: MessagesDeps): MessagesService {
  async function searchOf(given: string | null | undefined): Promise<Result<store.Search, Invalid>> {
    const text = given?.trim() ?? '';
    if (text === '') return ok(null);
    const errors = checkSearch(text);
    if (errors.length > 0) return err(validationFailed(errors));
    return ok({ text, people: await accounts.listIdsByNickname(text) });
  }

  const limitWrites = createLimitWrites(rateLimits);
  async function allowed(viewer: Viewer): Promise<Result<null, AppError>> {
    const now = await limitWrites('message', viewer);
    return now.ok ? rateLimits.hit(`message-day:${viewer.id}`, SENT_A_DAY) : now;
  }

  return {
    async listMessages(viewer, box, { search, page, count }) {
      const selected = await searchOf(search);
      if (!selected.ok) return selected;
      const asked = parsePage(page, count);
      return asked.ok ? ok(await store.listMessages(db, box, viewer.id, selected.value, asked.value)) : asked;
    },
    async countMessages(viewer, box, search) {
      const selected = await searchOf(search);
      return selected.ok ? ok(await store.countMessages(db, box, viewer.id, selected.value)) : selected;
    },
    countUnread: (viewer) => store.countUnread(db, viewer.id),
    async getMessage(viewer, id) {
      const message = await store.findMessage(db, id, viewer.id);
      return message ? ok(message) : err(noMessage);
    },
    async suggestNicknames(viewer, given) {
      const typed = given.trim();
      if (!isEnough(typed)) return ok([]);
      const asked = await rateLimits.hit(`nicknames:${viewer.id}`, SUGGESTED);
      return asked.ok ? ok(await accounts.listNicknames(typed, viewer.id)) : asked;
    },
    async sendMessage(viewer, nickname, given) {
      const content = given.trim();
      const errors = [...checkContent(content), ...(await words.check({ content: { label: '내용', text: content } }))];
      if (errors.length > 0) return err(validationFailed(errors));
      // Before anybody is looked for: nicknames are not to be tried out either.
      const allowance = await allowed(viewer);
      if (!allowance.ok) return allowance;
      const receiver = await accounts.findByNickname(nickname);
      if (!receiver) return err(notFound('이 닉네임을 쓰는 회원이 없어요.'));
      if (receiver.id === viewer.id) return err(badRequest('OWN_MESSAGE', '나에게는 쪽지를 보낼 수 없어요.'));
      return inTransaction(db, async (tx): Promise<Result<Message>> => {
        if (await store.isBlocked(tx, receiver.id, viewer.id)) return err(notReceiving);
        const message = await store.insertMessage(tx, { senderId: viewer.id, receiverId: receiver.id, content, createdAt: clock.now() });
        const path = boxOf(receiver.accountType);
        const text = (times: number) => `${viewer.nickname}님이 쪽지를 ${times > 1 ? `${times}통 ` : ''}보냈어요.`;
        await alerts.tell(tx, [{ userId: receiver.id, kind: 'message.received', subject: String(viewer.id), text, path }]);
        return ok(message);
      });
    },
    async readMessage(viewer, id) {
      if (!(await store.findMessage(db, id, viewer.id))) return err(noMessage);
      return ok(await store.markRead(db, id, viewer.id, clock.now()));
    },
    deleteMessage: (viewer, id) =>
      inTransaction<Result<true, Missing>>(db, async (tx) => {
        if (!(await store.lockMessage(tx, id, viewer.id))) return err(noMessage);
        await store.takeCopies(tx, viewer.id, id);
        return ok(true);
      }),
    async blockSender(viewer, id) {
      const message = await store.findMessage(db, id, viewer.id);
      if (!message || message.senderId === null || message.senderId === viewer.id) return err(noMessage);
      await store.insertBlock(db, viewer.id, message.senderId, clock.now());
      return ok(true);
    },
    async unblock(viewer, userId) {
      return (await store.deleteBlock(db, viewer.id, userId)) ? ok(true) : err(notFound('막지 않은 회원이에요.'));
    },
    listBlocked: (viewer) => store.listBlocked(db, viewer.id),
    forgetMessages: (tx, userId) => store.takeCopies(tx, userId, null),
  };
}
