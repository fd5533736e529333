import { rest, type RestData } from '@petcare/api';
import { outcomeOf, type Outcome } from './outcome.ts';

/** A masked address, and what it was joined with: 0 email, 1 Naver, 2 Kakao, 3 Facebook, 4 Apple. */
export type FoundEmail = RestData<'post', '/api/client/user/find-email'>['items'][number];

/** The accounts of who joined with this name and number; none is an answer like any other. */
export async function findEmail(person: { name: string; phone: string }): Promise<Outcome<FoundEmail[]>> {
  const outcome = await outcomeOf(rest.post('/api/client/user/find-email', { body: person }));
  return outcome.ok ? { ok: true, data: outcome.data.items } : outcome;
}

/** Have a temporary password mailed. The answer is the same whether or not anybody has joined with the address. */
export function sendTemporaryPassword(email: string): Promise<Outcome<null>> {
  return outcomeOf(rest.post('/api/client/user/temporary-password', { body: { email } }));
}
