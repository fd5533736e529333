import { rest, type RestData } from '@petcare/api';
import type { IdentityForm } from '@petcare/account';
import { outcomeOf, type Outcome } from './outcome.ts';

/** A person as a provider has verified them. Phone in E.164, birthday as YYYY-MM-DD. */
export type VerifiedPerson = RestData<'post', '/api/client/user/identity/confirm'>;

/** Begin a verification of the signed-in person: what the provider's window is posted. */
export function startIdentity(): Promise<Outcome<IdentityForm>> {
  return outcomeOf(rest.post('/api/client/user/identity'));
}

/** Finish a verification with the code that came back, once. */
export function confirmIdentity(code: string): Promise<Outcome<VerifiedPerson>> {
  return outcomeOf(rest.post('/api/client/user/identity/confirm', { body: { code } }));
}
