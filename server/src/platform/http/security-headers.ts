import { REQUEST_ID } from '@petcare/node';
import type { Http } from './http.ts';

/** An API answers with data only: nothing here is ever a document, a frame or a guess of a type. */
export function registerSecurityHeaders(http: Http): void {
  http.addHook('onRequest', (request, reply, done) => {
    void reply.headers({
      [REQUEST_ID]: request.id,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    done();
  });
}
