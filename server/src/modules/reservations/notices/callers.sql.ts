import { randomBytes } from 'node:crypto';
import type { Sql } from '../../../platform/database/database.ts';
import type { CallerFacts } from './callers.policy.ts';

/** 120 bits in 20 letters: short enough for a text message. */
const newToken = () => randomBytes(15).toString('base64url');

export type Caller = { phone: string; businessId: number };
export type KnownCaller = Caller & CallerFacts & { token: string };

/** Facts of these callers; those not known yet are written down. */
export async function openCallers(sql: Sql, callers: readonly Caller[], since: Date): Promise<KnownCaller[]> {
  const phones = [...new Set(callers.map(({ phone }) => phone))].toSorted();
  await sql`
    insert into reservation_callers (phone, token)
    select * from unnest(${phones}::text[], ${phones.map(() => newToken())}::text[]) on conflict (phone) do nothing`;
  return sql<KnownCaller[]>`
    with sent as (
      select r.guest_phone, r.business_id from reservation_notices n join reservations r on r.id = n.reservation_id
      where n.user_id is null and n.created_at > ${since}
    )
    select c.phone, asked.business_id, c.token, c.refused_at is not null as is_refused,
      (select count(*)::int from sent where sent.guest_phone = c.phone) as sent_to_number,
      (select count(*)::int from sent where sent.business_id = asked.business_id) as sent_by_business
    from unnest(${callers.map(({ phone }) => phone)}::text[], ${callers.map(({ businessId }) => businessId)}::bigint[]) asked (phone, business_id)
    join reservation_callers c on c.phone = asked.phone`;
}

/** Send this caller nothing more. False for a token of nobody. */
export async function refuseMessages(sql: Sql, token: string, now: Date): Promise<boolean> {
  const rows = await sql`update reservation_callers set refused_at = coalesce(refused_at, ${now}) where token = ${token} returning 1`;
  return rows.length > 0;
}

/** Callers who have said no stay known for as long as somebody could write to them. */
export async function forgetCallersBefore(sql: Sql, before: Date): Promise<void> {
  await sql`
    delete from reservation_callers c
    where refused_at is null and not exists (select from reservations r where r.guest_phone = c.phone and r.created_at > ${before})`;
}
