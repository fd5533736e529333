import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '@petcare/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../database/database.ts';
import { badRequest, conflict } from '../errors/app-error.ts';
import { ExpectedError, unwrap } from '../errors/result.ts';
import { toEnvelope } from '../errors/wire.ts';
import type { Http } from '../http/http.ts';
import { defineJob, jobType, type Job } from '../jobs/job.ts';
import type { RateLimiter } from '../rate-limits/rate-limit.ts';
import { claim, findAnswer, forgetBefore, forgetScope, release, storeAnswer } from './idempotency.sql.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** A server that died in the middle leaves its claim; nothing runs this long. */
const ABANDONED_MS = 60_000;
const WAIT_MS = 5_000;
const WAIT_STEP_MS = 50;

/** What one person, or one network's strangers, may have kept for a day; our own clients send a key with a form. */
const KEYS_AN_HOUR = { max: 600, windowSeconds: 3600, store: 'process' } as const;
const MOST_STORED_BYTES = 64_000;
/** What a repeat is told of an act whose answer is too large to be kept: it does not run again either. */
const doneAnswer = {
  status: 409,
  body: JSON.stringify(toEnvelope(conflict('ALREADY_DONE', '이미 처리한 요청이에요.'))),
  contentType: 'application/json; charset=utf-8',
};

type Deps = { db: Database; clock: Clock; secret: string; rateLimits: RateLimiter };

declare module 'fastify' {
  interface FastifyRequest {
    idempotency: { scope: string; key: string } | null;
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
 * first answer. Holds for every REST call and for /graphql, so modules have nothing to do.
 */
export function registerIdempotency(http: Http, { db, clock, secret, rateLimits }: Deps): void {
  http.decorateRequest('idempotency', null);
  http.decorateRequest('holdsTokens', false);

  http.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || key === undefined || request.is404 || isQuery(request)) return;
    if (request.routeOptions.config.idempotent === false) return;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
      throw new ExpectedError(badRequest('BAD_IDEMPOTENCY_KEY', '요청 키의 형식이 올바르지 않아요.'));
    }
    const scope = scopeOf(request);
    const who = request.session.status === 'signed-in' ? scope : networkOf(request.ip);
    unwrap(await rateLimits.hit(`idempotency:${who}`, KEYS_AN_HOUR));
    const requestHash = hashOf(request, secret);
    const waitUntil = Date.now() + WAIT_MS;
    for (;;) {
      const now = clock.now();
      const expired = new Date(now.getTime() - KEPT_MS);
      const abandoned = new Date(now.getTime() - ABANDONED_MS);
      if (await claim(db, { scope, key, requestHash, now, expired, abandoned })) {
        request.idempotency = { scope, key };
        return;
      }
      const answer = await findAnswer(db, scope, key);
      if (answer && answer.requestHash !== requestHash) {
        throw new ExpectedError(conflict('IDEMPOTENCY_KEY_REUSED', '같은 요청 키로 다른 내용을 보냈어요.'));
      }
      if (answer?.status != null) {
        void reply.header('idempotent-replayed', 'true').type(answer.contentType ?? 'application/json');
        return reply.code(answer.status).send(answer.body);
      }
      if (Date.now() > waitUntil) {
        throw new ExpectedError(conflict('REQUEST_IN_PROGRESS', '같은 요청을 처리하고 있어요. 잠시만 기다려 주세요.'));
      }
      await sleep(WAIT_STEP_MS);
    }
  });

  http.addHook('onSend', async (request, reply, payload) => {
    if (!request.idempotency) return payload;
    const { scope, key } = request.idempotency;
    request.idempotency = null;
    // A refusal for want of a token or a failure of ours says nothing about the act itself: it may be tried again.
    const isFinal = typeof payload === 'string' && reply.statusCode < 500 && !request.holdsTokens && !isRefusedSession(reply, payload);
    if (isFinal) await storeAnswer(db, scope, key, isStorable(payload) ? answerOf(reply, payload) : doneAnswer);
    else await release(db, scope, key);
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

/** What was answered to a person who leaves; the answer that says so may still be kept. */
export async function forgetAnswersOf(sql: Sql, userId: number): Promise<void> {
  await forgetScope(sql, scopeOfUser(userId));
}

function isStorable(payload: string): boolean {
  return Buffer.byteLength(payload) <= MOST_STORED_BYTES;
}

/** A query does nothing that a repeat could do twice. */
function isQuery({ asked }: FastifyRequest): boolean {
  return asked?.document.operation?.type === 'Query';
}

function answerOf(reply: FastifyReply, body: string) {
  return { status: reply.statusCode, body, contentType: String(reply.getHeader('content-type')) };
}

function isRefusedSession(reply: FastifyReply, payload: string): boolean {
  const hasGraphqlFailure = /"code":"(UNAUTHENTICATED|INTERNAL)"/.test(payload);
  return reply.statusCode === 401 || reply.statusCode === 429 || hasGraphqlFailure;
}

function scopeOf({ session }: FastifyRequest): string {
  return session.status === 'signed-in' ? scopeOfUser(session.viewer.id) : 'anonymous';
}

function scopeOfUser(userId: number): string {
  return `user:${userId}`;
}

/** With a secret: a body may hold a password, and who reads the database must not be able to guess it by its hash. */
function hashOf({ method, url, body }: FastifyRequest, secret: string): string {
  return createHmac('sha256', secret)
    .update(`idempotency\n${method} ${url}\n`)
    .update(JSON.stringify(body) ?? '')
    .digest('base64');
}
