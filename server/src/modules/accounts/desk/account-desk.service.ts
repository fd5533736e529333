import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { ListedPage } from '../../../platform/database/page-of-rows.ts';
import { conflict, invalid, notFound, validationFailed } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Page } from '../../../platform/paging.ts';
import { isBlank } from '../../../platform/text/plain-text.ts';
import * as store from './account-desk.sql.ts';
import type { ListedAccount } from './account-desk.sql.ts';
import { lockedMail } from './mails.ts';
import { lockAccount } from './blocks.sql.ts';
import { deleteSessions } from '../record/own-account.sql.ts';

export type { ListedAccount } from './account-desk.sql.ts';

/** Accounts as operators look after them. Not reachable over the wire; what changes something is in the caller's transaction. */
export type AccountDesk = {
  search(asked: { text: string; isLocked: boolean }, page: Page): Promise<ListedPage<ListedAccount>>;
  read(id: number): Promise<Result<ListedAccount>>;
  /** Ends all logins of an account at once and lets nobody log in to it; its holder is told by mail. NOT_FOUND, ALREADY_LOCKED, VALIDATION_FAILED. */
  lock(tx: Transaction, userId: number, reason: string): Promise<Result<null>>;
  /** NOT_FOUND when it is not locked. */
  unlock(tx: Transaction, userId: number): Promise<Result<null>>;
};

const REASON_MAX = 500;
const OF_USE_MS = 7 * 86_400_000;
const noAccount = notFound('이 번호나 이메일의 회원이 없어요.');
const lockedAlready = conflict('ALREADY_LOCKED', '이미 이용이 정지된 회원이에요.');
const notLocked = notFound('이용이 정지된 회원이 아니에요.');

type Deps = { db: Database; clock: Clock; outbox: Pick<Outbox, 'topic'> };

export function createAccountDesk({ db, clock, outbox }: Deps): AccountDesk {
  const letters = outbox.topic<{ userId: number }>('account-locked', async ({ userId }) => {
    const reason = await store.findLockReason(db, userId);
    return reason === undefined ? null : { mail: lockedMail(reason) };
  });

  return {
    search: (asked, page) => store.findAccounts(db, asked, clock.now(), page),
    async read(id) {
      const account = await store.findAccount(db, id, clock.now());
      return account ? ok(account) : err(noAccount);
    },
    async lock(tx, userId, given) {
      const [reason, now] = [given.trim(), clock.now()];
      if (isBlank(reason) || [...reason].length > REASON_MAX) {
        return err(validationFailed([invalid('reason', 'length', `이유를 1자에서 ${REASON_MAX}자까지 적어 주세요.`)]));
      }
      if (!(await lockAccount(tx, userId))) return err(noAccount);
      if (!(await store.insertLock(tx, { userId, reason, createdAt: now }))) return err(lockedAlready);
      await deleteSessions(tx, userId);
      const address = await store.findAddress(tx, userId);
      const until = new Date(now.getTime() + OF_USE_MS);
      if (address !== undefined) await letters.put(tx, [{ about: { userId }, channel: 'mail', address, userId, until }]);
      return ok(null);
    },
    async unlock(tx, userId) {
      await lockAccount(tx, userId);
      return (await store.deleteLock(tx, userId)) ? ok(null) : err(notLocked);
    },
  };
}
