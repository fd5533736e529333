import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid, noAccessToken, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { Standings } from '../../../platform/session/standings.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { Uploads } from '../../../platform/uploads/uploads.ts';
import { checkPassword } from '../record/accounts.policy.ts';
import { findUser, lockPicture } from '../record/accounts.sql.ts';
import * as store from '../record/own-account.sql.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { deleteTemporaryPasswordsOf } from '../passwords/temporary-passwords.sql.ts';

const PASSWORD_TRIES = { max: 10, windowSeconds: 15 * 60 };
const FRESH_LOGIN_MINUTES = 10;

export type PasswordChange = { password: string; newPassword: string };

export type OwnAccountService = {
  /** INVALID_PASSWORD when the old one is wrong; the caller's login goes on, every other one ends. */
  changePassword(viewer: Viewer, change: PasswordChange): Promise<Result<null>>;
  /** News and offers, with the day on which the person agreed or took it back. */
  setMarketingConsent(viewer: Viewer, isAgreed: boolean): Promise<void>;
  /** Before what can't be undone: the password, or a login of the last ten minutes where there is none. */
  confirmSelf(viewer: Viewer, password: string | null): Promise<Result<null>>;
  /** Runs `work` and then erases the account, in one transaction; NO_ACCESS_TOKEN when it is gone already. */
  eraseAccount(viewer: Viewer, work: (tx: Transaction) => Promise<void>): Promise<Result<null, AppError<'NO_ACCESS_TOKEN'>>>;
};

type Deps = { db: Database; clock: Clock; passwords: Passwords; rateLimits: RateLimiter; standings: Standings; uploads: Uploads };

export function createOwnAccountService({ db, clock, passwords, rateLimits, standings, uploads }: Deps): OwnAccountService {
  /** A stolen session must not become a way to guess the password. Answers the hash that it matched. */
  async function checkOwnPassword(viewer: Viewer, password: string): Promise<Result<string>> {
    // By session: whoever has stolen one must not keep the owner from changing the password.
    const tries = `password:${viewer.sessionId}`;
    const allowed = await rateLimits.hit(tries, PASSWORD_TRIES);
    if (!allowed.ok) return allowed;
    const user = await findUser(db, viewer.id);
    if (!user) return err(noAccessToken);
    if (user.passwordHash === null) return err(noPassword);
    if (!(await passwords.matches(password, user.passwordHash))) return err(wrongPassword);
    await rateLimits.giveBack(tries, PASSWORD_TRIES);
    return ok(user.passwordHash);
  }

  return {
    async changePassword(viewer, { password, newPassword }) {
      const errors = checkNewPassword({ password, newPassword });
      if (errors.length > 0) return err(validationFailed(errors));
      const matched = await checkOwnPassword(viewer, password);
      if (!matched.ok) return matched;
      const change = { from: matched.value, to: await passwords.hash(newPassword) };
      const changed = await inTransaction(db, async (tx) => {
        if (!(await store.replacePassword(tx, viewer.id, change, clock.now()))) return err(wrongPassword);
        await deleteTemporaryPasswordsOf(tx, viewer.id);
        await store.deleteSessions(tx, viewer.id, viewer.sessionId);
        return ok(null);
      });
      standings.forget(viewer.id);
      return changed;
    },
    setMarketingConsent: (viewer, isAgreed) => store.setMarketingConsent(db, viewer.id, isAgreed, clock.now()),
    async confirmSelf(viewer, password) {
      const user = await findUser(db, viewer.id);
      if (!user) return err(noAccessToken);
      if (user.passwordHash !== null) {
        const matched = await checkOwnPassword(viewer, password ?? '');
        return matched.ok ? ok(null) : matched;
      }
      const since = await store.findLoginTime(db, viewer.id, viewer.sessionId);
      const isFresh = since !== undefined && clock.now().getTime() - new Date(since).getTime() <= FRESH_LOGIN_MINUTES * 60_000;
      return isFresh ? ok(null) : err(loginAgain);
    },
    async eraseAccount(viewer, work) {
      const erased = await inTransaction(db, async (tx): Promise<Result<null, AppError<'NO_ACCESS_TOKEN'>>> => {
        // Before the account's own row: a rotation under way holds its login and waits for that row.
        await store.deleteSessions(tx, viewer.id);
        if (!(await store.lockUser(tx, viewer.id))) return err(noAccessToken);
        await work(tx);
        await uploads.handOver(tx, await lockPicture(tx, viewer.id));
        await store.deleteUser(tx, viewer.id);
        return ok(null);
      });
      standings.forget(viewer.id);
      return erased;
    },
  };
}

function checkNewPassword({ password, newPassword }: PasswordChange) {
  const errors = checkPassword(newPassword).map(({ constraints }) => ({ property: 'newPassword', constraints }));
  if (errors.length === 0 && password === newPassword) {
    return [invalid('newPassword', 'differs', '지금과 다른 비밀번호로 정해 주세요.')];
  }
  return errors;
}

const wrongPassword: AppError<'INVALID_PASSWORD'> = {
  code: 'INVALID_PASSWORD',
  status: 400,
  message: '지금 비밀번호가 맞지 않아요.',
  errors: [invalid('password', 'matches', '지금 비밀번호가 맞지 않아요.')],
};
const noPassword = conflict('NO_PASSWORD', '소셜 계정으로 로그인하고 있어서 바꿀 비밀번호가 없어요.');
const loginAgain = conflict('LOGIN_AGAIN', '안전을 위해 다시 로그인한 뒤 10분 안에 시도해 주세요.');
