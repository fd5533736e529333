import { Secret, TOTP } from 'otpauth';
import { inTransaction } from '../platform/database/transaction.ts';
import { unwrap } from '../platform/errors/result.ts';
import { operatorCookies, rest } from './calls.ts';
import { aGuardian, type Person } from './people.ts';
import type { TestApp } from './with-app.ts';

/** Somebody who is named by the command, with the code that it has printed. */
export type NamedPerson = Person & { enrolmentCode: string };
/** With an authenticator, and a session whose cookie goes along with the token. */
export type Operator = Person & { secret: string; recoveryCodes: string[] };

/** An authenticator's code at this moment, or so many steps from it. */
export function codeOf({ secret }: { secret: string }, app: TestApp, steps = 0): string {
  const timestamp = app.clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export async function aNamedPerson(app: TestApp, given?: Person): Promise<NamedPerson> {
  const person = given ?? (await aGuardian(app));
  const { code } = unwrap(await inTransaction(app.db, (tx) => app.services.operators.add(tx, person.email)));
  return { ...person, enrolmentCode: code };
}

/** Named, enrolled and in. */
export async function anOperator(app: TestApp, given?: Person): Promise<Operator> {
  const { enrolmentCode, ...person } = await aNamedPerson(app, given);
  const { body } = await rest<{ secret: string }>(app, person.token, 'POST', '/api/operator/enrolment', { enrolmentCode });
  const { secret } = body.data;
  const confirmed = await rest<{ recoveryCodes: string[] }>(app, person.token, 'POST', '/api/operator/enrolment/confirm', {
    enrolmentCode,
    code: codeOf({ secret }, app, -1),
  });
  if (!confirmed.body.data) throw new Error(JSON.stringify([body, confirmed.body]));
  operatorCookies.set(person.token, cookieOf(confirmed.headers));
  return { ...person, secret, recoveryCodes: confirmed.body.data.recoveryCodes };
}

/** As a browser sends it back. */
export function cookieOf(headers: Record<string, unknown>): string {
  return String(headers['set-cookie']).split(';', 1)[0]!;
}
