import { createHash } from 'node:crypto';
import { AccountType } from '../platform/session/viewer.ts';
import { unwrap } from '../platform/errors/result.ts';
import type { Registration } from '../modules/accounts/index.ts';
import type { TestApp } from './with-app.ts';

export const PASSWORD = 'petcare-1234';

/** A signed-in person: `token` goes to `gql` and `rest`. */
export type Person = { id: number; email: string; nickname: string; token: string; refreshToken: string };

let made = 0;

/** A guardian who has joined and logged in. What is not given is unique. */
export async function aGuardian(app: TestApp, given: Partial<Registration> = {}): Promise<Person> {
  const registration = newcomer('보호자', given);
  const id = unwrap(await app.services.accounts.register(registration));
  return signIn(app, id, registration);
}

/** A guardian whom a provider has confirmed: another phone and person each time, unless given. */
export async function aVerifiedGuardian(app: TestApp, given: Partial<Registration> = {}, who?: Verification): Promise<Person> {
  const person = await aGuardian(app, given);
  await verify(app, person, who);
  return person;
}

export type Verification = { phone: string; person: string };

/** Has a provider confirm a person. */
export async function verify(app: TestApp, { id, nickname }: Person, who?: Verification): Promise<void> {
  const { phone, person } = who ?? { phone: `010-${4_000_0000 + id}`, person: `person ${id}` };
  const viewer = { id, accountType: 0, socialType: 0, nickname, name: nickname, sessionId: '', awaitsApproval: false } as const;
  const [ciHash, diHash] = [createHash('sha256').update(person).digest(), createHash('sha256').update(`di ${person}`).digest()];
  const confirmed = { name: '김확인', phone, birthday: '1990-01-01', gender: 'female', ciHash, diHash } as const;
  unwrap(await app.services.accounts.identities.setVerifiedPerson(viewer, confirmed));
}

/** Businesses that an operator has approved; `anApplicant` is one that waits. */
export const aHospital = (app: TestApp, given: Partial<Registration> = {}) => aBusiness(app, AccountType.hospital, '병원', given);
export const aPharmacy = (app: TestApp, given: Partial<Registration> = {}) => aBusiness(app, AccountType.pharmacy, '약국', given);
export const aCompany = (app: TestApp, given: Partial<Registration> = {}) => aBusiness(app, AccountType.company, '업체', given);

/** A body that POST /user/register takes, unique unless given. */
export function newcomer(kind = '보호자', given: Partial<Registration> = {}): Registration {
  made += 1;
  return {
    email: `person${made}@example.test`,
    password: PASSWORD,
    name: `${kind} ${made}`,
    nickname: `${kind}${made}`,
    phone: '010-1234-5678',
    ...given,
  };
}

/** A fresh token, after the clock has been moved past the old one. */
export async function logIn(app: TestApp, { email }: { email: string }): Promise<string> {
  return unwrap(await app.services.accounts.sessions.login({ email, password: PASSWORD }, '127.0.0.1')).token;
}

async function aBusiness(app: TestApp, type: 1 | 2 | 3, kind: string, given: Partial<Registration>): Promise<Person> {
  const registration = newcomer(kind, given);
  const id = unwrap(await app.services.accounts.registerBusiness(registration, type));
  await app.services.accounts.setAwaitsApproval(app.db, id, false);
  return signIn(app, id, registration);
}

async function signIn(app: TestApp, id: number, { email, password, nickname }: Registration): Promise<Person> {
  const { token, refreshToken } = unwrap(await app.services.accounts.sessions.login({ email, password }, '127.0.0.1'));
  return { id, email, nickname, token, refreshToken };
}
