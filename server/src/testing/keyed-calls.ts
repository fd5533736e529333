import { multipart } from './calls.ts';
import type { Person } from './people.ts';

/** A call that a client sends with a key. */
export type KeyedCall = { token?: string | undefined; url: string; payload: object | Buffer; headers?: Record<string, string> };
export type Make = () => KeyedCall | Promise<KeyedCall>;
export type Caller = () => Person | undefined;

export const mutation =
  (who: Caller, text: string, variables: () => object = () => ({})): Make =>
  () => ({ token: who()?.token, url: '/graphql', payload: { query: `mutation ${text}`, variables: variables() } });
export const post =
  (who: Caller, path: () => string, body: () => object): Make =>
  () => ({ token: who()?.token, url: `/api/client${path()}`, payload: body() });
export const form =
  (who: Caller, path: () => string, parts: () => Parameters<typeof multipart>[0] | Promise<Parameters<typeof multipart>[0]>): Make =>
  async () => ({ token: who()?.token, url: `/api/client${path()}`, ...(await multipart(await parts())) });

/** The call as `inject` takes it. */
export const requestOf = ({ token, url, payload, headers }: KeyedCall, key?: string) => ({
  method: 'POST' as const,
  url,
  payload,
  headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
});
