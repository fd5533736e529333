import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { ComplaintCount, TreeRow } from './medical.policy.ts';

export type Symptom = { id: number; division: string; group: string; parent: string; child: string | null };
export type SymptomScope = { division?: string | null; group?: string | null; parent?: string | null };
export type Disease = { id: number; name: string; image: string | null; description: string | null };
export type DiseaseMatch = Disease & { matchCount: number };

const symptomColumns = (sql: Sql) => sql`s.id, s.division, s.group_name as group, s.parent, s.child`;
const diseaseColumns = (sql: Sql) => sql`d.id, d.name, d.image, d.description`;

const symptomsIn = (sql: Sql, { division, group, parent }: SymptomScope) => sql`
  s.retired_at is null
  ${division == null ? sql`` : sql`and s.division = ${division}`}
  ${group == null ? sql`` : sql`and s.group_name = ${group}`}
  ${parent == null ? sql`` : sql`and s.parent = ${parent}`}`;

export async function listComplaints(sql: Sql): Promise<ComplaintCount[]> {
  return sql<ComplaintCount[]>`
    select division, group_name as group, parent, count(*)::int as count from symptoms
    where retired_at is null group by 1, 2, 3 order by 1, 2, 3`;
}

export async function listSymptoms(sql: Sql, scope: SymptomScope, page: Page): Promise<Symptom[]> {
  return sql<Symptom[]>`
    select ${symptomColumns(sql)} from symptoms s where ${symptomsIn(sql, scope)}
    order by s.division, s.group_name, s.parent, s.child nulls first limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countSymptoms(sql: Sql, scope: SymptomScope): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total from symptoms s where ${symptomsIn(sql, scope)}`;
  return row.total;
}

export async function findSymptom(sql: Sql, id: number): Promise<Symptom | undefined> {
  const [row] = await sql<Symptom[]>`select ${symptomColumns(sql)} from symptoms s where s.id = ${id} and s.retired_at is null`;
  return row;
}

export async function findSymptoms(sql: Sql, ids: number[]): Promise<Symptom[]> {
  return sql<Symptom[]>`
    select ${symptomColumns(sql)} from symptoms s where s.id = any(${ids}) and s.retired_at is null
    order by s.division, s.group_name, s.parent, s.child nulls first`;
}

export async function listSymptomsOfDiseases(sql: Sql, diseaseIds: number[]): Promise<(Symptom & { diseaseId: number })[]> {
  return sql<(Symptom & { diseaseId: number })[]>`
    select ${symptomColumns(sql)}, ds.disease_id from disease_symptoms ds join symptoms s on s.id = ds.symptom_id
    where ds.disease_id = any(${diseaseIds}) and s.retired_at is null
    order by s.division, s.group_name, s.parent, s.child nulls first`;
}

const diseasesNamed = (sql: Sql, search: string) => sql`d.retired_at is null and strpos(lower(d.name), lower(${search})) > 0`;

export async function listDiseases(sql: Sql, search: string, page: Page): Promise<Disease[]> {
  return sql<Disease[]>`
    select ${diseaseColumns(sql)} from diseases d where ${diseasesNamed(sql, search)}
    order by d.name limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countDiseases(sql: Sql, search: string): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total from diseases d where ${diseasesNamed(sql, search)}`;
  return row.total;
}

export async function findDisease(sql: Sql, id: number): Promise<Disease | undefined> {
  const [row] = await sql<Disease[]>`select ${diseaseColumns(sql)} from diseases d where d.id = ${id} and d.retired_at is null`;
  return row;
}

const matching = (sql: Sql, symptomIds: number[]) => sql`
  select ds.disease_id, count(*)::int as match_count from disease_symptoms ds
  join symptoms s on s.id = ds.symptom_id and s.retired_at is null
  join diseases d on d.id = ds.disease_id and d.retired_at is null
  where ds.symptom_id = any(${symptomIds}) group by 1`;

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

export async function listPetKinds(sql: Sql): Promise<TreeRow[]> {
  return sql<TreeRow[]>`select id, parent_id, name from pet_kinds where retired_at is null order by position, id`;
}
