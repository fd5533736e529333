import { rest } from '@petcare/api';
import { outcomeOf, type Outcome } from './outcome.ts';

/** Has a code mailed to the address of who is about to join. */
export function sendEmailCode(email: string): Promise<Outcome<null>> {
  return outcomeOf(rest.post('/api/client/user/email-code', { body: { email } }));
}

/** Has the code compared with the one that was mailed; it stays good for joining. */
export function checkEmailCode(email: string, emailCode: string): Promise<Outcome<null>> {
  return outcomeOf(rest.post('/api/client/user/email-code/check', { body: { email, emailCode } }));
}
