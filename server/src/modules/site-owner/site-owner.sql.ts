import type { Sql } from '../../platform/database/database.ts';
import type { OwnerField } from './site-owner.policy.ts';

export async function listFacts(sql: Sql): Promise<{ field: OwnerField; value: string }[]> {
  return sql<{ field: OwnerField; value: string }[]>`select field, value from site_owner_facts`;
}

export async function putFact(sql: Sql, field: OwnerField, value: string, now: Date): Promise<void> {
  await sql`
    insert into site_owner_facts (field, value, updated_at) values (${field}, ${value}, ${now})
    on conflict (field) do update set value = excluded.value, updated_at = excluded.updated_at`;
}

export async function deleteFact(sql: Sql, field: OwnerField): Promise<void> {
  await sql`delete from site_owner_facts where field = ${field}`;
}
