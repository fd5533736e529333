import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from '@petcare/node';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { conflict, invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, unwrap, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { OperatorStanding, Viewer } from '../../platform/session/viewer.ts';
import type { AccountsVerbs } from '../accounts/index.ts';
import { ENROLMENT_MINUTES, lockAfter, lockedFor, sessionBounds, sessionEnd } from './operators.policy.ts';
import * as store from './operators.sql.ts';
import type { OperatorRow } from './operators.sql.ts';
import { makeCode, type AuthenticatorKey, type SecondFactor } from './second-factor.ts';

/** Wrong and right ones together: nobody types so many. */
const TRIES_OF_A_NETWORK = { max: 60, windowSeconds: 15 * 60 };
/** A session counts as used again after so long: a page of many calls writes once. */
const TOUCHED_AFTER_MS = 60_000;

type Log = (verb: string, details: Record<string, string | number>) => Promise<void>;

/** Somebody who is named and tries to pass, and from where. */
type Caller = { viewer: Viewer; ip: string };
/** A session that was just opened: its token, for a cookie, and when it ends at the latest. */
export type OpenedSession = { token: string; endsAt: string };
/** The state of a named operator; `recoveryLeft` counts recovery codes that are not used. */
export type OperatorState =
  { state: 'enrolment' | 'second-factor'; recoveryLeft: number } | { state: 'open'; recoveryLeft: number; endsAt: string };
export type NamedOperator = {
  userId: number;
  nickname: string;
  namedAt: string;
  enrolledAt: string | null;
  recoveryLeft: number;
  lockedUntil: string | null;
};
/** A code that enrols an authenticator once, within the hour. */
export type EnrolmentCode = { userId: number; nickname: string; code: string; until: string };

export type OperatorsService = {
  /** Names an account an operator; of one that is named and has no authenticator yet, a new code in place of the old one. */
  add(tx: Transaction, email: string): Promise<Result<EnrolmentCode>>;
  /** Takes the second factor, ends what is open, and lets the account enrol anew. */
  reset(tx: Transaction, email: string): Promise<Result<EnrolmentCode>>;
  /** The account is no operator from the next call on. */
  remove(tx: Transaction, email: string): Promise<Result<{ userId: number; nickname: string }>>;
  list(): Promise<NamedOperator[]>;
  /** The standing of an account on the operator's routes: none, named, or a session with its second factor. */
  standingOf(viewer: Viewer, token: string | undefined): Promise<OperatorStanding>;
  stateOf(viewer: Viewer, token: string | undefined): Promise<Result<OperatorState>>;
  /** A key for an authenticator, in place of one that was not confirmed; the enrolment code stays good. */
  beginEnrolment(caller: Caller, enrolmentCode: string): Promise<Result<AuthenticatorKey>>;
  /** Confirms the key by its first code: opens a session, and tells ten recovery codes, this once. */
  confirmEnrolment(
    caller: Caller,
    codes: { enrolmentCode: string; code: string },
  ): Promise<Result<OpenedSession & { recoveryCodes: string[] }>>;
  /** Opens a session by a code of the authenticator, or a recovery code. */
  signIn(caller: Caller, code: string): Promise<Result<OpenedSession>>;
  signOut(viewer: Viewer): Promise<void>;
  /** The actor, as the log has it: the account's e-mail. */
  nameOf(viewer: Viewer): Promise<string>;
  /** A fresh code, before what can't be undone. */
  confirmCode(caller: Caller, code: string | undefined): Promise<Result<null>>;
};

export type OperatorsDeps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  secondFactor: SecondFactor;
  /** The log of what operators do. */
  writeDown: (tx: Transaction, act: { act: string; details: Record<string, string | number>; by: string }, now: Date) => Promise<void>;
  accounts: Pick<AccountsVerbs, 'findAccountByEmail' | 'getMyInfo' | 'publicUsersByIds'>;
};

export function createOperatorsService({ db, clock, rateLimits, secondFactor, writeDown, accounts }: OperatorsDeps): OperatorsService {
  async function withCode(tx: Transaction, userId: number, nickname: string): Promise<EnrolmentCode> {
    const code = makeCode();
    const now = clock.now();
    const until = new Date(now.getTime() + ENROLMENT_MINUTES * 60_000);
    await store.nameOperator(tx, { userId, enrolmentHash: secondFactor.hashCode(userId, code), enrolmentUntil: until, now });
    return { userId, nickname, code, until: until.toISOString() };
  }

  async function namedAccount(email: string) {
    const account = await accounts.findAccountByEmail(email);
    return account ? ok(account) : err(noAccount);
  }

  const nameOf = async (viewer: Viewer) => unwrap(await accounts.getMyInfo(viewer)).email;

  async function openSession(tx: Transaction, { id, sessionId }: Viewer): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    await store.insertSession(tx, { tokenHash: hashOf(token), userId: id, login: sessionId, startedAt: now }, sessionBounds(now));
    return { token, endsAt: sessionEnd(now).toISOString() };
  }

  /**
   * One try of an account: those side by side wait for each other, and a wrong one is counted and stays so. `look` answers
   * undefined where what was typed is wrong.
   */
  async function attempt<Value>(
    { viewer, ip }: Caller,
    wrong: AppError,
    look: (tx: Transaction, operator: OperatorRow, log: Log) => Promise<Result<Value> | undefined>,
  ): Promise<Result<Value>> {
    const allowed = await rateLimits.hit(`operator:${networkOf(ip)}`, TRIES_OF_A_NETWORK);
    if (!allowed.ok) return allowed;
    const by = await nameOf(viewer);
    return db.begin(async (tx): Promise<Result<Value>> => {
      const log: Log = (verb, details) =>
        writeDown(tx, { act: `operators ${verb}`, details: { userId: viewer.id, ...details }, by }, clock.now());
      const operator = await store.lockOperator(tx, viewer.id);
      if (!operator) return err(notFound());
      const now = clock.now();
      if (operator.lockedUntil !== null && new Date(operator.lockedUntil) > now) return err(lockedFor(new Date(operator.lockedUntil), now));
      const found = await look(tx, operator, log);
      if (found) return found;
      const failures = operator.failures + 1;
      const until = lockAfter(failures, now);
      await store.countFailure(tx, viewer.id, failures, until);
      if (until) await log('locked', { failures, until: until.toISOString() });
      return err(until ? lockedFor(until, now) : wrong);
    });
  }

  /** Takes a code of the authenticator once, or a recovery code. */
  async function takeCode(tx: Transaction, operator: OperatorRow, given: string): Promise<Result<null> | undefined> {
    const code = given.replace(/\s/g, '');
    const { userId, secret, enrolledAt } = operator;
    if (secret === null || enrolledAt === null) return err(notEnrolled);
    if (!isOfApp(code)) {
      return (await store.takeRecoveryCode(tx, userId, secondFactor.hashCode(userId, code), clock.now())) ? ok(null) : undefined;
    }
    const step = secondFactor.stepOf(userId, secret, code, clock.now());
    if (step === undefined) return undefined;
    if (step <= operator.lastStep) return err(replayed);
    await store.takeStep(tx, userId, step);
    return ok(null);
  }

  const isEnrolmentCode = ({ userId, enrolmentHash, enrolmentUntil }: OperatorRow, code: string): boolean =>
    enrolmentHash !== null &&
    enrolmentUntil !== null &&
    new Date(enrolmentUntil) > clock.now() &&
    timingSafeEqual(enrolmentHash, secondFactor.hashCode(userId, code));

  async function findOpen(viewer: Viewer, token: string | undefined): Promise<store.SessionRow | undefined> {
    if (token === undefined) return undefined;
    const key = { tokenHash: hashOf(token), userId: viewer.id, login: viewer.sessionId };
    return store.findSession(db, key, sessionBounds(clock.now()));
  }

  return {
    async add(tx, email) {
      const account = await namedAccount(email);
      if (!account.ok) return account;
      const { id, nickname } = account.value;
      if ((await store.lockOperator(tx, id))?.enrolledAt) return err(enrolledAlready);
      return ok(await withCode(tx, id, nickname));
    },
    async reset(tx, email) {
      const account = await namedAccount(email);
      if (!account.ok) return account;
      const { id, nickname } = account.value;
      if (!(await store.lockOperator(tx, id))) return err(noOperator);
      await store.forgetFactor(tx, id);
      return ok(await withCode(tx, id, nickname));
    },
    async remove(tx, email) {
      const account = await namedAccount(email);
      if (!account.ok) return account;
      const { id, nickname } = account.value;
      return (await store.deleteOperator(tx, id)) ? ok({ userId: id, nickname }) : err(noOperator);
    },
    async list() {
      const operators = await store.listOperators(db);
      const users = await accounts.publicUsersByIds(operators.map(({ userId }) => userId));
      return operators.map(({ userId, namedAt, enrolledAt, recoveryLeft, lockedUntil }, index) => ({
        userId,
        nickname: users[index]?.nickname ?? '',
        namedAt,
        enrolledAt,
        recoveryLeft,
        lockedUntil: lockedUntil !== null && new Date(lockedUntil) > clock.now() ? lockedUntil : null,
      }));
    },
    async standingOf(viewer, token) {
      if (viewer.block || !(await store.findOperator(db, viewer.id))) return 'none';
      const session = await findOpen(viewer, token);
      if (!session) return 'named';
      const now = clock.now();
      if (now.getTime() - new Date(session.usedAt).getTime() >= TOUCHED_AFTER_MS) await store.touchSession(db, hashOf(token!), now);
      return 'open';
    },
    async stateOf(viewer, token) {
      const operator = await store.findOperator(db, viewer.id);
      if (!operator) return err(notFound());
      const recoveryLeft = await store.countRecoveryCodes(db, viewer.id);
      if (operator.enrolledAt === null) return ok({ state: 'enrolment', recoveryLeft });
      const session = await findOpen(viewer, token);
      if (!session) return ok({ state: 'second-factor', recoveryLeft });
      return ok({ state: 'open', recoveryLeft, endsAt: sessionEnd(new Date(session.startedAt)).toISOString() });
    },
    beginEnrolment: (caller, enrolmentCode) =>
      attempt<AuthenticatorKey>(caller, wrongEnrolment, async (tx, operator) => {
        if (operator.enrolledAt !== null) return err(enrolledAlready);
        if (!isEnrolmentCode(operator, enrolmentCode)) return undefined;
        const { key, sealed } = secondFactor.make(operator.userId, caller.viewer.nickname);
        await store.keepSecret(tx, operator.userId, sealed);
        return ok(key);
      }),
    confirmEnrolment: (caller, { enrolmentCode, code }) =>
      attempt<OpenedSession & { recoveryCodes: string[] }>(caller, wrongCode, async (tx, operator, log) => {
        if (operator.enrolledAt !== null) return err(enrolledAlready);
        if (operator.secret === null || !isEnrolmentCode(operator, enrolmentCode)) return err(wrongEnrolment);
        const step = secondFactor.stepOf(operator.userId, operator.secret, code.replace(/\s/g, ''), clock.now());
        if (step === undefined) return undefined;
        const recoveryCodes = secondFactor.makeRecoveryCodes();
        await store.takeStep(tx, operator.userId, step);
        const hashes = recoveryCodes.map((one) => secondFactor.hashCode(operator.userId, one));
        await store.completeEnrolment(tx, operator.userId, hashes, clock.now());
        await log('sign-in', { how: 'enrolment' });
        return ok({ ...(await openSession(tx, caller.viewer)), recoveryCodes });
      }),
    signIn: (caller, code) =>
      attempt<OpenedSession>(caller, wrongCode, async (tx, operator, log) => {
        const taken = await takeCode(tx, operator, code);
        if (!taken?.ok) return taken;
        await log('sign-in', { how: isOfApp(code) ? 'app' : 'recovery code' });
        return ok(await openSession(tx, caller.viewer));
      }),
    nameOf,
    signOut: ({ id, sessionId }) => store.deleteSession(db, id, sessionId),
    confirmCode: async (caller, code) =>
      code === undefined || code.trim() === ''
        ? err(codeNeeded)
        : attempt<null>(caller, wrongCode, (tx, operator) => takeCode(tx, operator, code)),
  };
}

/** A code of the authenticator; others are recovery codes. */
function isOfApp(code: string): boolean {
  return /^\d{6}$/.test(code.replace(/\s/g, ''));
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const atCode = (constraint: string, message: string) => validationFailed([invalid('code', constraint, message)]);
const wrongCode = atCode('matches', '코드가 맞지 않아요. 인증 앱에 지금 보이는 여섯 자리 숫자를 적어 주세요.');
const replayed = atCode('isFresh', '이미 쓴 코드예요. 인증 앱에 다음 코드가 나오면 적어 주세요.');
const codeNeeded = atCode('isDefined', '되돌릴 수 없는 일이라서 인증 앱의 코드가 필요해요.');
const wrongEnrolment = validationFailed([
  invalid('enrolmentCode', 'matches', '등록 코드가 맞지 않거나 시간이 지났어요. 새 코드를 받아 다시 적어 주세요.'),
]);
const notEnrolled = conflict('NOT_ENROLLED', '아직 인증 앱을 등록하지 않았어요.');
const enrolledAlready = conflict('ENROLLED_ALREADY', '이미 인증 앱을 등록한 운영자예요. 다시 등록하려면 먼저 초기화해 주세요.');
const noAccount = notFound('이 이메일로 가입한 계정이 없어요.');
const noOperator = notFound('운영자로 정한 계정이 아니에요.');
