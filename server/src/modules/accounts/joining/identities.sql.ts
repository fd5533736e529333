import type { Sql } from '../../../platform/database/database.ts';
import type { SocialType } from '../../../platform/session/viewer.ts';

export type LoginRow = { id: number; email: string; socialType: SocialType; hasPassword: boolean };
export type VerifiedRow = {
  name: string;
  /** Null leaves the account's number as it is. */
  phone: string | null;
  birthday: string;
  gender: 'male' | 'female';
  ciHash: Buffer;
  diHash: Buffer;
};

const columns = (sql: Sql) => sql`id, email, social_type, password_hash is not null as has_password`;

export async function findLoginByEmail(sql: Sql, email: string): Promise<LoginRow | undefined> {
  const [row] = await sql<LoginRow[]>`select ${columns(sql)} from users where lower(email) = lower(${email})`;
  return row;
}

export async function listLoginsOfPerson(sql: Sql, name: string, phone: string, limit: number): Promise<LoginRow[]> {
  return sql<LoginRow[]>`
    select ${columns(sql)} from users where phone = ${phone} and name = ${name} order by id limit ${limit}`;
}

/** The account's number, or undefined when it is gone or somebody else has been verified with it. Throws a unique violation of `users_person_key`. */
export async function setVerifiedPerson(sql: Sql, id: number, person: VerifiedRow, now: Date): Promise<string | undefined> {
  const { name, phone, birthday, gender, ciHash, diHash } = person;
  const [row] = await sql<{ phone: string }[]>`
    update users set name = ${name}, phone = coalesce(${phone}, phone), birthday = ${birthday}, gender = ${gender},
      ci_hash = ${ciHash}, di_hash = ${diHash}, identity_verified_at = ${now}, updated_at = ${now}
    where id = ${id} and (ci_hash is null or ci_hash = ${ciHash})
    returning phone`;
  return row?.phone;
}
