import type { Grant } from './grants.policy.ts';
import type { Database, Transaction } from '../platform/database.ts';

/** All prefixes that are granted, in their order. */
export async function selectGrants(sql: Database | Transaction): Promise<Grant[]> {
  return sql<Grant[]>`select package, prefix from delivery.grants order by prefix`;
}

export async function insertGrant(tx: Transaction, { package: name, prefix }: Grant): Promise<void> {
  await tx`insert into delivery.grants (prefix, package) values (${prefix}, ${name})`;
}

/** True when there was such a grant. */
export async function deleteGrant(tx: Transaction, { package: name, prefix }: Grant): Promise<boolean> {
  const gone = await tx`delete from delivery.grants where prefix = ${prefix} and package = ${name} returning prefix`;
  return gone.length > 0;
}
