import type { Setting } from './config.policy.ts';
import type { Database, Transaction } from '../platform/database.ts';

/** All that is set of all configurations. */
export async function selectSettings(sql: Database | Transaction): Promise<Setting[]> {
  return sql<Setting[]>`select package, key, value from delivery.config order by package, key`;
}

export async function putSetting(tx: Transaction, { package: name, key, value }: Setting): Promise<void> {
  await tx`
    insert into delivery.config (package, key, value) values (${name}, ${key}, ${tx.json(value)})
    on conflict (package, key) do update set value = excluded.value, set_at = now()`;
}

export async function deleteSetting(tx: Transaction, { package: name, key }: Pick<Setting, 'package' | 'key'>): Promise<void> {
  await tx`delete from delivery.config where package = ${name} and key = ${key}`;
}
