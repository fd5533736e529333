import { rest, type RestAnswer, type RestData } from '@petcare/api';

/** Reservations reach this far ahead (decisions.md, "Reservations"). */
export const DAYS_AHEAD = 60;

export type AbleDay = RestData<'get', '/api/client/reservation/able'>[number];
export type AbleTime = RestData<'get', '/api/client/reservation/abletime'>[number];
export type BookingDraft = {
  hospitalId: string;
  date: string;
  time: string;
  note: string;
  petId: string | null;
  petName: string;
  petKind: string;
};

export function makeReservation(
  { hospitalId: hospitalID, petId, petName, petKind, ...draft }: BookingDraft,
  idempotencyKey: string,
): Promise<RestAnswer<RestData<'post', '/api/client/reservation'>>> {
  const pet = petId ? { petId } : { ...(petName && { petName }), ...(petKind && { petKind }) };
  const form = { ...draft, hospitalID, ...pet };
  return rest.post('/api/client/reservation', { form, idempotencyKey });
}
