import { addDays, seoulDate } from '@petcare/time';
import type { APIRequestContext } from '@playwright/test';
import postgres from 'postgres';
import { DEMO_PASSWORD } from '../accounts.ts';

const HOURS = Array.from({ length: 7 }, (_none, weekday) => ({ weekday, isClosed: false, open: '09:00', close: '18:00' }));

/** Opens every day and takes bookings, with a bath for 30,000 won: its id. */
export async function openUp(request: APIRequestContext, kind: 'hospital' | 'company', email: string): Promise<string> {
  const call = async <T>(answer: Promise<{ json(): Promise<unknown> }>) => ((await (await answer).json()) as { data: T }).data;
  const login = { data: { email, password: DEMO_PASSWORD } };
  const { token } = await call<{ token: string }>(request.post('/api/client/user/login', login));
  const headers = { authorization: `Bearer ${token}` };
  const graphql = <T>(query: string, variables: object) => call<T>(request.post('/graphql', { headers, data: { query, variables } }));
  const ofHospital =
    'mutation ($hours: [BusinessDayInput!]!) { updateMyHospital(input: { allowReservation: true, businessHours: $hours }) { id } }';
  if (kind === 'hospital') await graphql(ofHospital, { hours: HOURS });
  else await call(request.patch('/api/client/user/company', { headers, multipart: { businessHours: JSON.stringify(HOURS) } }));
  const save = 'mutation ($input: MyProductInput!) { saved: saveMyProduct(input: $input) { id } }';
  const bath = { kind: 'service', name: '목욕', price: 30_000, pictures: [], options: [], isShown: true };
  return (await graphql<{ saved: { id: string } }>(save, { input: bath })).saved.id;
}

/** The first day from tomorrow on with free times: it may close on Sundays and holidays. */
export async function nextFreeDay(request: APIRequestContext, kind: 'hospital' | 'company', id: string): Promise<string> {
  const [from, to] = [addDays(seoulDate(Date.now()), 1), addDays(seoulDate(Date.now()), 10)];
  const answer = await request.get(`/api/client/reservation/able?${kind}_id=${id}&start_date=${from}&end_date=${to}`);
  const { data } = (await answer.json()) as { data: { items: { date: string; free: number }[] } };
  return data.items.find(({ free }) => free > 0)!.date;
}

/** The clock of a running site can't be put forward: a visit of the next two weeks is put back to days that are over. */
export async function letTheVisitPass(database: string, business: string): Promise<void> {
  const sql = postgres(database, { max: 1 });
  try {
    await sql`
      update reservations set during = tstzrange(lower(during) - interval '14 days', upper(during) - interval '14 days')
      where business_id = ${business}`;
  } finally {
    await sql.end();
  }
}
