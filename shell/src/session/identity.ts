import { restClient } from '@petcare/api';
import type { IdentityForm } from '@petcare/auth';
import { outcomeOf, type Outcome } from './outcome.ts';

/** Who a provider says somebody is. Phone in E.164, birthday as YYYY-MM-DD. */
export type VerifiedPerson = { name: string; phone: string; birthday: string; gender: 'male' | 'female'; verifiedAt: string };

/** Begin a verification of the signed-in person: what the provider's window is posted. */
export function startIdentity(): Promise<Outcome<IdentityForm>> {
  return outcomeOf(restClient.post<IdentityForm>('/user/identity'));
}

/** Finish a verification with the code that came back, once. */
export function confirmIdentity(code: string): Promise<Outcome<VerifiedPerson>> {
  return outcomeOf(restClient.post<VerifiedPerson>('/user/identity/confirm', { body: { code } }));
}
