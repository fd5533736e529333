import type { FastifyInstance } from 'fastify';
import { authorizeRoutes, goesWrong, type Params } from '../sandbox-pages/authorize.ts';
import { createGrants } from '../sandbox-pages/grants.ts';
import { sandboxNaverKeys } from './naver.keys.ts';

const { clientId, clientSecret } = sandboxNaverKeys('');

/** nid.naver.com and openapi.naver.com. */
export async function naverSandbox(http: FastifyInstance): Promise<void> {
  const grants = createGrants(10);
  authorizeRoutes(http, {
    path: '/oauth2.0/authorize',
    provider: '네이버',
    clientId,
    callbackPath: '/api/client/user/social/naver/callback',
    grants,
    cancelled: { error: 'access_denied', error_description: 'Canceled By User' },
  });

  http.post<{ Body: Params }>('/oauth2.0/token', async ({ body }, reply) => {
    if (body['client_id'] !== clientId) return { error: 'invalid_client', error_description: 'unknown client id' };
    if (body['client_secret'] !== clientSecret)
      return { error: 'unauthorized_client', error_description: 'wrong client id / client secret pair' };
    const grant = grants.take(body['code'] ?? '');
    if (!grant || grant === 'expired' || grant.state !== body['state']) {
      return { error: 'invalid_request', error_description: 'no valid data in session' };
    }
    if (await goesWrong(grant, reply)) return reply;
    return { access_token: grants.tokenFor(grant), refresh_token: grants.tokenFor(grant), token_type: 'bearer', expires_in: '3600' };
  });

  http.get('/v1/nid/me', async ({ headers }, reply) => {
    const grant = grants.bearerOf(headers.authorization);
    if (!grant) return reply.code(401).send({ resultcode: '024', message: 'Authentication failed (인증 실패하였습니다.)' });
    const { uid: id, name, nickname, email } = grant.person;
    return { resultcode: '00', message: 'success', response: { id, nickname, name, ...(email && { email }) } };
  });
}
