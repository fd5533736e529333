import type { Sql } from '../../platform/database/database.ts';
import type { PushAddress } from '../../providers/push/push.client.ts';
import type { NewDevice } from './push.policy.ts';

export type DeviceRow = { id: number; name: string; endpoint: string; createdAt: string; seenAt: string };
/** A device with whose it is, and what its owner does not want to hear of. */
export type DeviceOf = PushAddress & { id: number; userId: number; mutes: string[] };

/** Changes of one person's devices come one after another until the transaction ends. */
export async function lockDevicesOf(sql: Sql, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('push', ${userId}))`;
}

export async function listDevices(sql: Sql, userId: number): Promise<DeviceRow[]> {
  return sql<DeviceRow[]>`
    select id, name, endpoint, created_at, seen_at from push_devices where user_id = ${userId} order by seen_at desc, id desc`;
}

/** One browser has one owner: whoever has turned it on last. */
export async function putDevice(sql: Sql, userId: number, { endpoint, p256dh, auth, name }: NewDevice, now: Date): Promise<void> {
  await sql`
    insert into push_devices (user_id, endpoint, p256dh, auth, name, created_at, seen_at)
    values (${userId}, ${endpoint}, ${p256dh}, ${auth}, ${name}, ${now}, ${now})
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
      name = excluded.name, seen_at = excluded.seen_at,
      created_at = case when push_devices.user_id = excluded.user_id then push_devices.created_at else excluded.created_at end`;
}

export async function markSeen(sql: Sql, userId: number, endpoint: string, now: Date): Promise<boolean> {
  const { count } = await sql`update push_devices set seen_at = ${now} where user_id = ${userId} and endpoint = ${endpoint}`;
  return count > 0;
}

/** Of more than `most` those that were not seen for longest go. */
export async function deleteBeyond(sql: Sql, userId: number, most: number): Promise<void> {
  await sql`
    delete from push_devices where id in (
      select id from push_devices where user_id = ${userId} order by seen_at desc, id desc offset ${most})`;
}

export async function deleteDevice(sql: Sql, userId: number, which: { id: number } | { endpoint: string }): Promise<void> {
  await sql`delete from push_devices where user_id = ${userId} and ${'id' in which ? sql`id = ${which.id}` : sql`endpoint = ${which.endpoint}`}`;
}

/** One whose push service has said that it is gone. */
export async function deleteGone(sql: Sql, id: number): Promise<void> {
  await sql`delete from push_devices where id = ${id}`;
}

export async function deleteDevicesOf(sql: Sql, userId: number): Promise<void> {
  await sql`delete from push_devices where user_id = ${userId}`;
  await sql`delete from push_mutes where user_id = ${userId}`;
}

export async function deleteUnseen(sql: Sql, before: Date): Promise<void> {
  await sql`delete from push_devices where seen_at < ${before}`;
}

export async function listMutes(sql: Sql, userId: number): Promise<string[]> {
  const rows = await sql<{ kind: string }[]>`select kind from push_mutes where user_id = ${userId}`;
  return rows.map(({ kind }) => kind);
}

export async function setMute(sql: Sql, userId: number, kind: string, isMuted: boolean): Promise<void> {
  if (isMuted) await sql`insert into push_mutes (user_id, kind) values (${userId}, ${kind}) on conflict do nothing`;
  else await sql`delete from push_mutes where user_id = ${userId} and kind = ${kind}`;
}

export async function listDevicesOf(sql: Sql, userIds: readonly number[]): Promise<DeviceOf[]> {
  return sql<DeviceOf[]>`
    select d.id, d.user_id, d.endpoint, d.p256dh, d.auth,
      array(select m.kind from push_mutes m where m.user_id = d.user_id) as mutes
    from push_devices d where d.user_id = any(${[...userIds]}) order by d.id`;
}

/** The owner of a device, and what they do not want to hear of; undefined when it is turned off. */
export async function findOwner(sql: Sql, id: number): Promise<{ userId: number; mutes: string[] } | undefined> {
  const [row] = await sql<{ userId: number; mutes: string[] }[]>`
    select d.user_id, array(select m.kind from push_mutes m where m.user_id = d.user_id) as mutes from push_devices d where d.id = ${id}`;
  return row;
}
