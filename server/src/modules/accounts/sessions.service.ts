import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { networkOf } from '@petcare/node';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/database/database.ts';
import { isOfGoneUser } from '../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { badRequest, expiredToken, noAccessToken, notFound, tooMany, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { AccessTokens } from '../../platform/session/access-tokens.ts';
import { SocialType, type Viewer } from '../../platform/session/viewer.ts';
import { homeOf, keptEmail, loginLock } from './accounts.policy.ts';
import { findUser } from './accounts.sql.ts';
import type { Passwords } from './passwords.ts';
import type { LoginRow } from './sessions.sql.ts';
import * as store from './sessions.sql.ts';
import type { TemporaryPasswordsService } from './temporary-passwords.service.ts';

const REFRESH_DAYS = 30;
/** Many people may share an address, so only failures count; counted first and given back, so that tries side by side can't outrun it. */
const FAILED_LOGINS_PER_ADDRESS = { max: 100, windowSeconds: 15 * 60 };

export type Tokens = { token: string; refreshToken: string };
/** What has to be done before, or beside, going on; `JOIN_REQUIRED` has no tokens and comes from social log-ins alone. */
export type LoginState = 'OK' | 'IDENTITY_REQUIRED' | 'TEMPORARY_PASSWORD' | 'APPROVAL_PENDING';
export type Login = Tokens & { state: LoginState; stateURL: string };

const invalidCredentials = badRequest('INVALID_CREDENTIALS', '이메일 또는 비밀번호가 맞지 않아요.');

export type SessionsService = {
  login(credentials: { email: string; password: string }, ip: string): Promise<Result<Login>>;
  /** Signs somebody in who has shown in another way who they are. */
  issueLogin(userId: number): Promise<Result<Login, AppError<'NOT_FOUND'>>>;
  /** Rotates: the given token is spent. A token that was spent before ends its whole login. */
  refresh(refreshToken: string): Promise<Result<Tokens, AppError<'NO_ACCESS_TOKEN' | 'EXPIRED_TOKEN'>>>;
  /** Ends the login that this viewer's token belongs to. */
  logout(viewer: Viewer): Promise<void>;
  /** Removes the failed logins that count no more. */
  forgetFailures(): Promise<void>;
};

export type SessionsDeps = {
  db: Database;
  clock: Clock;
  tokens: AccessTokens;
  passwords: Passwords;
  rateLimits: RateLimiter;
  temporaryPasswords: TemporaryPasswordsService;
  /** Whether people can be asked to verify who they are. */
  offersIdentity: boolean;
};

export function createSessionsService(deps: SessionsDeps): SessionsService {
  const { db, clock, tokens, passwords, rateLimits, temporaryPasswords, offersIdentity } = deps;

  async function issueTokens(sql: Sql, user: LoginRow, familyId: string, provenEmail?: string): Promise<Tokens> {
    const refreshToken = randomBytes(32).toString('base64url');
    const createdAt = clock.now();
    const expiresAt = addMinutes(createdAt, REFRESH_DAYS * 24 * 60);
    await store.insertRefreshToken(sql, { tokenHash: hashOf(refreshToken), userId: user.id, familyId, createdAt, expiresAt }, provenEmail);
    const { id, accountType, socialType, nickname, name } = user;
    return { token: tokens.issue({ id, accountType, socialType, nickname, name, sessionId: familyId }), refreshToken };
  }

  /** Undefined when the account has gone since it was read. */
  async function signIn(user: LoginRow, provenEmail?: string): Promise<Login | undefined> {
    try {
      return { ...(await issueTokens(db, user, randomUUID(), provenEmail)), ...stateOf(user, { offersIdentity }) };
    } catch (error) {
      if (isOfGoneUser(error)) return undefined;
      throw error;
    }
  }

  async function countTry(email: string): Promise<Result<LoginRow | undefined, AppError<'LOGIN_LOCKED'>>> {
    const now = clock.now();
    const windowStart = addMinutes(now, -loginLock.minutes);
    const lockUntil = addMinutes(now, loginLock.minutes);
    const counted = await store.countTry(db, { email, now, windowStart, max: loginLock.failures, lockUntil });
    if (counted) return ok(counted.user);
    const lockedUntil = new Date((await store.findLock(db, email)) ?? now);
    const seconds = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000));
    return err(tooMany('LOGIN_LOCKED', seconds, '로그인을 여러 번 실패했어요. 15분 뒤에 다시 시도해 주세요.'));
  }

  /** A hash of a cost that was usual earlier becomes one of today's: only now is the password there. */
  async function renewHash({ id, passwordHash }: LoginRow, password: string): Promise<void> {
    if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
    await store.renewHash(db, id, { from: passwordHash, to: await passwords.hash(password) });
  }

  return {
    async login({ email: written, password }, ip) {
      const email = keptEmail(written);
      const address = `login:${networkOf(ip)}`;
      const allowed = await rateLimits.hit(address, FAILED_LOGINS_PER_ADDRESS);
      if (!allowed.ok) return allowed;
      const counted = await countTry(email);
      if (!counted.ok) return counted;
      const known = counted.value;
      const isRight = await passwords.matches(password, known?.passwordHash);
      const user = isRight ? known : await temporaryPasswords.useTemporaryPassword(known, password);
      if (!user || isOver(user.temporaryPasswordUntil, clock.now())) return err(invalidCredentials);
      await rateLimits.giveBack(address, FAILED_LOGINS_PER_ADDRESS);
      if (isRight) await renewHash(user, password);
      const login = await signIn(user, email);
      return login ? ok(login) : err(invalidCredentials);
    },

    async issueLogin(userId) {
      const user = await findUser(db, userId);
      const login = user && (await signIn(user));
      return login ? ok(login) : err(notFound());
    },

    async refresh(refreshToken) {
      const tokenHash = hashOf(refreshToken);
      const known = await store.findRefreshToken(db, tokenHash);
      if (!known) return err(noAccessToken);
      if (known.spentAt) {
        await endFamily(db, known.familyId);
        return err(noAccessToken);
      }
      if (new Date(known.expiresAt) <= clock.now()) return err(expiredToken);
      return inTransaction(db, async (tx) => {
        await store.lockFamily(tx, known.familyId);
        // It was unspent when this request came in: if another one has spent it by now, the two ran
        // side by side (two tabs), which is no theft; both get a successor in the same family.
        await store.spendRefreshToken(tx, tokenHash, clock.now());
        const current = await store.findRefreshToken(tx, tokenHash);
        const user = current && (await findUser(tx, current.userId));
        return user ? ok(await issueTokens(tx, user, known.familyId)) : err(noAccessToken);
      });
    },

    logout: (viewer) => endFamily(db, viewer.sessionId),

    async forgetFailures() {
      const now = clock.now();
      await store.forgetFailures(db, { now, windowStart: addMinutes(now, -loginLock.minutes) });
    },
  };
}

/** What a login leads to, as the account stands. */
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

function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}
