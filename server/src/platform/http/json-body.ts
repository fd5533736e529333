import { readWhole, type RefusedBody } from '@petcare/node';
import type { FastifyRequest } from 'fastify';
import { badRequest, busy, payloadTooLarge, tooMany, type AppError } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import type { Http } from './http.ts';
import { isTooDeep } from './json-depth.ts';

const refusals: Record<RefusedBody, AppError> = {
  tooLarge: payloadTooLarge,
  brokenOff: badRequest('BAD_REQUEST', '요청이 끝까지 오지 않았어요. 다시 시도해 주세요.'),
  ofNetwork: tooMany('TOO_MUCH_AT_ONCE', 5, '한꺼번에 보내는 내용이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.'),
  all: busy,
};

/** JSON bodies; an empty one counts as none, since clients send the header with DELETE too. */
export function registerJsonParser(http: Http): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser(['application/json', 'text/plain']);
  http.addContentTypeParser('application/json', (request, _payload, done) => {
    textOf(request).then((text) => {
      if (text.length === 0) done(null, undefined);
      else if (isTooDeep(text)) done(new ExpectedError(badRequest('BAD_REQUEST', '요청을 이해할 수 없어요.')));
      else void parse(request, text, done);
    }, done);
  });
}

async function textOf({ raw, bodyShare, routeOptions }: FastifyRequest): Promise<string> {
  if (!bodyShare) return '';
  const body = await readWhole(raw, { most: routeOptions.bodyLimit, share: bodyShare });
  if ('bytes' in body) return body.bytes.toString();
  throw new ExpectedError(refusals[body.refused]);
}
