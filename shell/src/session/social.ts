import { rest, type RestData } from '@petcare/api';
import type { SocialProvider } from '@petcare/ui/form';
import { keepLogin } from './login.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** The proof that a provider has sent the browser back with: it is good once, and in this browser only. */
export type SocialProof = { token: string } | { code: string; redirectUri: string; token: string };
/** Besides the states of a login `JOIN_REQUIRED` and `LINKED`; `next` is the page that asked for it. */
export type SocialLogin = RestData<'post', `/api/client/user/${SocialProvider}`>;

/** End a log-in by a provider, or a linking; whoever is logged in by it has a session then. */
export async function finishSocialLogin(provider: SocialProvider, proof: SocialProof): Promise<Outcome<SocialLogin>> {
  const outcome = await outcomeOf(rest.post(`/api/client/user/${provider}`, { body: proof }));
  if (outcome.ok) keepLogin(outcome.data, provider);
  return outcome;
}
