import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '@petcare/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Act, Acts } from '../database/acts.ts';
import type { Database, Sql } from '../database/database.ts';
import { accountBlocked, badRequest, conflict, notStaff, type AppError } from '../errors/app-error.ts';
import { ExpectedError, unwrap } from '../errors/result.ts';
import { toEnvelope } from '../refusals/wire.ts';
import type { Http } from '../http/http.ts';
import { defineJob, jobType, type Job } from '../jobs/job.ts';
import type { RateLimiter } from '../rate-limits/rate-limit.ts';
import { ACTING_BUSINESS } from '../http/request-session.ts';
import type { Block, Staff } from '../session/viewer.ts';
import { giveBack } from './give-back.ts';
import { claim, findAnswer, forgetBefore, forgetScope, release, storeAnswer, type Claim, type StoredAnswer } from './idempotency.sql.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** A server that died in the middle leaves its claim, and nothing done; who is slower than this can't commit any more. */
const ABANDONED_MS = 60_000;
const WAIT_MS = 5_000;
const WAIT_STEP_MS = 50;

/** The number of answers that one person, or one network's strangers, may have kept; our own clients send a key with a form. */
const KEYS_AN_HOUR = { max: 600, windowSeconds: 3600, store: 'process' } as const;
const MOST_STORED_BYTES = 64_000;
/** The answer to a repeat of an act whose own answer is too large to be kept: it does not run again either. */
const doneAnswer = {
  status: 409,
  body: JSON.stringify(toEnvelope(conflict('ALREADY_DONE', '이미 처리한 요청이에요.'))),
  contentType: 'application/json; charset=utf-8',
};

const inProgress = conflict('REQUEST_IN_PROGRESS', '같은 요청을 처리하고 있어요. 잠시만 기다려 주세요.');

type Deps = {
  acts: Acts;
  db: Database;
  clock: Clock;
  secret: string;
  rateLimits: RateLimiter;
  /** The block of an account that is in force; none comes before the transaction ends. */
  findBlock: (sql: Sql, userId: number) => Promise<Block | undefined>;
  /** True for whoever is still staff with this role, and is until the transaction ends. */
  isStillStaff: (sql: Sql, staff: Staff) => Promise<boolean>;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The act of the request, and all that it writes meanwhile; with a claim it is done once. */
    claimedAct: { claim: Claim | null; act: Act } | null;
    /** Set while it runs by what answers with tokens: its answer is never stored. */
    holdsTokens: boolean;
  }
  interface FastifyContextConfig {
    /** False for answers that must never be stored, such as tokens. */
    idempotent?: boolean;
  }
}

/**
 * A POST with an `Idempotency-Key` header runs once a person and key: a repeat within 24 hours gets the
 * first answer. Its answer is committed with all that it has written (docs/decisions/115), so a process that
 * dies leaves both or neither. Holds for every REST call and for /graphql, so modules have nothing to do.
 * What staff write for their business is an act without a key, too: it is undone where they are no longer staff when it
 * would commit.
 */
export function registerIdempotency(http: Http, { acts, db, clock, secret, rateLimits, findBlock, isStillStaff }: Deps): void {
  http.decorateRequest('claimedAct', null);
  http.decorateRequest('holdsTokens', false);

  /** The claim of the one request that may run, or the answer that its first run gave. */
  async function claimOrAnswer(request: FastifyRequest, key: string): Promise<Claim | StoredAnswer> {
    const scope = scopeOf(request);
    unwrap(await rateLimits.hit(`idempotency:${whoAsks(request)}`, KEYS_AN_HOUR));
    const requestHash = hashOf(request, secret);
    const waitUntil = Date.now() + WAIT_MS;
    for (;;) {
      const claimedAt = clock.now();
      const expired = new Date(claimedAt.getTime() - KEPT_MS);
      const abandoned = new Date(claimedAt.getTime() - ABANDONED_MS);
      if (await claim(db, { scope, key, requestHash, claimedAt, expired, abandoned })) return { scope, key, claimedAt };
      const answer = await findAnswer(db, scope, key);
      if (answer && answer.requestHash !== requestHash) {
        throw new ExpectedError(conflict('IDEMPOTENCY_KEY_REUSED', '같은 요청 키로 다른 내용을 보냈어요.'));
      }
      if (answer?.status != null) return answer;
      if (Date.now() > waitUntil) throw new ExpectedError(inProgress);
      await sleep(WAIT_STEP_MS);
    }
  }

  /** The reason why a request that was let in may not stand any more: its account is blocked by now, or staff no longer. */
  async function refusalAtCommit(request: FastifyRequest, sql: Sql): Promise<AppError | null> {
    const staff = staffOf(request);
    if (staff && !(await isStillStaff(sql, staff))) return notStaff;
    for (const speaker of speakersOf(request)) {
      const block = await findBlock(sql, speaker);
      if (block) return accountBlocked(block);
    }
    return null;
  }

  // With a callback: whatever answers the request runs inside its act.
  http.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    if (request.is404 || isQuery(request)) return done();
    if (request.method !== 'POST' || key === undefined || request.routeOptions.config.idempotent === false) {
      if (!staffOf(request) || request.method === 'GET') return done();
      request.claimedAct = { claim: null, act: acts.begin(whoAsks(request)) };
      return request.claimedAct.act.run(done);
    }
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
      return done(new ExpectedError(badRequest('BAD_IDEMPOTENCY_KEY', '요청 키의 형식이 올바르지 않아요.')));
    }
    claimOrAnswer(request, key).then((found) => {
      if ('requestHash' in found) {
        void reply.header('idempotent-replayed', 'true').type(found.contentType ?? 'application/json');
        return void reply.code(found.status!).send(found.body);
      }
      request.claimedAct = { claim: found, act: acts.begin(whoAsks(request)) };
      request.claimedAct.act.run(done);
    }, done);
  });

  http.addHook('onSend', async (request, reply, payload) => {
    if (!request.claimedAct) return payload;
    const { claim, act } = request.claimedAct;
    request.claimedAct = null;
    if (typeof payload !== 'string' || isFailure(reply, payload)) {
      await act.rollback();
      if (claim) await giveBack(db, claim, request.log);
      return typeof payload === 'string' && act.hasWritten() ? withoutData(request, payload) : payload;
    }
    // A refusal for want of a token says nothing about the act itself: it may be tried again.
    const isFinal = !request.holdsTokens && !isRefusedSession(reply, payload);
    await act.commit(async (sql) => {
      const refusal = await refusalAtCommit(request, sql);
      if (refusal) {
        if (claim) await release(db, claim);
        throw new ExpectedError(refusal);
      }
      if (!claim) return;
      const answer = isStorable(payload) ? answerOf(reply, payload) : doneAnswer;
      const isOurs = isFinal ? await storeAnswer(sql, claim, answer) : await release(sql, claim);
      if (!isOurs) throw new ExpectedError(inProgress);
    });
    return payload;
  });
}

/** Answers may hold personal data: they go once nobody may ask for them any more. */
export function forgetOldAnswers({ db, clock }: { db: Database; clock: Clock }): Job {
  return defineJob(jobType('forget-old-answers'), {
    schedule: '7 * * * *',
    run: () => forgetBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  });
}

/** Forgets the answers to a person who leaves; the answer that says so may still be kept. */
export async function forgetAnswersOf(sql: Sql, userId: number): Promise<void> {
  await forgetScope(sql, scopeOfUser(userId));
}

function isStorable(payload: string): boolean {
  return Buffer.byteLength(payload) <= MOST_STORED_BYTES;
}

/** The accounts that say something to others by this: an operator may have blocked one since it was let in. */
function speakersOf(request: FastifyRequest): number[] {
  const { session, routeOptions, asked } = request;
  if (session.status !== 'signed-in' || !(routeOptions.config.speaks || asked?.speaks)) return [];
  const staff = staffOf(request);
  const business = session.acting ?? session.viewer;
  return staff ? [staff.accountId, business.id] : [session.viewer.id];
}

/** The member of staff by whom a call is made for a business. */
function staffOf({ session, asked }: FastifyRequest): Staff | undefined {
  if (session.status !== 'signed-in') return undefined;
  return session.viewer.staff ?? (asked?.isForStaff ? session.acting?.staff : undefined);
}

/** A query does nothing that a repeat could do twice. */
function isQuery({ asked }: FastifyRequest): boolean {
  return asked?.document.operation?.type === 'Query';
}

function answerOf(reply: FastifyReply, body: string) {
  return { status: reply.statusCode, body, contentType: String(reply.getHeader('content-type')) };
}

function isRefusedSession(reply: FastifyReply, payload: string): boolean {
  return reply.statusCode === 401 || reply.statusCode === 429 || payload.includes('"code":"UNAUTHENTICATED"');
}

/** Failures of ours, after which nothing is done and the act may be tried again. */
function isFailure(reply: FastifyReply, payload: string): boolean {
  return reply.statusCode >= 500 || /"code":"(INTERNAL|BUSY|UNAVAILABLE|STORAGE_FULL)"/.test(payload);
}

/** Of an operation that is undone no field tells that something is done. */
function withoutData({ asked }: FastifyRequest, payload: string): string {
  return asked ? JSON.stringify({ ...(JSON.parse(payload) as object), data: null }) : payload;
}

function scopeOf({ session }: FastifyRequest): string {
  return session.status === 'signed-in' ? scopeOfUser(session.viewer.staff?.accountId ?? session.viewer.id) : 'anonymous';
}

/** The person or, of strangers, the network. */
function whoAsks(request: FastifyRequest): string {
  return request.session.status === 'signed-in' ? scopeOf(request) : networkOf(request.ip);
}

function scopeOfUser(userId: number): string {
  return `user:${userId}`;
}

/** With a secret: a body may hold a password, and who reads the database must not be able to guess it by its hash. */
function hashOf({ method, url, body, headers }: FastifyRequest, secret: string): string {
  const business = headers[ACTING_BUSINESS]?.toString() ?? '';
  return createHmac('sha256', secret)
    .update(`idempotency\n${method} ${url}\n${business}\n`)
    .update(JSON.stringify(body) ?? '')
    .digest('base64');
}
