import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { authorizeRoutes, goesWrong, type Params } from '../sandbox-pages/authorize.ts';
import { createGrants } from '../sandbox-pages/grants.ts';
import { sandboxFacebookKeys } from './facebook.keys.ts';

const { clientId, clientSecret, version } = sandboxFacebookKeys('');

/** www.facebook.com and graph.facebook.com. */
export async function facebookSandbox(http: FastifyInstance): Promise<void> {
  const grants = createGrants(10);
  authorizeRoutes(http, {
    path: `/${version}/dialog/oauth`,
    provider: '페이스북',
    clientId,
    callbackPath: '/api/client/user/social/facebook/callback',
    grants,
    cancelled: { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' },
    secretIn: (params) => (params['code_challenge_method'] === 'S256' ? params['code_challenge'] : undefined),
  });

  http.get<{ Querystring: Params }>(`/${version}/oauth/access_token`, async ({ query }, reply) => {
    const refuse = (code: number, message: string, error_subcode?: number) =>
      reply.code(400).send({ error: { message, type: 'OAuthException', code, error_subcode, fbtrace_id: 'sandbox' } });
    if (query['client_id'] !== clientId)
      return refuse(101, 'Error validating application. Cannot get application info due to a system error.');
    if (query['client_secret'] !== clientSecret) return refuse(1, 'Error validating client secret.');
    const grant = grants.take(query['code'] ?? '');
    if (!grant) return refuse(100, 'This authorization code has been used.', 36_009);
    if (grant === 'expired') return refuse(100, 'This authorization code has expired.', 36_007);
    if (grant.redirectUri !== query['redirect_uri']) {
      return refuse(
        100,
        'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
        36_008,
      );
    }
    const challenge = createHash('sha256')
      .update(query['code_verifier'] ?? '')
      .digest('base64url');
    if (grant.secret !== challenge) return refuse(100, 'Invalid code_verifier.');
    if (await goesWrong(grant, reply)) return reply;
    return { access_token: grants.tokenFor(grant), token_type: 'bearer', expires_in: 5_183_944 };
  });

  http.get(`/${version}/me`, async ({ headers }, reply) => {
    const grant = grants.bearerOf(headers.authorization);
    if (!grant)
      return reply
        .code(400)
        .send({ error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190, fbtrace_id: 'sandbox' } });
    const { uid: id, name, email } = grant.person;
    return { id, name, ...(email && { email }) };
  });
}
