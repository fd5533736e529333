import type { Http } from './http.ts';

/** JSON bodies; an empty one counts as none, since clients send the header with DELETE too. */
export function registerJsonParser(http: Http): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser(['application/json', 'text/plain']);
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}
