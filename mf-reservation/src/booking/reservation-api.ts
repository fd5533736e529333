import { restClient, type RestAnswer } from '@petcare/api';

export type AbleDay = { date: string; free: number };
export type AbleTime = { time: string; taken: boolean };
export type MadeReservation = { id: string; reservationNumber: string };
export type BookingDraft = { hospitalId: string; date: string; time: string; note: string; petName: string; petKind: string };

export function loadAbleDays(hospitalId: string, startDate: string, endDate: string): Promise<RestAnswer<AbleDay[]>> {
  return restClient.get('/reservation/able', { query: { hospital_id: hospitalId, start_date: startDate, end_date: endDate } });
}

export function loadAbleTimes(hospitalId: string, date: string): Promise<RestAnswer<AbleTime[]>> {
  return restClient.get('/reservation/abletime', { query: { hospital_id: hospitalId, date } });
}

export function makeReservation(draft: BookingDraft, idempotencyKey: string): Promise<RestAnswer<MadeReservation>> {
  const form = new FormData();
  form.set('hospitalID', draft.hospitalId);
  form.set('date', draft.date);
  form.set('time', draft.time);
  form.set('note', draft.note);
  if (draft.petName) form.set('petName', draft.petName);
  if (draft.petKind) form.set('petKind', draft.petKind);
  return restClient.post('/reservation', { form, idempotencyKey });
}
