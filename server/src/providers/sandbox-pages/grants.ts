import { randomBytes } from 'node:crypto';
import type { SandboxPerson } from './people.ts';

/** The choices of the person on the page: to agree, to cancel, or which accident to practise. */
export const outcomes = {
  agree: '동의하고 계속하기',
  cancel: '취소',
  'expired-code': '지난 코드 받기',
  'other-state': '다른 state 받기',
  'bad-token': '틀린 토큰 받기',
  error: '서버 오류 내기',
  silence: '대답하지 않기',
} as const;
export type Outcome = keyof typeof outcomes;

/** The consent of a person. `secret` is what the code exchange must prove or repeat: a PKCE challenge or a nonce. */
export type Grant = { person: SandboxPerson; outcome: Outcome; redirectUri: string; state: string; secret: string };

export type Grants = {
  codeFor(grant: Grant): string;
  /** The grant of a code, once; undefined when it was used, is too old or was never given. */
  take(code: string): Grant | 'expired' | undefined;
  tokenFor(grant: Grant): string;
  /** The grant whose token the `authorization` header carries. */
  bearerOf(authorization: string | undefined): Grant | undefined;
};

export function createGrants(codeMinutes: number): Grants {
  const codes = new Map<string, { grant: Grant; endsAt: number }>();
  const tokens = new Map<string, Grant>();
  return {
    codeFor(grant) {
      const code = randomBytes(24).toString('base64url');
      const endsAt = grant.outcome === 'expired-code' ? 0 : Date.now() + codeMinutes * 60_000;
      codes.set(code, { grant, endsAt });
      return code;
    },
    take(code) {
      const kept = codes.get(code);
      codes.delete(code);
      return kept && (kept.endsAt < Date.now() ? 'expired' : kept.grant);
    },
    tokenFor(grant) {
      const token = randomBytes(24).toString('base64url');
      if (grant.outcome !== 'bad-token') tokens.set(token, grant);
      return token;
    },
    bearerOf: (authorization) => tokens.get(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? ''),
  };
}
