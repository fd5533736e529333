import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import { writtenColumns, type WrittenPet } from './pet-columns.ts';

/** Days are `YYYY-MM-DD`. */
export type PetRow = WrittenPet & {
  id: number;
  userId: number;
  kind: { name: string; division: string | null } | null;
  isMain: boolean;
  archivedAt: string | null;
  diedOn: string | null;
  createdAt: string;
  updatedAt: string;
  vaccinations: { position: number; date: string; kind: string }[];
  /** Oldest first. */
  weights: { date: string; grams: number }[];
};

const MOST_WEIGHTS = 400;

const petColumns = (sql: Sql) => sql`
  ${sql(writtenColumns.map((name) => `p.${name}`))}, p.id, p.user_id, p.is_main, p.archived_at, p.died_on, p.created_at, p.updated_at,
  (select jsonb_build_object('name', k.name, 'division', k.division) from pet_kind_names k where k.id = p.kind_id) as kind,
  coalesce((
    select jsonb_agg(jsonb_build_object('position', v.position, 'date', v.given_on, 'kind', v.kind) order by v.position)
    from pet_vaccinations v where v.pet_id = p.id
  ), '[]') as vaccinations,
  coalesce((
    select jsonb_agg(jsonb_build_object('date', w.measured_on, 'grams', w.grams) order by w.measured_on)
    from (select * from pet_weights where pet_id = p.id order by measured_on desc limit ${MOST_WEIGHTS}) w
  ), '[]') as weights`;

export async function listPets(sql: Sql, userId: number, isArchived: boolean, page: Page): Promise<PetRow[]> {
  return sql<PetRow[]>`
    select ${petColumns(sql)} from pets p
    where user_id = ${userId} and (archived_at is not null) = ${isArchived}
    order by is_main desc, id limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countPets(sql: Sql, userId: number, isArchived?: boolean): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from pets
    where user_id = ${userId} ${isArchived === undefined ? sql`` : sql`and (archived_at is not null) = ${isArchived}`}`;
  return row!.total;
}

export async function findPet(sql: Sql, userId: number, id: number): Promise<PetRow | undefined> {
  const [row] = await sql<PetRow[]>`select ${petColumns(sql)} from pets p where p.id = ${id} and p.user_id = ${userId}`;
  return row;
}

/** Whoever changes pets of the same owner at the same moment waits until the transaction ends. */
export async function lockPetsOf(sql: Sql, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('pets', ${userId}))`;
}

/** The pictures of the pets that are deleted. */
export async function deletePetsOf(sql: Sql, userId: number): Promise<Pick<PetRow, 'petImage'>[]> {
  return sql<Pick<PetRow, 'petImage'>[]>`delete from pets where user_id = ${userId} returning pet_image`;
}

export async function findKindName(sql: Sql, kindId: number): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`select name from pet_kind_names where id = ${kindId}`;
  return row?.name;
}

const insertedColumns = [...writtenColumns, 'userId', 'createdAt', 'updatedAt'] as const;
const updatedColumns = [...writtenColumns, 'updatedAt'] as const;

export async function insertPet(sql: Sql, userId: number, pet: WrittenPet, now: Date): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    insert into pets ${sql({ ...pet, userId, createdAt: now, updatedAt: now }, ...insertedColumns)} returning id`;
  return row.id;
}

export async function updatePet(sql: Sql, id: number, pet: WrittenPet, now: Date): Promise<void> {
  await sql`update pets set ${sql({ ...pet, updatedAt: now }, ...updatedColumns)} where id = ${id}`;
}

export async function deletePet(sql: Sql, id: number): Promise<void> {
  await sql`delete from pets where id = ${id}`;
}

export async function replaceVaccinations(
  sql: Sql,
  petId: number,
  given: { position: number; date: string; kind: string }[],
): Promise<void> {
  await sql`delete from pet_vaccinations where pet_id = ${petId}`;
  for (const { position, date, kind } of given)
    await sql`insert into pet_vaccinations (pet_id, position, given_on, kind) values (${petId}, ${position}, ${date}, ${kind})`;
}

export async function putWeight(sql: Sql, petId: number, date: string, grams: number): Promise<void> {
  await sql`
    insert into pet_weights (pet_id, measured_on, grams) values (${petId}, ${date}, ${grams})
    on conflict (pet_id, measured_on) do update set grams = excluded.grams`;
}

export async function deleteWeight(sql: Sql, petId: number, date: string): Promise<void> {
  await sql`delete from pet_weights where pet_id = ${petId} and measured_on = ${date}`;
}

export async function setArchived(sql: Sql, id: number, diedOn: string | null, now: Date): Promise<void> {
  await sql`
    update pets set archived_at = coalesce(archived_at, ${now}), died_on = ${diedOn}, is_main = false, updated_at = ${now} where id = ${id}`;
}

export async function setRestored(sql: Sql, id: number, now: Date): Promise<void> {
  await sql`update pets set archived_at = null, died_on = null, updated_at = ${now} where id = ${id}`;
}

export async function setMain(sql: Sql, userId: number, id: number): Promise<void> {
  await sql`update pets set is_main = false where user_id = ${userId} and is_main and id <> ${id}`;
  await sql`update pets set is_main = true where user_id = ${userId} and id = ${id}`;
}

/** Makes the oldest entry the main one where no living pet is. */
export async function ensureMain(sql: Sql, userId: number): Promise<void> {
  await sql`
    update pets set is_main = true
    where id = (select min(id) from pets where user_id = ${userId} and archived_at is null)
      and not exists (select 1 from pets where user_id = ${userId} and is_main)`;
}
