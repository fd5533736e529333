import type { Database, Transaction } from '../platform/database.ts';
import type { FeatureSwitch } from './switches.policy.ts';

/** All switches, by name. */
export async function selectSwitches(sql: Database | Transaction): Promise<FeatureSwitch[]> {
  return sql<FeatureSwitch[]>`select name, percent, owner, note from delivery.switches order by name`;
}

/** Nobody else changes a switch until the transaction ends: their number is bounded. */
export async function lockSwitches(tx: Transaction): Promise<void> {
  await tx`lock table delivery.switches in share row exclusive mode`;
}

export async function putSwitch(tx: Transaction, { name, percent, owner, note }: FeatureSwitch): Promise<void> {
  await tx`
    insert into delivery.switches (name, percent, owner, note) values (${name}, ${percent}, ${owner}, ${note})
    on conflict (name) do update
    set percent = excluded.percent, owner = excluded.owner, note = excluded.note, changed_at = now()`;
}

export async function deleteSwitch(tx: Transaction, name: string): Promise<void> {
  await tx`delete from delivery.switches where name = ${name}`;
}
