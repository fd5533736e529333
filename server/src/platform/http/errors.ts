import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import { toAppError, toEnvelope } from '../refusals/wire.ts';

/** Answers any thrown thing in the REST envelope; the unexpected is logged and never shown. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toAppError(error);
  if (failure.status >= 500) request.log.error({ err: error }, 'unexpected failure');
  if (failure.retryAfterSeconds) void reply.header('retry-after', failure.retryAfterSeconds);
  void reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toEnvelope(failure)));
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(404).send(toEnvelope(notFound()));
}
