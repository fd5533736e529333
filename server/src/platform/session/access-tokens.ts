import { createSigner, createVerifier } from 'fast-jwt';
import { Type, type Static } from '@fastify/type-provider-typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../clock.ts';
import { parseId } from '../database/ids.ts';
import type { Claims } from './viewer.ts';

const LIFETIME_SECONDS = 15 * 60;
const ISSUER = 'petcare';
/** Ours have under 700; nobody has the server hash more than that for nothing. */
const MOST_CHARACTERS = 2_048;

const claimsSchema = Type.Object({
  userID: Type.String(),
  accountType: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  socialType: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
  nickname: Type.String(),
  name: Type.String(),
  sid: Type.String(),
  iss: Type.Literal(ISSUER),
  iat: Type.Integer(),
  exp: Type.Integer(),
});
const compiledClaims = Compile(claimsSchema);

/** The token of a header, read by itself: whether the login still stands is not in it. */
export type ReadToken = { status: 'anonymous' } | { status: 'expired' } | { status: 'good'; claims: Claims };

export type AccessTokens = {
  /** A signed token that is good for 15 minutes from now. */
  issue(claims: Claims): string;
  /** Reads the `authorization` header. Never throws. */
  read(authorization: string | undefined): ReadToken;
};

export function createAccessTokens({ secret, clock }: { secret: string; clock: Clock }): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', iss: ISSUER });
  // Expiry is judged below, by the injected clock; the algorithm is pinned, so `none` never passes.
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true });
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    issue({ id, sessionId, accountType, socialType, nickname, name }) {
      const iat = nowSeconds();
      return sign({ userID: String(id), accountType, socialType, nickname, name, sid: sessionId, iat, exp: iat + LIFETIME_SECONDS });
    },
    read(authorization) {
      const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      const claims = token && token.length <= MOST_CHARACTERS && verifiedClaims(verify, token);
      if (!claims) return { status: 'anonymous' };
      if (claims.exp <= nowSeconds()) return { status: 'expired' };
      const { userID, sid, accountType, socialType, nickname, name } = claims;
      return { status: 'good', claims: { id: parseId(userID), accountType, socialType, nickname, name, sessionId: sid } };
    },
  };
}

function verifiedClaims(verify: (token: string) => unknown, token: string): Static<typeof claimsSchema> | undefined {
  try {
    const claims = verify(token);
    return compiledClaims.Check(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}
