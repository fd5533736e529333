import { endCallTrace, logAnswered, logOptions, traceCall, workOnRequest, type LogLevel } from '@petcare/node';
import fastify, { LogController } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { registerAnswerLimit } from './answer-limit.ts';
import { registerClosedSchemas } from './closed-schemas.ts';
import { answerError, answerNotFound } from './errors.ts';
import type { Http } from './http.ts';
import { registerJsonParser } from './json-body.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { serializerCompiler } from './serialization.ts';
import { validatorCompiler } from '../refusals/validation.ts';

const JSON_BODY_LIMIT = 1024 * 1024;

/** Everything that holds for every route: ids, headers, limits, validation, the error envelope. */
export function createHttp(options: { log: LogLevel | false }): Http {
  const http = fastify({
    ...logOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_BODY_LIMIT,
    // Only the delivery service, on this machine or the private network, says who the visitor is.
    trustProxy: ['loopback', 'uniquelocal'],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: answerError,
    // A call that still finds its way here is answered: balancers send no others by then.
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>();
  http.addHook('onRequest', ({ id, raw: request }, reply, done) =>
    workOnRequest({ id, request, response: reply.raw, fail: (error) => void reply.send(error) }, done),
  );
  http.addHook('onRequest', (request, reply, done) => traceCall(request, reply, { isInner: true }, done));
  http.addHook('onResponse', (request, reply, done) => {
    endCallTrace(request, reply);
    logAnswered(request, reply);
    done();
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.setErrorHandler(answerError);
  http.setNotFoundHandler(answerNotFound);
  registerAnswerLimit(http);
  registerClosedSchemas(http);
  registerSecurityHeaders(http);
  registerJsonParser(http);
  return http;
}
