import { gql, multipart, rest } from '../../../testing/calls.ts';
import { aHospital, type Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/with-app.ts';

/** A Monday and the day after, a week from where the tests' clock stands. */
export const MONDAY = '2026-11-30';
export const TUESDAY = '2026-12-01';

export type MadeReservation = { id: string; reservationNumber: string; status: number; date: string; time: string };
export type BookableHospital = { owner: Person; id: number };

/** An approved hospital with its owner, open 9 to 12 on every weekday. */
export async function aBookableHospital(app: TestApp, given: { allowReservation?: boolean } = {}): Promise<BookableHospital> {
  const owner = await aHospital(app);
  const day = { open: '09:00', close: '12:00' };
  const id = await app.services.listings.createListing(app.db, {
    kind: 'hospital',
    name: '구로동물병원',
    address: '서울특별시 구로구 구로동로 1',
    phone: '+8221234567',
    ownerUserId: owner.id,
    allowReservation: true,
    businessHours: [null, day, day, day, day, day, null],
    ...given,
  });
  await app.services.listings.approveListing(app.db, id);
  return { owner, id };
}

/** POST /reservation: Monday at nine unless given. */
export async function book(
  app: TestApp,
  guest: Person,
  hospital: BookableHospital,
  given: Record<string, string | Buffer> = {},
  headers = {},
) {
  const form = await multipart({ hospitalID: String(hospital.id), date: MONDAY, time: '09:00', note: '기침을 해요', ...given });
  return rest<MadeReservation>(app, guest.token, 'POST', '/reservation', form.payload, { ...form.headers, ...headers });
}

/** The id of a reservation on Monday. */
export async function booked(app: TestApp, guest: Person, hospital: BookableHospital, time = '09:00'): Promise<string> {
  const { body } = await book(app, guest, hospital, { time });
  return body.data.id;
}

const UPDATE = `mutation($ids: [ID!]!, $status: Int!, $date: Date, $time: Time, $reason: String) {
  updateReservationByHospital(reservations: $ids, status: $status, date: $date, time: $time, reason: $reason) { id status date time }
}`;
const BY_GUEST = `mutation($id: ID!, $status: Int!, $date: Date, $time: Time) {
  updateReservationByUser(reservationId: $id, status: $status, date: $date, time: $time) { id status date time }
}`;
export const SET_TIME = `mutation($time: HospitalReservationTimeInput!, $outside: OutsideReservations) {
  updateHospitalReservationTime(time: $time, outside: $outside) { capacity slotMinutes excludes { startDate endDate } launchTimeStart }
}`;

/** updateReservationByHospital */
export const update = (app: TestApp, owner: Person, variables: object) =>
  gql<{ updateReservationByHospital: MadeReservation[] }>(app, owner.token, UPDATE, { ...variables });
/** updateReservationByUser, to cancelled unless told */
export const cancel = (app: TestApp, guest: Person, id: string, status = 3) =>
  gql<{ updateReservationByUser: MadeReservation }>(app, guest.token, BY_GUEST, { id, status });
/** updateReservationByUser, asking for another slot */
export const askToMove = (app: TestApp, guest: Person, id: string, slot: { date?: string; time?: string }) =>
  gql<{ updateReservationByUser: MadeReservation }>(app, guest.token, BY_GUEST, { id, status: 0, ...slot });
/** The code of a GraphQL refusal. */
export const codeOf = ({ errors }: { errors: { extensions: Record<string, unknown> }[] }) => errors[0]?.extensions['code'];

/** The slots of a day, taken ones in brackets. */
export async function timesOf(app: TestApp, hospital: BookableHospital, date = MONDAY): Promise<string> {
  const { body } = await rest<{ items: { time: string; taken: boolean }[] }>(
    app,
    undefined,
    'GET',
    `/reservation/abletime?hospital_id=${hospital.id}&date=${date}`,
  );
  return body.data.items.map(({ time, taken }) => (taken ? `(${time})` : time)).join(' ');
}
