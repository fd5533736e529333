import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { emailCodeFor } from '../email-code.ts';
import { postFromOwnNetwork } from '../own-network.ts';

/** Somebody who has just joined, and is nobody else's. */
export type Guardian = { email: string; password: string; name: string; phone: string };

let made = 0;
const unique = () => `${Date.now().toString(36)}${process.pid.toString(36)}${(made += 1)}`;

/** A word that no other test knows: the sandbox makes a person of their own of it. */
export const freshWord = () => `w${unique()}`;

/** Join by the API with an address, a nickname and a number of one's own. */
export async function aGuardian(page: Page): Promise<Guardian> {
  const word = unique();
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const guardian = { email: `e2e-${word}@example.test`, password: 'petcare-1234', name: '김시험', phone: `010${digits}` };
  const data = { ...guardian, nickname: word.slice(-12), emailCode: await emailCodeFor(page.request, guardian.email) };
  const answer = await postFromOwnNetwork('/api/client/user/register', { data });
  expect(answer.status, answer.text).toBe(201);
  return guardian;
}

/** Log in by the API and keep the tokens as the site does. */
export async function logInAs(page: Page, { email, password }: Guardian): Promise<void> {
  const answer = await page.request.post('/api/client/user/login', { data: { email, password } });
  const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } };
  await page.goto('/healthz');
  await page.evaluate(({ token, refreshToken }) => {
    localStorage.setItem('petcare.accessToken', token);
    localStorage.setItem('petcare.refreshToken', refreshToken);
  }, data);
}

/** The data of a GraphQL operation that they ask. */
export async function askAs<T>(
  request: APIRequestContext,
  { email, password }: Pick<Guardian, 'email' | 'password'>,
  query: string,
): Promise<T> {
  const login = await request.post('/api/client/user/login', { data: { email, password } });
  const { data: session } = (await login.json()) as { data: { token: string } };
  const answer = await request.post('/graphql', { data: { query }, headers: { authorization: `Bearer ${session.token}` } });
  const { data, errors } = (await answer.json()) as { data: T; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}
