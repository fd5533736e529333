import type { BusinessKind } from '@petcare/contracts';
import { rest } from '@petcare/api';
import { applicationFields, placeRefusal, type ListingValues, type PapersValues } from '@petcare/business-form';
import type { LoggedIn } from './login.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { atItsField, logInNewcomer } from './register.ts';

/** The account of who answers for a business. */
export type BusinessAccount = {
  email: string;
  emailCode: string;
  password: string;
  name: string;
  nickname: string;
  phone: string;
  marketing: boolean;
};

type Options = { idempotencyKey: string };

/** Join as a business with its papers, in one call, and log in at once. A refusal says at which field of which form it is. */
export async function registerBusiness(
  kind: BusinessKind,
  account: BusinessAccount,
  application: ListingValues & PapersValues,
  { idempotencyKey }: Options,
): Promise<Outcome<LoggedIn>> {
  const form = { ...account, ...applicationFields(kind, application) };
  const registered = atItsField(await outcomeOf(rest.post(`/api/client/user/register-${kind}`, { form, idempotencyKey })));
  return registered.ok ? logInNewcomer(account) : { ...registered, ...placeRefusal(registered) };
}
