import { unwrap } from '../../../platform/errors/result.ts';
import { gql, rest } from '../../../testing/calls.ts';
import { pay } from '../../../testing/paying.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/with-app.ts';
import { aBookableCompany, bookAt, type BookableCompany } from './a-bookable-company.ts';

export type OpenedOrder = {
  ordrIdx: string;
  state: string;
  amount: number;
  point: number;
  price: number;
  expiresAt: string;
  note: string | null;
};
export type PaidSum = { price: number; point: number } | null;
export type ShownPayment = { status: number; payBy: string | null; paid: PaidSum; refunded: PaidSum };

/** A beauty parlor and its bath for 30,000 won, unless another price is given. */
export async function aParlor(app: TestApp, price = 30_000): Promise<BookableCompany & { bath: string }> {
  const company = await aBookableCompany(app);
  const owner = { ...company.owner, accountType: 3, socialType: 0, name: '', sessionId: '', awaitsApproval: false } as const;
  const bath = unwrap(await app.services.products.addProduct(owner, 'company', { productType: 'service', name: '목욕', price }));
  return { ...company, bath: String(bath.id) };
}

/** A bath that is to be paid online: its id. */
export async function bookBath(
  app: TestApp,
  guest: Person,
  parlor: BookableCompany & { bath: string },
  given: Record<string, string> = {},
): Promise<string> {
  const products = JSON.stringify([{ productId: parlor.bath }]);
  const made = await bookAt(app, guest, parlor, { products, payment: 'online', ...given });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data.id;
}

/** POST /reservation/{id}/order */
export const openOrder = (app: TestApp, guest: Person, id: string, price: number, point = 0, headers = {}) =>
  rest<OpenedOrder>(app, guest.token, 'POST', `/reservation/${id}/order`, { price, point }, headers);

/** Pays a reservation with points and, at the sandbox, money: its order. */
export async function payFor(app: TestApp, guest: Person, id: string, price: number, point = 0): Promise<string> {
  const { body, status } = await openOrder(app, guest, id, price, point);
  if (status !== 201) throw new Error(JSON.stringify(body));
  if (price > 0) await pay(app, guest, body.data.ordrIdx);
  return body.data.ordrIdx;
}

/** The payment of a reservation as the API shows it. */
export async function paymentOf(app: TestApp, who: Person, id: string): Promise<ShownPayment> {
  const query = 'query ($id: ID!) { getReservation(reservationId: $id) { status payBy paid { price point } refunded { price point } } }';
  const { data } = await gql<{ getReservation: ShownPayment }>(app, who.token, query, { id });
  return data.getReservation;
}

/** The balance of a business's account: won and points. */
export async function onAccount(app: TestApp, account: `business:${number}` | `settlement:${number}`): Promise<[number, number]> {
  const { ledger } = app.services;
  return [await ledger.balanceOf(account, 'won'), await ledger.balanceOf(account, 'point')];
}
