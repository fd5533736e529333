import { badRequest } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import type { Http } from './http.ts';
import { isTooDeep } from './json-depth.ts';

/** JSON bodies; an empty one counts as none, since clients send the header with DELETE too. */
export function registerJsonParser(http: Http): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser(['application/json', 'text/plain']);
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isTooDeep(body.toString())) done(new ExpectedError(badRequest('BAD_REQUEST', '요청을 이해할 수 없어요.')));
    else void parse(request, body.toString(), done);
  });
}
