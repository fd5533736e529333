import type { Origin } from './origins.policy.ts';
import type { Database, Transaction } from '../platform/database.ts';

/** All origins that are accepted. */
export async function selectOrigins(sql: Database | Transaction): Promise<Origin[]> {
  return sql<Origin[]>`select package, kind, origin from delivery.origins order by package, kind, origin`;
}

/** True when it was not accepted before. */
export async function insertOrigin(tx: Transaction, { package: name, kind, origin }: Origin): Promise<boolean> {
  const added = await tx`
    insert into delivery.origins (package, kind, origin) values (${name}, ${kind}, ${origin})
    on conflict do nothing returning origin`;
  return added.length > 0;
}

/** True when it was accepted before. */
export async function deleteOrigin(tx: Transaction, { package: name, kind, origin }: Origin): Promise<boolean> {
  const gone = await tx`
    delete from delivery.origins where package = ${name} and kind = ${kind} and origin = ${origin} returning origin`;
  return gone.length > 0;
}
