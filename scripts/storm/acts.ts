import { act, ask, dataOf, type Answer } from './front-door.ts';
import type { Guest } from './guests.ts';

export type BookableTime = { kind: 'hospital' | 'company'; id: string; date: string; time: string };
export type Booking = { id: string; guest: Guest; place: BookableTime; isCancelled: boolean };
export type Gift = { id: string; price: number };
export type Purchase = { order: string; outcome: Outcome };
export type Outcome = 'approved' | 'declined' | 'lost';

/** All that was acknowledged, and in words what nobody may get: an act without an answer, a refusal without a reason. */
export type Ledger = { bookings: Booking[]; purchases: Purchase[]; refused: Record<string, number>; faults: Record<string, number> };

const REGISTER = `mutation ($idx: String!) { KCPMobileRegisterTraction(ordrIdx: $idx, payMethod: "CARD", escwUsed: "N") { payUrl approvalKey } }`;
const CANCEL = `mutation ($id: ID!) { updateReservationByUser(reservationId: $id, status: 3) { id } }`;

const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name, value]) => [name, value]));

/** The part of a call that tells which guest calls, and from where. */
export const by = ({ token, address }: Guest) => ({ token, address });

export function actsOf(url: string, ledger: Ledger) {
  const count = (counts: Record<string, number>, text: string) => void (counts[text] = (counts[text] ?? 0) + 1);

  /** The data of an act that was done; what was refused or never answered is written down. */
  function done<Data>(name: string, answer: Answer | null, expected: readonly number[]): Data | null {
    if (!answer) count(ledger.faults, `${name} got no answer`);
    else if (answer.status < 300 && dataOf(answer)) return dataOf<Data>(answer);
    else if (expected.includes(answer.status)) count(ledger.refused, `${name}: ${answer.status}`);
    else count(ledger.faults, `${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return null;
  }

  return {
    async book(guest: Guest, place: BookableTime): Promise<void> {
      const { kind, id, date, time } = place;
      const parts = { [`${kind}ID`]: id, date, time, note: '폭풍 속에서 예약해요.' };
      const answer = await act(`${url}/api/client/reservation`, { ...by(guest), parts });
      const made = done<{ id: string }>('a booking', answer, [409]);
      if (made) ledger.bookings.push({ id: made.id, guest, place, isCancelled: false });
    },
    async cancel(booking: Booking): Promise<void> {
      const json = { query: CANCEL, variables: { id: booking.id } };
      const answer = await act(`${url}/graphql`, { ...by(booking.guest), json });
      if (done('a cancellation', answer, [])) booking.isCancelled = true;
    },
    async buy(guest: Guest, { id, price }: Gift, outcome: Outcome): Promise<void> {
      const opened = await act(`${url}/api/client/gift/item/${id}/purchase`, { ...by(guest), json: { price, point: 0 } });
      const order = done<{ ordrIdx: string }>('an order', opened, [409])?.ordrIdx;
      if (!order) return;
      const registration = await act(`${url}/graphql`, { ...by(guest), json: { query: REGISTER, variables: { idx: order } } });
      const registered = done<{ KCPMobileRegisterTraction: { payUrl: string; approvalKey: string } }>('a registration', registration, []);
      if (!registered) return;
      const { payUrl, approvalKey } = registered.KCPMobileRegisterTraction;
      const page = await ask(payUrl.replace(/pay$/, 'authenticate'), { form: { approval_key: approvalKey, outcome } });
      const returned = await act(`${url}/api/payments/kcp/return`, { address: guest.address, form: hiddenFields(String(page.body)) });
      if (returned?.location) ledger.purchases.push({ order, outcome });
      else count(ledger.faults, `a return: ${returned?.status} ${JSON.stringify(returned?.body)}`);
    },
  };
}
