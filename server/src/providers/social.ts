import type { Answer } from './http.ts';

/** The person who logged in there. `uid` is theirs for ever; an email is given only when the provider has verified it. */
export type SocialProfile = { uid: string; email: string | null; name: string | null; nickname: string | null };

/**
 * `code`: it is expired, used or of somebody else, so the person starts again. `unavailable`: the provider
 * said nothing usable in time. `refused`: it doesn't know us, so one of our keys is wrong.
 */
export type SocialFailure = { kind: 'code' | 'unavailable' | 'refused'; detail: string };
export type Identification = { ok: true; profile: SocialProfile } | ({ ok: false } & SocialFailure);

/** `proof` is a secret of this one log-in: the PKCE verifier, or the nonce, where the provider knows one. */
export type Authorization = { redirectUri: string; state: string; proof: string };

export type SocialClient = {
  /** The address to which the browser goes to log in. */
  authorizeUrl(authorization: Authorization): string;
  /** Turns the code that came back into who it is. */
  identify(code: string, authorization: Authorization): Promise<Identification>;
};

export function failed(kind: SocialFailure['kind'], detail: string): { ok: false } & SocialFailure {
  return { ok: false, kind, detail };
}

/** An answer that is neither the wanted one nor an error that the provider names. */
export function unexpected(what: string, answer: Answer): { ok: false } & SocialFailure {
  return failed('unavailable', `${what}: ${answer.ok ? `status ${answer.status}` : answer.detail}`);
}
