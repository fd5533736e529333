import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { networkOf } from '@petcare/node';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import { isOfGoneUser } from '../../../platform/database/postgres-errors.ts';
import { badRequest, expiredToken, noAccessToken, notFound, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { AccessTokens } from '../../../platform/session/access-tokens.ts';
import type { Standings } from '../../../platform/session/standings.ts';
import { SocialType, type Viewer } from '../../../platform/session/viewer.ts';
import { findLockReason } from '../desk/account-desk.sql.ts';
import { homeOf, keptEmail } from '../record/accounts.policy.ts';
import { findUser } from '../record/accounts.sql.ts';
import { createLoginTries } from './login-tries.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { LoginRow } from '../record/sessions.sql.ts';
import * as store from '../record/sessions.sql.ts';
import type { TemporaryPasswordsService } from '../passwords/temporary-passwords.service.ts';

const REFRESH_DAYS = 30;
/** Tabs that open together refresh with the same token; who comes so soon after the first is no thief. */
const REPEATED_REFRESH_SECONDS = 10;
/** The days for which a network counts as one from which somebody usually logs in. */
const HOME_DAYS = 180;

export type Tokens = { token: string; refreshToken: string };
/** The act that is required before, or beside, going on; `JOIN_REQUIRED` has no tokens and comes from social log-ins alone. */
export type LoginState = 'OK' | 'IDENTITY_REQUIRED' | 'TEMPORARY_PASSWORD' | 'APPROVAL_PENDING';
export type Login = Tokens & { state: LoginState; stateURL: string };

const accountLocked = (reason: string): AppError<'ACCOUNT_LOCKED'> => ({
  code: 'ACCOUNT_LOCKED',
  status: 403,
  message: `운영 정책에 따라 이용이 정지된 계정이에요. 이유: ${reason}`,
});
const invalidCredentials = badRequest('INVALID_CREDENTIALS', '이메일 또는 비밀번호가 맞지 않아요.');

export type SessionsService = {
  /** ACCOUNT_LOCKED, with the reason, to who has the password of one that an operator has locked. */
  login(credentials: { email: string; password: string }, ip: string): Promise<Result<Login>>;
  /** Signs somebody in who has shown in another way who they are. */
  issueLogin(userId: number): Promise<Result<Login, AppError<'NOT_FOUND' | 'ACCOUNT_LOCKED'>>>;
  /** Rotates: the given token is spent. Spent up to ten seconds ago it answers the same successor; spent before, it ends its whole login. */
  refresh(refreshToken: string): Promise<Result<Tokens, AppError<'NO_ACCESS_TOKEN' | 'EXPIRED_TOKEN'>>>;
  /** Ends the login that this viewer's token belongs to. */
  logout(viewer: Viewer): Promise<void>;
  /** Removes what is left of logins that ended long ago. */
  forgetEnded(): Promise<void>;
};

/** So long whoever comes back with a token is told that it has expired. */
const TOLD_MS = 30 * 86_400_000;
const FORGOTTEN_AT_ONCE = 5_000;

export type SessionsDeps = {
  db: Database;
  clock: Clock;
  tokens: AccessTokens;
  passwords: Passwords;
  rateLimits: RateLimiter;
  temporaryPasswords: TemporaryPasswordsService;
  standings: Standings;
  /** True when people can be asked to verify who they are. */
  offersIdentity: boolean;
  /** Of the successors of refresh tokens, and of the networks that logins came from. */
  secret: string;
};

export function createSessionsService(deps: SessionsDeps): SessionsService {
  const { db, clock, tokens, passwords, rateLimits, temporaryPasswords, standings, offersIdentity, secret } = deps;
  const tries = createLoginTries(rateLimits);

  async function keepToken(sql: Sql, refreshToken: string, userId: number, familyId: string, networkHash?: Buffer): Promise<void> {
    const createdAt = clock.now();
    const expiresAt = addMinutes(createdAt, REFRESH_DAYS * 24 * 60);
    const network = networkHash && { networkHash, forgottenBefore: addMinutes(createdAt, -HOME_DAYS * 24 * 60) };
    await store.insertRefreshToken(sql, { tokenHash: hashOf(refreshToken), userId, familyId, createdAt, expiresAt }, network);
  }

  function tokensOf({ id, accountType, socialType, nickname, name }: LoginRow, sessionId: string, refreshToken: string): Tokens {
    return { token: tokens.issue({ id, accountType, socialType, nickname, name, sessionId }), refreshToken };
  }

  const hashOfNetwork = (ip: string) =>
    createHmac('sha256', secret)
      .update(`network\n${networkOf(ip)}`)
      .digest();

  /** Derived, so that a repeat finds the same one although only hashes are stored. */
  const successorOf = (refreshToken: string) => createHmac('sha256', secret).update(`refresh\n${refreshToken}`).digest('base64url');

  /** The unspent token that a spent one led to within these seconds; undefined when it is of another login, or none. */
  async function findNewest(sql: Sql, refreshToken: string, familyId: string): Promise<string | undefined> {
    const successor = successorOf(refreshToken);
    const row = await store.findRefreshToken(sql, hashOf(successor));
    if (row?.familyId !== familyId) return undefined;
    return row.spentAt === null ? successor : findNewest(sql, successor, familyId);
  }

  /** With the login locked: spends the token, or finds out what a spent one comes to. */
  async function rotate(tx: Sql, refreshToken: string, familyId: string): Promise<string | undefined> {
    const now = clock.now();
    const current = await store.findRefreshToken(tx, hashOf(refreshToken));
    if (!current) return undefined;
    if (current.spentAt === null) {
      const successor = successorOf(refreshToken);
      await store.spendRefreshToken(tx, hashOf(refreshToken), now);
      await keepToken(tx, successor, current.userId, familyId);
      return successor;
    }
    if (now <= addSeconds(current.spentAt, REPEATED_REFRESH_SECONDS)) return findNewest(tx, refreshToken, familyId);
    await store.deleteFamily(tx, familyId);
    return undefined;
  }

  /** Undefined when the account has gone since it was read. */
  async function signIn(user: LoginRow, networkHash?: Buffer): Promise<Login | undefined> {
    try {
      const familyId = randomUUID();
      const refreshToken = randomBytes(32).toString('base64url');
      await keepToken(db, refreshToken, user.id, familyId, networkHash);
      return { ...tokensOf(user, familyId, refreshToken), ...stateOf(user, { offersIdentity }) };
    } catch (error) {
      if (isOfGoneUser(error)) return undefined;
      throw error;
    }
  }

  /** A hash of a cost that was usual earlier becomes one of today's: only now is the password there. */
  async function renewHash({ id, passwordHash }: LoginRow, password: string): Promise<void> {
    if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
    await store.renewHash(db, id, { from: passwordHash, to: await passwords.hash(password) });
  }

  return {
    async login({ email: written, password }, ip) {
      const email = keptEmail(written);
      const networkHash = hashOfNetwork(ip);
      const known = await store.findLogin(db, email, networkHash);
      const started = await tries.start({ email, network: networkOf(ip), isAtHome: known?.isAtHome ?? false });
      if (!started.ok) return started;
      const { lock } = started.value;
      const isRight = lock === null && (await passwords.matches(password, known?.passwordHash));
      const user = isRight ? known : await temporaryPasswords.useTemporaryPassword(known, password);
      if (!user || isOver(user.temporaryPasswordUntil, clock.now())) return err(lock ?? invalidCredentials);
      await started.value.succeed();
      const locked = await findLockReason(db, user.id);
      if (locked !== undefined) return err(accountLocked(locked));
      if (isRight) await renewHash(user, password);
      const login = await signIn(user, networkHash);
      return login ? ok(login) : err(invalidCredentials);
    },

    async issueLogin(userId) {
      const user = await findUser(db, userId);
      const locked = user && (await findLockReason(db, userId));
      if (locked !== undefined) return err(accountLocked(locked));
      const login = user && (await signIn(user));
      return login ? ok(login) : err(notFound());
    },

    async refresh(refreshToken) {
      const known = await store.findRefreshToken(db, hashOf(refreshToken));
      if (!known) return err(noAccessToken);
      if (!known.spentAt && new Date(known.expiresAt) <= clock.now()) return err(expiredToken);
      // Committed also when it is refused: a reuse ends the login.
      const renewed = await db.begin(async (tx): Promise<Result<Tokens, AppError<'NO_ACCESS_TOKEN'>>> => {
        await store.lockFamily(tx, known.familyId);
        const newest = await rotate(tx, refreshToken, known.familyId);
        const user = newest && (await findUser(tx, known.userId));
        return user ? ok(tokensOf(user, known.familyId, newest)) : err(noAccessToken);
      });
      if (!renewed.ok) standings.forget(known.userId);
      return renewed;
    },

    async logout(viewer) {
      await endFamily(db, viewer.sessionId);
      standings.forget(viewer.id);
    },

    async forgetEnded() {
      const before = new Date(clock.now().getTime() - TOLD_MS);
      while (await store.forgetEndedTokens(db, before, FORGOTTEN_AT_ONCE));
    },
  };
}

/** The state that a login leads to, as the account stands. */
export function stateOf(user: LoginRow, { offersIdentity }: { offersIdentity: boolean }): Pick<Login, 'state' | 'stateURL'> {
  if (user.temporaryPasswordUntil) return { state: 'TEMPORARY_PASSWORD', stateURL: '/mypage/myinfo?change=password' };
  if (offersIdentity && user.socialType !== SocialType.account && !user.identityVerifiedAt)
    return { state: 'IDENTITY_REQUIRED', stateURL: '/auth/danal' };
  if (user.awaitsApproval) return { state: 'APPROVAL_PENDING', stateURL: '/bizpage' };
  return { state: 'OK', stateURL: homeOf(user.accountType) };
}

function isOver(until: string | null, now: Date): boolean {
  return until !== null && new Date(until) <= now;
}

async function endFamily(db: Database, familyId: string): Promise<void> {
  await db.begin(async (tx) => {
    await store.lockFamily(tx, familyId);
    await store.deleteFamily(tx, familyId);
  });
}

function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}

function addSeconds(date: string, seconds: number): Date {
  return new Date(new Date(date).getTime() + seconds * 1000);
}

function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}
