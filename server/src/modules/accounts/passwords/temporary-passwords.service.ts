import { createHash, randomInt } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Standings } from '../../../platform/session/standings.ts';
import { findUser } from '../record/accounts.sql.ts';
import { deleteSessions, setTemporaryPassword } from '../record/own-account.sql.ts';
import type { Passwords } from './passwords.ts';
import type { LoginRow } from '../record/sessions.sql.ts';
import * as store from './temporary-passwords.sql.ts';

const MINUTES = 30;
const LENGTH = 12;
/** Without look-alikes: it is read from one screen and typed on another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export type TemporaryPasswordsService = {
  /** A random password, good for 30 minutes; nothing of the account changes before it is used. For nobody (null) it is good for nothing. */
  issueTemporaryPassword(userId: number | null): Promise<string>;
  /** Takes back one that could not be delivered. */
  revokeTemporaryPassword(password: string): Promise<void>;
  /**
   * The account, when `password` is its temporary one: from then on it is the account's password, to be changed, and all sessions have
   * ended. Works alike for nobody, so that its time tells nothing.
   */
  useTemporaryPassword(user: LoginRow | undefined, password: string): Promise<LoginRow | undefined>;
  /** Removes those whose time is over. */
  forgetExpired(): Promise<void>;
};

type Deps = { db: Database; clock: Clock; passwords: Passwords; standings: Standings };

export function createTemporaryPasswordsService({ db, clock, passwords, standings }: Deps): TemporaryPasswordsService {
  return {
    async issueTemporaryPassword(userId) {
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + MINUTES * 60_000);
      const password = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      await store.insertTemporaryPassword(db, { passwordHash: hashOf(password), userId, createdAt, expiresAt });
      return password;
    },
    revokeTemporaryPassword: (password) => store.deleteTemporaryPassword(db, hashOf(password)),
    async useTemporaryPassword(user, password) {
      const temporary = hashOf(password);
      const until = await store.findTemporaryPassword(db, { passwordHash: temporary, userId: user?.id ?? 0, now: clock.now() });
      if (!user || !until) return undefined;
      const passwordHash = await passwords.hash(password);
      const changed = await db.begin(async (tx) => {
        if (!(await store.spendTemporaryPassword(tx, temporary))) return undefined;
        await store.deleteTemporaryPasswordsOf(tx, user.id);
        await setTemporaryPassword(tx, user.id, { passwordHash, temporaryPasswordUntil: until }, clock.now());
        await deleteSessions(tx, user.id);
        return findUser(tx, user.id);
      });
      standings.forget(user.id);
      return changed;
    },
    forgetExpired: () => store.deleteExpiredTemporaryPasswords(db, clock.now()),
  };
}

/** It is random and short-lived: what protects a password that people choose would only show, by its time, that there is one. */
function hashOf(password: string): Buffer {
  return createHash('sha256').update(password).digest();
}
