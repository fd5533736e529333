import { fieldErrorsOf, rest, type RestData } from '@petcare/api';
import type { BookableBusiness } from '@petcare/contracts';
import type { Payment } from './booking-draft.ts';
import { sumOf, wantedOf, type Line } from './products.ts';

/** Reservations reach this far ahead. */
export const DAYS_AHEAD = 60;

export type AbleDay = RestData<'get', '/api/client/reservation/able'>['items'][number];
export type AbleTime = RestData<'get', '/api/client/reservation/abletime'>['items'][number];
/** Everything that is asked for, chosen and complete. `endDate` of a stay. */
export type BookingDraft = {
  business: BookableBusiness;
  date: string;
  endDate: string | null;
  time: string;
  petId: string | null;
  note: string;
  lines: readonly Line[];
  photos: readonly string[];
  /** The place of the payment, where something is to be paid. */
  payment: Payment;
};
type MadeReservation = RestData<'post', '/api/client/reservation'>;
/** `details` is what PRICE_CHANGED tells. */
export type BookingRefusal = { code: string; message: string; fields: Record<string, string>; details: unknown };

/** The form as it would be sent. */
export function formOf({ business: { kind, id }, date, endDate, time, petId, note, lines, photos, payment }: BookingDraft) {
  return {
    ...(kind === 'hospital' ? { hospitalID: id } : { companyID: id }),
    date,
    ...(endDate && { endDate }),
    time,
    note,
    ...(petId && { petId }),
    ...(lines.length > 0 && { products: wantedOf(lines) }),
    ...(photos.length > 0 && { photos: [...photos] }),
    ...(sumOf(lines) > 0 && { payment }),
  };
}

export async function makeReservation(
  form: ReturnType<typeof formOf>,
  idempotencyKey: string,
): Promise<{ made: MadeReservation } | { refused: BookingRefusal }> {
  const answer = await rest.post('/api/client/reservation', { form, idempotencyKey });
  if (answer.success) return { made: answer.data };
  const { error, message } = answer;
  return { refused: { code: error.code, message, fields: fieldErrorsOf(answer), details: answer.details } };
}
