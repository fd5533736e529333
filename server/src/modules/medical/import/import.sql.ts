import type { Sql } from '../../../platform/database/database.ts';
import type { Breed, Fee, Finding } from './knowledge-file.policy.ts';
import { meaningOf } from './same-symptoms.policy.ts';

/** Any number: two imports at once queue up on it. */
const IMPORT_LOCK = 4_130_021;

export type WriteCounts = { inserted: number; updated: number; retired: number };
type Row = { inserted: boolean };
type Link = { diseaseId: number };

export async function lockImports(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`;
}

/** Kinds without a parent are the animals. What a file has no more is retired, what it has again is not. */
export async function saveBreeds(sql: Sql, breeds: Breed[], now: Date): Promise<WriteCounts> {
  const divisions = [...new Set(breeds.map(({ division }) => division))].map((name, position) => ({ name, position }));
  await sql`
    insert into pet_kinds (name, position) select name, position from ${recordset(sql, divisions)} as d(name text, position int)
    on conflict (parent_id, name) do nothing`;
  const rows = breeds.map((breed, position) => ({ ...breed, position }));
  const written = await sql<Row[]>`
    insert into pet_kinds (parent_id, name, position)
    select p.id, b.name, b.position from ${recordset(sql, rows)} as b(division text, name text, position int)
    join pet_kinds p on p.parent_id is null and p.name = b.division
    on conflict (parent_id, name) do update set position = excluded.position, retired_at = null
      where pet_kinds.position <> excluded.position or pet_kinds.retired_at is not null
    returning xmax = 0 as inserted`;
  const retired = await sql`
    update pet_kinds k set retired_at = ${now} from pet_kinds p
    where k.parent_id = p.id and k.retired_at is null and not exists (
      select from ${recordset(sql, rows)} as b(division text, name text) where b.division = p.name and b.name = k.name)
    returning 1`;
  return counted(written, retired.length);
}

/** Diseases, symptoms and which belong together. The counts are those of diseases. */
export async function saveFindings(sql: Sql, findings: Finding[], now: Date): Promise<WriteCounts> {
  const pairs = findings.flatMap(({ children, ...finding }) =>
    (children.length > 0 ? children : [null]).map((child) => ({ ...finding, child, meaning: meaningOf(child ?? finding.parent) })),
  );
  const said = recordset(sql, pairs);
  const shape = sql`as f(division text, "groupName" text, parent text, child text, meaning text, disease text)`;
  await sql`
    insert into symptoms (division, group_name, parent, child, meaning)
    select distinct division, "groupName", parent, child, meaning from ${said} ${shape}
    on conflict (division, group_name, parent, child) do update set retired_at = null, meaning = excluded.meaning
      where symptoms.retired_at is not null or symptoms.meaning is distinct from excluded.meaning`;
  await sql`
    update symptoms s set retired_at = ${now} where retired_at is null and not exists (
      select from ${said} ${shape} where (f.division, f."groupName", f.parent) = (s.division, s.group_name, s.parent) and f.child is not distinct from s.child)`;
  await sql`
    update symptoms s set choice_id = c.first
    from (select id, min(id) over (partition by division, meaning) as first from symptoms where retired_at is null) c
    where c.id = s.id and s.choice_id is distinct from c.first`;
  const written = await sql<Row[]>`
    insert into diseases (name, description, changed_at)
    select disease, max(description), ${now} from ${recordset(sql, findings)} as f(disease text, description text) group by disease
    on conflict (name) do update set retired_at = null, description = coalesce(excluded.description, diseases.description), changed_at = ${now}
      where diseases.retired_at is not null or diseases.description is distinct from coalesce(excluded.description, diseases.description)
    returning xmax = 0 as inserted`;
  const retired = await sql`
    update diseases d set retired_at = ${now} where retired_at is null and not exists (select from ${said} ${shape} where f.disease = d.name) returning 1`;
  const wanted = sql`
    select distinct d.id as disease_id, s.id as symptom_id from ${said} ${shape} join diseases d on d.name = f.disease
    join symptoms s on (s.division, s.group_name, s.parent) = (f.division, f."groupName", f.parent) and s.child is not distinct from f.child`;
  const gone = await sql<Link[]>`delete from disease_symptoms where (disease_id, symptom_id) not in (${wanted}) returning disease_id`;
  const come = await sql<Link[]>`
    insert into disease_symptoms (disease_id, symptom_id) ${wanted} on conflict do nothing returning disease_id`;
  const changed = [...new Set([...gone, ...come].map(({ diseaseId }) => diseaseId))];
  await sql`update diseases set changed_at = ${now} where id = any(${changed})`;
  return counted(written, retired.length);
}

export type PlacedFee = Fee & { regionCode: string | null };

const insertedColumns = ['medicalId', 'regionCode', 'year', 'minWon', 'medianWon', 'maxWon', 'isDemo'] as const;

/**
 * A file has some regions only: fees of others stay. Real fees take those of the demo away, with treatments that nothing
 * but the demo knew; where real ones are, the demo brings its treatments without prices.
 */
export async function saveFees(
  sql: Sql,
  fees: PlacedFee[],
  { year, isDemo }: { year: number; isDemo: boolean },
  now: Date,
): Promise<WriteCounts> {
  const ids = new Map<string, number>();
  const rows = [];
  for (const { path, code, regionCode, min, median, max } of fees) {
    rows.push({ medicalId: await medicalOf(sql, path, code, ids), regionCode, year, minWon: min, medianWon: median, maxWon: max, isDemo });
  }
  if (isDemo && (await hasRealFees(sql))) return { inserted: 0, updated: 0, retired: 0 };
  const freed = isDemo ? [] : await sql<{ medicalId: number }[]>`delete from published_fees where is_demo returning medical_id`;
  const written = await sql<(Row & { medicalId: number })[]>`
    insert into published_fees ${sql(rows, ...insertedColumns)}
    on conflict (medical_id, region_code, year) do update
      set min_won = excluded.min_won, median_won = excluded.median_won, max_won = excluded.max_won
      where (published_fees.min_won, published_fees.median_won, published_fees.max_won) <> (excluded.min_won, excluded.median_won, excluded.max_won)
    returning xmax = 0 as inserted, medical_id`;
  await removeUnused(
    sql,
    freed.map(({ medicalId }) => medicalId),
  );
  await sql`
    with recursive above as (
      select id, parent_id from medicals where id = any(${[...new Set(written.map(({ medicalId }) => medicalId))]})
      union select m.id, m.parent_id from medicals m join above a on m.id = a.parent_id
    )
    update medicals set changed_at = ${now} where id in (select id from above)`;
  return counted(written, 0);
}

async function hasRealFees(sql: Sql): Promise<boolean> {
  return (await sql`select from published_fees where not is_demo limit 1`).length > 0;
}

/** Treatments without a price, from the leaves up: weight, treatment, kind. */
async function removeUnused(sql: Sql, ids: number[]): Promise<void> {
  let left = [...new Set(ids)];
  while (left.length > 0) {
    const gone = await sql<{ parentId: number | null }[]>`
      delete from medicals m where m.id = any(${left})
        and not exists (select from published_fees f where f.medical_id = m.id)
        and not exists (select from product_prices p where p.medical_id = m.id)
        and not exists (select from medicals c where c.parent_id = m.id)
      returning parent_id`;
    left = [...new Set(gone.flatMap(({ parentId }) => parentId ?? []))];
  }
}

/** The id of the last of these names, each below the one before; made where it is not there. */
async function medicalOf(sql: Sql, path: string[], code: string, ids: Map<string, number>): Promise<number> {
  let parentId: number | null = null;
  for (const [depth, name] of path.entries()) {
    const key = path.slice(0, depth + 1).join('|');
    const id: number = ids.get(key) ?? (await upsertMedical(sql, parentId, name, depth === path.length - 1 ? code : null, ids.size));
    ids.set(key, id);
    parentId = id;
  }
  return parentId!;
}

/** 광견병백신 접종비 is 광견병 백신 접종비: the name that is there stays, and so does what publishers call it. */
async function upsertMedical(sql: Sql, parentId: number | null, name: string, code: string | null, position: number): Promise<number> {
  const [known] = await sql<{ id: number }[]>`
    update medicals m set code = coalesce(${code}, code) where m.id = (
      select id from medicals where parent_id is not distinct from ${parentId}
        and (lower(replace(name, ' ', '')) = ${name.toLowerCase().replaceAll(' ', '')} or code = ${code})
      order by name = ${name} desc, id limit 1)
    returning id`;
  if (known) return known.id;
  const [row] = await sql<[{ id: number }]>`
    insert into medicals ${sql({ parentId, name, code, position })}
    returning id`;
  return row.id;
}

const recordset = (sql: Sql, rows: object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)`;

function counted(written: readonly Row[], retired: number): WriteCounts {
  const inserted = written.filter((row) => row.inserted).length;
  return { inserted, updated: written.length - inserted, retired };
}
