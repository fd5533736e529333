import type { Sql } from '../../platform/database/database.ts';

export type RemindedRow = { id: number; birthday: string | null; vaccinations: { date: string; kind: string }[] };
type Notice = { petId: number; kind: string; dueOn: string };
export type NoticeRow = Notice & { name: string; reminder: 'mail' | 'sms'; email: string; phone: string };

/** Living pets whose owners want to be told, by their ids. */
export async function listReminded(sql: Sql, after: number, count: number): Promise<RemindedRow[]> {
  return sql<RemindedRow[]>`
    select p.id, p.birthday, coalesce((
      select jsonb_agg(jsonb_build_object('date', v.given_on, 'kind', v.kind)) from pet_vaccinations v where v.pet_id = p.id
    ), '[]') as vaccinations
    from pets p where p.reminder <> 'none' and p.archived_at is null and p.id > ${after} order by p.id limit ${count}`;
}

/** What was planned and not sent: the owner may have entered the vaccination since. */
export async function deleteUnsent(sql: Sql): Promise<void> {
  await sql`delete from pet_vaccination_notices where sent_at is null`;
}

/** What was sent already stays as it is. */
export async function insertNotices(sql: Sql, notices: Notice[]): Promise<void> {
  await sql`insert into pet_vaccination_notices ${sql(notices)} on conflict do nothing`;
}

/** One that waits and is not of the pets `seen`, locked until the transaction ends; those that another holds are left out. */
export async function lockUnsent(sql: Sql, today: string, seen: number[]): Promise<NoticeRow | undefined> {
  const [row] = await sql<NoticeRow[]>`
    select n.pet_id, n.kind, n.due_on, p.name, p.reminder, u.email, u.phone
    from pet_vaccination_notices n join pets p on p.id = n.pet_id join account_contacts u on u.id = p.user_id
    where n.sent_at is null and n.due_on >= ${today} and p.reminder <> 'none' and p.archived_at is null
      and n.pet_id <> all(${seen}::bigint[])
    order by n.due_on, n.pet_id limit 1 for update of n skip locked`;
  return row;
}

export async function markSent(sql: Sql, { petId, kind, dueOn }: Notice, now: Date): Promise<void> {
  await sql`
    update pet_vaccination_notices set sent_at = ${now} where pet_id = ${petId} and kind = ${kind} and due_on = ${dueOn}`;
}
