import type { Sql } from '../../platform/database/database.ts';
import { leastPricesBehind, type PriceSource } from './prices.policy.ts';

export type Treatment = { id: number; name: string; parentName: string | null; isWeight: boolean };

export async function findTreatment(sql: Sql, id: number): Promise<Treatment | undefined> {
  const [row] = await sql<Treatment[]>`
    select m.id, m.name, p.name as parent_name, p.parent_id is not null as is_weight
    from medicals m left join medicals p on p.id = m.parent_id where m.id = ${id}`;
  return row;
}

/** Every price that is known of a treatment and of all below it. What else tells prices is added here, and only here. */
export async function listPriceSources(sql: Sql, medicalId: number): Promise<PriceSource[]> {
  return listPublishedFees(sql, medicalId);
}

/** Of each treatment and region the latest year's. */
async function listPublishedFees(sql: Sql, medicalId: number): Promise<PriceSource[]> {
  const rows = await sql<Omit<PriceSource, 'prices'>[]>`
    with recursive below as (
      select id from medicals where id = ${medicalId}
      union all select m.id from medicals m join below b on m.parent_id = b.id
    )
    select distinct on (f.medical_id, f.region_code) f.medical_id, f.region_code, f.year::int as year,
      f.min_won as min, f.median_won as middle, f.max_won as max
    from published_fees f join below b on b.id = f.medical_id
    order by f.medical_id, f.region_code, f.year desc`;
  return rows.map((row) => ({ ...row, prices: leastPricesBehind(row) }));
}
