import { gql } from './calls.ts';
import type { Person } from './people.ts';
import type { TestApp } from './with-app.ts';

type StartedPayment = { KCPMobileRegisterTraction: { payUrl: string; approvalKey: string; fields: { name: string; value: string }[] } };
/** The outcome that the sandbox's payment page is told to have. */
export type Outcome = 'approved' | 'declined' | 'broken' | 'lost' | 'never' | 'otherAmount' | 'late' | 'twice' | 'kept';

const START = `mutation ($idx: String!, $method: String!) {
  KCPMobileRegisterTraction(ordrIdx: $idx, payMethod: $method, escwUsed: "N") { approvalKey payUrl fields { name value } }
}`;

/** The hidden fields of a page's form. */
export const inputsOf = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name, value]) => [name, value]));

/** Registers an order and goes through the payment page, or leaves it: the fields that the page brings back. */
export async function authenticate(
  app: TestApp,
  who: Person,
  idx: string,
  outcome: Outcome | 'left',
  method = 'CARD',
): Promise<Record<string, string>> {
  const { data, errors } = await gql<StartedPayment>(app, who.token, START, { idx, method });
  if (errors[0]) throw new Error(errors[0].message);
  const { payUrl, approvalKey, fields } = data.KCPMobileRegisterTraction;
  const post = async (url: string, body: Record<string, string>) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams(body) })).text();
  const page = await post(payUrl, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  if (!page.includes('결제하기')) throw new Error(page);
  if (outcome === 'left') return inputsOf(page.slice(page.lastIndexOf('<form')));
  return inputsOf(await post(payUrl.replace(/pay$/, 'authenticate'), { approval_key: approvalKey, outcome }));
}

/** Posts those fields to the site, as the person's browser does at the end. Answers the address to which it is led. */
export async function comeBack(app: TestApp, fields: Record<string, string>): Promise<string> {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/payments/kcp/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return `${response.statusCode} ${response.headers.location ?? ''}`;
}

/** Pays an order at the sandbox. */
export async function pay(app: TestApp, who: Person, idx: string, outcome: Outcome = 'approved'): Promise<string> {
  return comeBack(app, await authenticate(app, who, idx, outcome));
}
