import { formatBusinessNumber, parseBusinessNumber } from '@petcare/business-number';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListingKind } from '../modules/listings/index.ts';
import { gql, multipart, rest } from './calls.ts';
import { newcomer, PASSWORD } from './people.ts';
import type { TestApp } from './with-app.ts';

type Form = Record<string, string | Buffer | File>;

/** The smallest picture: a PDF takes a process to be opened. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const licence = () => new File([Buffer.from(PICTURE, 'base64')], '사업자등록증.png', { type: 'image/png' });

let numbered = 101_010_000;

/** A business registration number that nobody has used. */
export function aBusinessNumber(): string {
  for (;;) {
    numbered += 7;
    const right = Array.from({ length: 10 }, (_, digit) => `${numbered}${digit}`).find((one) => parseBusinessNumber(one));
    if (right) return formatBusinessNumber(right);
  }
}

/** A form that is right, for a new listing; `given` replaces, undefined leaves out. */
export function aForm(kind: ListingKind, given: Record<string, string | Buffer | File | undefined> = {}): Form {
  const { recommender: _recommender, marketing: _marketing, ...account } = newcomer('사업자');
  const form = {
    ...account,
    registrationNumber: aBusinessNumber(),
    file: licence(),
    [`${kind}Name`]: `새로운곳${numbered}`,
    address: '서울특별시 구로구 디지털로 300',
    contract: '02-1234-5678',
    ...(kind === 'company' && { companyType: 'beauty' }),
    ...given,
  };
  return Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Sends the form to `/user/register-<kind>`. */
export async function send(app: TestApp, kind: ListingKind, form: Form) {
  const { payload, headers } = await multipart(form);
  return rest<{ id: string }>(app, undefined, 'POST', `/user/register-${kind}`, payload, headers);
}

/** Asks once more, signed in. */
export async function sendAgain(app: TestApp, token: string | undefined, form: Form) {
  const { payload, headers } = await multipart(form);
  return rest<{ id: string }>(app, token, 'POST', '/user/registration', payload, headers);
}

export type Applicant = { id: number; email: string; token: string; registrationId: number; state: string; stateURL: string };

/** A business that has joined and waits. */
export async function anApplicant(app: TestApp, kind: ListingKind, given: Record<string, string | undefined> = {}): Promise<Applicant> {
  const form = aForm(kind, given);
  const made = await send(app, kind, form);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const login = await logInAs(app, String(form['email']));
  const mine = await registrationOf(app, login.token);
  return { id: Number(made.body.data.id), email: String(form['email']), registrationId: Number(mine!.id), ...login };
}

export async function logInAs(app: TestApp, email: string) {
  const body = { email, password: PASSWORD };
  const { body: answer } = await rest<{ token: string; state: string; stateURL: string }>(app, undefined, 'POST', '/user/login', body);
  return answer.data;
}

export type MyRegistration = {
  id: string;
  status: string;
  reason: string | null;
  listingId: string | null;
  isClaim: boolean;
  registrationNumber: string;
  listingName: string;
  licenceUrl: string;
};

export async function registrationOf(app: TestApp, token: string): Promise<MyRegistration | null> {
  const { data } = await gql<{ getMyRegistration: MyRegistration | null }>(
    app,
    token,
    '{ getMyRegistration { id status reason listingId listingName isClaim registrationNumber licenceUrl } }',
  );
  return data.getMyRegistration;
}

/** The rows that a refused request must not have left. */
export async function traces(app: TestApp) {
  const [rows] = await app.db<Record<'users' | 'registrations' | 'businesses' | 'companies', number>[]>`select
    (select count(*)::int from users) as users,
    (select count(*)::int from registrations) as registrations,
    (select count(*)::int from businesses) as businesses,
    (select count(*)::int from companies) as companies`;
  const files = await readdir(join(app.config.uploadsDir, 'private')).catch(() => []);
  return { ...rows!, files: files.length };
}
