import type { Http } from '../http/http.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Session } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session;
  }
}

/** Puts `request.session` on every request, from its bearer header. */
export function registerSession(http: Http, tokens: AccessTokens): void {
  http.decorateRequest('session');
  http.addHook('onRequest', (request, _reply, done) => {
    request.session = tokens.read(request.headers.authorization);
    done();
  });
}
