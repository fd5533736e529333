import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { ComplaintCount, TreeRow } from './medical.policy.ts';
import type { KnownName } from './suggestions.policy.ts';

export type Symptom = { id: number; division: string; group: string; parent: string; child: string | null };
export type SymptomScope = { division?: string | null; group?: string | null; parent?: string | null };
export type Disease = { id: number; name: string; image: string | null; description: string | null };
export type DiseaseMatch = Disease & { matchCount: number };

/** A search among diseases: `letters` of a name and, of each thing that is seen, the ways to say it. */
export type DiseaseQuery = { letters: string; seen: readonly (readonly string[])[]; scope: SymptomScope };

// Symptoms that say the same go by the id of the first of them.
const symptomColumns = (sql: Sql) => sql`s.choice_id as id, s.division, s.group_name as group, s.parent, s.child`;
const diseaseColumns = (sql: Sql) => sql`d.id, d.name, d.image, d.description`;

const symptomsIn = (sql: Sql, { division, group, parent }: SymptomScope) => sql`
  s.retired_at is null
  ${division == null ? sql`` : sql`and s.division = ${division}`}
  ${group == null ? sql`` : sql`and s.group_name = ${group}`}
  ${parent == null ? sql`` : sql`and s.parent = ${parent}`}`;

/** Each choice among these symptoms once, as it is said first. */
const choices = (sql: Sql, which: ReturnType<typeof symptomsIn>) => sql`
  select id, division, "group", parent, child from (
    select distinct on (s.choice_id) ${symptomColumns(sql)} from symptoms s where ${which}
    order by s.choice_id, s.division, s.group_name, s.parent, s.child nulls first) c
  order by division, "group", parent, child nulls first`;

export async function listComplaints(sql: Sql): Promise<ComplaintCount[]> {
  return sql<ComplaintCount[]>`
    select division, group_name as group, parent, count(distinct choice_id)::int as count from symptoms
    where retired_at is null group by 1, 2, 3 order by 1, 2, 3`;
}

export async function listSymptoms(sql: Sql, scope: SymptomScope, page: Page): Promise<Symptom[]> {
  return sql<Symptom[]>`${choices(sql, symptomsIn(sql, scope))} limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countSymptoms(sql: Sql, scope: SymptomScope): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(distinct s.choice_id)::int as total from symptoms s where ${symptomsIn(sql, scope)}`;
  return row.total;
}

export async function findSymptom(sql: Sql, id: number): Promise<Symptom | undefined> {
  const [row] = await sql<Symptom[]>`select ${symptomColumns(sql)} from symptoms s where s.id = ${id} and s.retired_at is null`;
  return row;
}

export async function findSymptoms(sql: Sql, ids: number[]): Promise<Symptom[]> {
  return sql<Symptom[]>`${choices(sql, sql`s.id = any(${ids}) and s.retired_at is null`)}`;
}

export async function listSymptomsOfDiseases(sql: Sql, diseaseIds: number[]): Promise<(Symptom & { diseaseId: number })[]> {
  return sql<(Symptom & { diseaseId: number })[]>`
    select id, division, "group", parent, child, disease_id from (
      select distinct on (ds.disease_id, s.choice_id) ${symptomColumns(sql)}, ds.disease_id
      from disease_symptoms ds join symptoms s on s.id = ds.symptom_id
      where ds.disease_id = any(${diseaseIds}) and s.retired_at is null
      order by ds.disease_id, s.choice_id, s.group_name, s.parent, s.child nulls first) c
    order by division, "group", parent, child nulls first`;
}

const isScoped = ({ division, group, parent }: SymptomScope) => division != null || group != null || parent != null;

/** Diseases with their rank: 0 by this name, 1 with it in theirs, 2 with what is seen. */
const wantedDiseases = (sql: Sql, { letters, seen, scope }: DiseaseQuery) => {
  const ways = JSON.stringify(seen.flatMap((some, thing) => some.map((way) => ({ thing, way }))));
  return sql`
    select d.id, w.rank, w.symptoms from diseases d
    left join (
      select ds.disease_id, count(distinct s.choice_id) as symptoms
      from symptoms s join disease_symptoms ds on ds.symptom_id = s.id where ${symptomsIn(sql, scope)} group by 1
    ) i on i.disease_id = d.id
    left join (
      select ds.disease_id, count(distinct a.thing) as things, count(distinct s.choice_id) as symptoms
      from jsonb_to_recordset(${ways}::text::jsonb) as a(thing int, way text)
      join symptoms s on strpos(s.letters, a.way) > 0 and ${symptomsIn(sql, scope)}
      join disease_symptoms ds on ds.symptom_id = s.id group by 1
    ) v on v.disease_id = d.id
    cross join lateral (select lower(replace(d.name, ' ', '')) as letters) n
    cross join lateral (
      select case when n.letters = ${letters} then 0 when strpos(n.letters, ${letters}) > 0 then 1
          when v.things = ${seen.length} then 2 end as rank,
        coalesce(v.symptoms, ${isScoped(scope) ? sql`i.symptoms` : sql`0`}) as symptoms
    ) w
    where d.retired_at is null and w.rank is not null ${isScoped(scope) ? sql`and i.symptoms is not null` : sql``}`;
};

export async function listDiseases(sql: Sql, wanted: DiseaseQuery, page: Page): Promise<Disease[]> {
  return sql<Disease[]>`
    select ${diseaseColumns(sql)} from (${wantedDiseases(sql, wanted)}) w join diseases d on d.id = w.id
    order by w.rank, w.symptoms desc, d.name limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countDiseases(sql: Sql, wanted: DiseaseQuery): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total from (${wantedDiseases(sql, wanted)}) w`;
  return row.total;
}

export async function findDisease(sql: Sql, id: number): Promise<Disease | undefined> {
  const [row] = await sql<Disease[]>`select ${diseaseColumns(sql)} from diseases d where d.id = ${id} and d.retired_at is null`;
  return row;
}

const matching = (sql: Sql, symptomIds: number[]) => sql`
  select ds.disease_id, count(distinct s.choice_id)::int as match_count from disease_symptoms ds
  join symptoms s on s.id = ds.symptom_id and s.retired_at is null
  join diseases d on d.id = ds.disease_id and d.retired_at is null
  where s.choice_id in (select choice_id from symptoms where id = any(${symptomIds}) and retired_at is null) group by 1`;

export async function matchDiseases(sql: Sql, symptomIds: number[], page: Page): Promise<DiseaseMatch[]> {
  return sql<DiseaseMatch[]>`
    select ${diseaseColumns(sql)}, m.match_count from (${matching(sql, symptomIds)}) m join diseases d on d.id = m.disease_id
    order by m.match_count desc, (select count(*) from disease_symptoms a where a.disease_id = d.id), d.name
    limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countMatchingDiseases(sql: Sql, symptomIds: number[]): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total from (${matching(sql, symptomIds)}) m`;
  return row.total;
}

export async function listMedicals(sql: Sql): Promise<TreeRow[]> {
  return sql<TreeRow[]>`select id, parent_id, name from medicals order by position, id`;
}

/** Complaints, diseases and treatments, without the kinds above these and the weights below. */
export async function listKnownNames(sql: Sql): Promise<KnownName[]> {
  return sql<KnownName[]>`
    select 'symptom' as kind, min(choice_id) as id, parent as name from symptoms where retired_at is null group by parent
    union all select 'disease', id, name from diseases where retired_at is null
    union all select 'treatment', t.id, t.name from medicals t join medicals kind on kind.id = t.parent_id and kind.parent_id is null
    order by name, id`;
}

export async function listPetKinds(sql: Sql): Promise<TreeRow[]> {
  return sql<TreeRow[]>`select id, parent_id, name from pet_kinds where retired_at is null order by position, id`;
}
