import type { Booking, BookableTime, Gift, Ledger } from '../../storm/acts.ts';
import { actsOf, by } from '../../storm/acts.ts';
import { act, ask, dataOf } from '../../storm/front-door.ts';
import type { Guest } from '../../storm/guests.ts';

/** One pixel, as a phone's picture in small. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const LOGIN = { email: 'hospital@petcare.test', password: 'petcare-1234' };
const CONFIRM = 'mutation ($ids: [ID!]!) { updateReservationByHospital(reservations: $ids, status: 1) { id } }';
const WAITING = '{ getMyHospitalReservationsByPage(count: 20, page: 1, reservationSearchInput: { statuses: [0] }) { id } }';
const REVIEW = 'mutation ($id: ID!, $input: ReviewInput!) { createReview(businessId: $id, kind: hospital, input: $input) { id } }';
const RATINGS = { kindnessRating: 5, explainRating: 4, diagnosisRating: 4, facilityRating: 3, priceRating: 4 };

/** All that was acknowledged to guests and to the hospital. */
export type DrillLedger = Ledger & { confirmed: Set<string>; pictures: Map<string, string> };
export const anEmptyLedger = (): DrillLedger => ({
  ...{ bookings: [], purchases: [], refused: {}, faults: {} },
  ...{ confirmed: new Set(), pictures: new Map() },
});

const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

/** The times and cards that guests choose from; `days`: for how many days each has told of a visit. */
export type Offers = { places: readonly BookableTime[]; gifts: readonly Gift[]; days: Map<string, number> };

/** A guest's next act: a card is bought, a time is booked or given back, or a visit is told of with a picture. */
export function guestsAt(url: string, ledger: DrillLedger, { places, gifts, days }: Offers) {
  const acts = actsOf(url, ledger);

  async function review(guest: Guest): Promise<void> {
    const parts = { file: new File([PIXEL], 'choco.png', { type: 'image/png' }) };
    const stored = await act(`${url}/api/upload`, { ...by(guest), parts });
    const picture = dataOf<{ url: string }>(stored)?.url;
    if (!picture) return void (ledger.faults[`a picture: ${JSON.stringify(stored)}`] = 1);
    const day = (days.get(guest.email) ?? 0) + 1;
    days.set(guest.email, day);
    const visitDate = new Date(Date.now() - day * 86_400_000).toISOString().slice(0, 10);
    const id = oneOf(places.filter(({ kind }) => kind === 'hospital')).id;
    const input = { ...RATINGS, visitDate, wouldRevisit: true, review: '다정하게 맞아 주셔서 또 가고 싶어요.', files: [picture] };
    const answer = await act(`${url}/graphql`, { ...by(guest), json: { query: REVIEW, variables: { id, input } } });
    const made = dataOf<{ createReview: { id: string } }>(answer)?.createReview.id;
    if (made) ledger.pictures.set(made, picture);
    // Twenty reviews a day are a person's most.
    else if (answer?.status === 429) ledger.refused['a review: 429'] = (ledger.refused['a review: 429'] ?? 0) + 1;
    else ledger.faults[`a review: ${JSON.stringify(answer)}`] = 1;
  }

  return async function actOnce(guest: Guest): Promise<void> {
    const chance = Math.random();
    const own = ledger.bookings.filter((booking: Booking) => booking.guest === guest && !booking.isCancelled);
    if (chance < 0.25) await acts.buy(guest, oneOf(gifts), Math.random() < 0.8 ? 'approved' : 'declined');
    else if (chance < 0.35 && (days.get(guest.email) ?? 0) < 15) await review(guest);
    else if (own.length >= 3 || (own.length > 0 && chance < 0.5)) await acts.cancel(oneOf(own));
    else await acts.book(guest, oneOf(places));
  };
}

/** A hospital's day: those who wait for an answer are confirmed. Returns how many were. */
export async function hospitalAt(url: string, ledger: DrillLedger): Promise<() => Promise<number>> {
  const token = dataOf<{ token: string }>(await ask(`${url}/api/client/user/login`, { json: LOGIN }))?.token ?? '';
  return async function confirmOnce() {
    const asked = dataOf<{ getMyHospitalReservationsByPage: { id: string }[] }>(
      await act(`${url}/graphql`, { token, json: { query: WAITING } }),
    );
    const ids = asked?.getMyHospitalReservationsByPage.map(({ id }) => id) ?? [];
    if (ids.length === 0) return 0;
    const answer = await act(`${url}/graphql`, { token, json: { query: CONFIRM, variables: { ids } } });
    const confirmed = dataOf<{ updateReservationByHospital: { id: string }[] }>(answer)?.updateReservationByHospital ?? [];
    for (const { id } of confirmed) ledger.confirmed.add(id);
    return confirmed.length;
  };
}
