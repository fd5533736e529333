import type { Sql } from '../../platform/database/database.ts';

export type RemindedPet = {
  id: number;
  name: string;
  birthday: string | null;
  vaccinations: { date: string; kind: string }[];
  reminder: 'mail' | 'sms';
  userId: number;
  email: string;
  phone: string;
};
export type Notice = { petId: number; kind: string; dueOn: string };

const reminded = (sql: Sql) => sql`
  select p.id, p.name, p.birthday, p.reminder, u.id as user_id, u.email, u.phone, coalesce((
    select jsonb_agg(jsonb_build_object('date', v.given_on, 'kind', v.kind)) from pet_vaccinations v where v.pet_id = p.id
  ), '[]') as vaccinations
  from pets p join account_contacts u on u.id = p.user_id where p.reminder <> 'none' and p.archived_at is null`;

/** Living pets whose owners want to be told, by their ids. */
export async function listReminded(sql: Sql, after: number, count: number): Promise<RemindedPet[]> {
  return sql<RemindedPet[]>`${reminded(sql)} and p.id > ${after} order by p.id limit ${count}`;
}

export async function findReminded(sql: Sql, id: number): Promise<RemindedPet | undefined> {
  const [row] = await sql<RemindedPet[]>`${reminded(sql)} and p.id = ${id}`;
  return row;
}

/** Those that are new: each date is told of once. */
export async function insertNotices(sql: Sql, notices: readonly Notice[]): Promise<Notice[]> {
  return sql<Notice[]>`
    insert into pet_vaccination_notices ${sql(notices, 'petId', 'kind', 'dueOn')} on conflict do nothing returning pet_id, kind, due_on`;
}
