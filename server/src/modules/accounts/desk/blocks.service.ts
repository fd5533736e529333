import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../../platform/database/database.ts';
import type { ListedPage } from '../../../platform/database/page-of-rows.ts';
import type { Page } from '../../../platform/paging.ts';
import { invalid, notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { Block } from '../../../platform/session/viewer.ts';
import { isBlank } from '../../../platform/text/plain-text.ts';
import * as store from './blocks.sql.ts';

export type { BlockedAccount } from './blocks.sql.ts';

/** Accounts from which operators take writing to others for a time. What a blocked account may call is declared in platform/access. */
export type BlocksService = {
  /** The block in force, read in the transaction that writes: another one waits for it. */
  findBlock(tx: Sql, userId: number): Promise<Block | undefined>;
  /** From the next call on, and of what is not committed yet; inside the caller's transaction. A second one replaces the first. */
  block(tx: Transaction, userId: number, until: Date, reason: string): Promise<Result<null, AppError<'NOT_FOUND' | 'VALIDATION_FAILED'>>>;
  unblock(tx: Transaction, userId: number): Promise<Result<null, AppError<'NOT_FOUND'>>>;
  listBlocked(page: Page): Promise<ListedPage<store.BlockedAccount>>;
};

const REASON_MAX = 500;
const LONGEST_MS = 10 * 366 * 24 * 60 * 60 * 1000;

export function createBlocksService({ db, clock }: { db: Database; clock: Clock }): BlocksService {
  return {
    findBlock: (tx, userId) => store.findBlock(tx, userId, clock.now()),
    async block(tx, userId, until, given) {
      const [reason, now] = [given.trim(), clock.now()];
      const isAhead = until > now && until.getTime() - now.getTime() <= LONGEST_MS;
      const isSaid = !isBlank(reason) && [...reason].length <= REASON_MAX;
      const errors = [
        ...(isAhead ? [] : [invalid('until', 'after', '제한이 끝나는 날은 오늘보다 뒤, 10년 안이어야 해요.')]),
        ...(isSaid ? [] : [invalid('reason', 'length', `이유를 1자에서 ${REASON_MAX}자까지 적어 주세요.`)]),
      ];
      if (errors.length > 0) return err(validationFailed(errors));
      if (!(await store.lockAccount(tx, userId))) return err(notFound('이 회원은 이미 탈퇴했어요.'));
      await store.putBlock(tx, { userId, until, reason, createdAt: now });
      return ok(null);
    },
    async unblock(tx, userId) {
      await store.lockAccount(tx, userId);
      return (await store.deleteBlock(tx, userId, clock.now())) ? ok(null) : err(notFound('글쓰기가 제한된 회원이 아니에요.'));
    },
    listBlocked: (page) => store.listBlocked(db, clock.now(), page),
  };
}
