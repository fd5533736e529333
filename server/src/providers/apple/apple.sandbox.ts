import { createPublicKey, generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorizeRoutes, goesWrong, type Params } from '../sandbox-pages/authorize.ts';
import { createGrants, type Grant } from '../sandbox-pages/grants.ts';
import { sandboxAppleKeys, sandboxSigningKey } from './apple.keys.ts';

const KID = 'sandbox-1';
const { clientId, teamId } = sandboxAppleKeys('');

/** appleid.apple.com: posts its answer back as a form, the name among it, and signs who it was. */
export async function appleSandbox(http: FastifyInstance): Promise<void> {
  const grants = createGrants(5);
  const own = keyPairOnDemand();
  const strange = keyPairOnDemand();
  const registered = createPublicKey(sandboxSigningKey()).export({ type: 'spki', format: 'pem' }).toString();

  authorizeRoutes(http, {
    path: '/auth/authorize',
    provider: 'Apple',
    clientId,
    callbackPath: '/api/client/user/social/apple/callback',
    grants,
    cancelled: { error: 'user_cancelled_authorize' },
    secretIn: (params) => params['nonce'],
    formPost: ({ person: { name, email } }) => ({
      user: JSON.stringify({ name: { firstName: name.slice(1), lastName: name.slice(0, 1) }, ...(email && { email }) }),
    }),
  });

  http.get('/auth/keys', async () => {
    const jwk = own().publicKey.export({ format: 'jwk' });
    return { keys: [{ ...jwk, kid: KID, use: 'sig', alg: 'RS256' }] };
  });

  http.post<{ Body: Params }>('/auth/token', async (request, reply) => {
    const { body } = request;
    const issuer = issuerOf(request);
    if (body['client_id'] !== clientId || !isSigned(body['client_secret'] ?? '', registered, issuer)) {
      return reply.code(400).send({ error: 'invalid_client' });
    }
    const grant = grants.take(body['code'] ?? '');
    if (!grant || grant === 'expired' || grant.redirectUri !== body['redirect_uri']) {
      return reply.code(400).send({ error: 'invalid_grant', error_description: 'The code has expired or has been revoked.' });
    }
    if (await goesWrong(grant, reply)) return reply;
    const { privateKey } = grant.outcome === 'bad-token' ? strange() : own();
    const id_token = idTokenOf(grant, issuer, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    return {
      access_token: grants.tokenFor(grant),
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: grants.tokenFor(grant),
      id_token,
    };
  });
}

/** A pair of keys, made when it is first asked for: finding the primes takes longer than the rest of the sandbox's start. */
function keyPairOnDemand(): () => KeyPairKeyObjectResult {
  let pair: KeyPairKeyObjectResult | undefined;
  return () => (pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));
}

/** As the client knows this provider's address: the sandbox does not know its own. */
function issuerOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}/apple`;
}

function isSigned(clientSecret: string, key: string, issuer: string): boolean {
  try {
    const requiredClaims = ['iss', 'sub', 'aud', 'exp'];
    createVerifier({ key, algorithms: ['ES256'], allowedIss: teamId, allowedSub: clientId, allowedAud: issuer, requiredClaims })(
      clientSecret,
    );
    return true;
  } catch {
    return false;
  }
}

function idTokenOf({ person: { uid, email }, secret }: Grant, issuer: string, key: string): string {
  const sign = createSigner({ key, algorithm: 'RS256', kid: KID, iss: issuer, aud: clientId, expiresIn: 600_000 });
  return sign({ sub: `001.${uid}.apple`, nonce: secret, ...(email && { email, email_verified: true }) });
}
