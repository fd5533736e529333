import type { Sql } from '../../../platform/database/database.ts';
import { namedPart } from '../../../platform/database/named-part.ts';
import type { AccountType, SocialType } from '../../../platform/session/viewer.ts';

export type UserRow = {
  id: number;
  accountType: AccountType;
  socialType: SocialType;
  email: string;
  passwordHash: string | null;
  name: string;
  nickname: string;
  phone: string;
  recommender: string | null;
  marketingAgreedAt: string | null;
  marketingWithdrawnAt: string | null;
  userImage: string | null;
  age: number | null;
  gender: 'male' | 'female' | null;
  married: boolean | null;
  postcode: string | null;
  sido: string | null;
  sigungu: string | null;
  address: string | null;
  detailAddress: string | null;
  longitude: number | null;
  latitude: number | null;
  /** A business that no operator has approved yet. */
  awaitsApproval: boolean;
  /** The time at which a provider confirmed the person; `name` and `phone` are the confirmed ones from then on. */
  identityVerifiedAt: string | null;
  birthday: string | null;
  /** Set while the password is one that came by mail: until then it is good, and asks to be changed. */
  temporaryPasswordUntil: string | null;
  createdAt: string;
  updatedAt: string;
};

export type NewUser = Pick<
  UserRow,
  'accountType' | 'socialType' | 'email' | 'passwordHash' | 'name' | 'nickname' | 'phone' | 'awaitsApproval'
> & {
  recommenderId: number | null;
  marketingAgreedAt: Date | null;
};

/** The columns of an account that its owner may change. */
export type UserChange = Partial<
  Pick<UserRow, 'name' | 'nickname' | 'phone' | 'userImage' | 'age' | 'gender' | 'married'> &
    Pick<UserRow, 'postcode' | 'sido' | 'sigungu' | 'address' | 'detailAddress' | 'longitude' | 'latitude'>
>;

const columns = (sql: Sql) => sql`
  u.id, u.account_type, u.social_type, u.email, u.password_hash, u.name, u.nickname, u.phone,
  r.nickname as recommender, u.marketing_agreed_at, u.marketing_withdrawn_at, u.user_image, u.age, u.gender, u.married, u.postcode, u.sido, u.sigungu,
  u.address, u.detail_address, u.longitude, u.latitude, u.awaits_approval, u.identity_verified_at,
  u.birthday, u.temporary_password_until, u.created_at, u.updated_at`;

const insertedColumns = [
  'email',
  'name',
  'nickname',
  'phone',
  'accountType',
  'socialType',
  'passwordHash',
  'awaitsApproval',
  'recommenderId',
  'marketingAgreedAt',
  'createdAt',
  'updatedAt',
] as const;

/** Throws a unique violation of `users_email_key` or `users_nickname_key`. */
export async function insertUser(sql: Sql, user: NewUser, now: Date): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into users ${sql({ ...user, createdAt: now, updatedAt: now }, ...insertedColumns)} returning id`;
  return row!.id;
}

export async function findUser(sql: Sql, id: number): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select ${columns(sql)} from users u left join users r on r.id = u.recommender_id where u.id = ${id}`;
  return row;
}

export async function findUserByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select ${columns(sql)} from users u left join users r on r.id = u.recommender_id
    where lower(u.email) = lower(${email})`;
  return row;
}

export async function findUserIdByNickname(sql: Sql, nickname: string): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`select id from users where lower(nickname) = lower(${nickname})`;
  return row?.id;
}

/** The accounts whose nicknames begin with a text, by the index of beginnings. */
export async function listByNickname(sql: Sql, beginning: string, most: number): Promise<{ id: number; nickname: string }[]> {
  const pattern = `${beginning.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<{ id: number; nickname: string }[]>`
    select id, nickname from users where lower(nickname) like lower(${pattern}) order by lower(nickname) limit ${most}`;
}

export async function listUsers(sql: Sql, ids: number[]): Promise<UserRow[]> {
  return sql<UserRow[]>`
    select ${columns(sql)} from users u left join users r on r.id = u.recommender_id where u.id = any(${ids})`;
}

/** The person's picture, which nobody else changes before the transaction ends; none, or one. */
export async function lockPicture(sql: Sql, id: number): Promise<string[]> {
  const rows = await sql<{ userImage: string | null }[]>`select user_image from users where id = ${id} for no key update`;
  return rows.flatMap(({ userImage }) => userImage ?? []);
}

const updatedColumns = [
  'name',
  'nickname',
  'phone',
  'userImage',
  'age',
  'gender',
  'married',
  'postcode',
  'address',
  'detailAddress',
  'latitude',
  'longitude',
  'sido',
  'sigungu',
  'updatedAt',
] as const;

/** Throws a unique violation of `users_nickname_key`. */
export async function updateUser(sql: Sql, id: number, change: UserChange, now: Date): Promise<void> {
  await sql`update users set ${sql(namedPart({ ...change, updatedAt: now }, updatedColumns))} where id = ${id}`;
}

export async function setAwaitsApproval(sql: Sql, id: number, awaitsApproval: boolean, now: Date): Promise<void> {
  await sql`update users set awaits_approval = ${awaitsApproval}, updated_at = ${now} where id = ${id}`;
}

export async function lockHasPassword(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql<{ hasPassword: boolean }[]>`
    select password_hash is not null as has_password from users where id = ${id} for update`;
  return row?.hasPassword ?? false;
}

export async function hasUsers(sql: Sql): Promise<boolean> {
  const rows = await sql`select 1 from users limit 1`;
  return rows.length > 0;
}
