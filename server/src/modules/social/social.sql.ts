import type { Sql } from '../../platform/database/database.ts';
import type { SocialType } from '../../platform/session/viewer.ts';
import type { PostedName } from './social.policy.ts';

export type Intent = 'login' | 'link';
/** A provider's facts about a person. */
export type Profile = { uid: string; email: string | null; name: string | null; nickname: string | null } & Partial<PostedName>;

export type StateRow = { intent: Intent; redirectUri: string; next: string | null; postedName: PostedName | null };
type StateKey = { stateHash: Buffer; provider: SocialType; browserHash: Buffer; now: Date };

const insertedOauthStatesColumns = ['stateHash', 'provider', 'browserHash', 'intent', 'redirectUri', 'next', 'expiresAt'] as const;

export async function insertState(
  sql: Sql,
  state: {
    stateHash: Buffer;
    provider: SocialType;
    browserHash: Buffer;
    intent: Intent;
    redirectUri: string;
    next: string | null;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`insert into oauth_states ${sql(state, ...insertedOauthStatesColumns)}`;
}

export async function findState(sql: Sql, { stateHash, provider, browserHash, now }: StateKey): Promise<StateRow | undefined> {
  const [row] = await sql<StateRow[]>`
    select intent, redirect_uri, next, posted_name from oauth_states
    where state_hash = ${stateHash} and provider = ${provider} and browser_hash = ${browserHash} and expires_at > ${now}`;
  return row;
}

/** The one caller that gets it may go on with it. */
export async function takeState(sql: Sql, { stateHash, provider, browserHash, now }: StateKey): Promise<StateRow | undefined> {
  const [row] = await sql<StateRow[]>`
    delete from oauth_states
    where state_hash = ${stateHash} and provider = ${provider} and browser_hash = ${browserHash} and expires_at > ${now}
    returning intent, redirect_uri, next, posted_name`;
  return row;
}

export async function keepPostedName(sql: Sql, stateHash: Buffer, provider: SocialType, name: PostedName): Promise<void> {
  await sql`
    update oauth_states set posted_name = ${sql.json(name)}
    where state_hash = ${stateHash} and provider = ${provider} and posted_name is null`;
}

export async function deleteExpired(sql: Sql, now: Date): Promise<void> {
  await sql`delete from oauth_states where expires_at <= ${now}`;
  await sql`delete from social_tickets where expires_at <= ${now}`;
}

export type TicketRow = { provider: SocialType; profile: Profile; intent: Intent; next: string | null };
type TicketKey = { ticketHash: Buffer; kind: 'exchange' | 'join'; browserHash: Buffer; now: Date };

const insertedSocialTicketsColumns = ['provider', 'intent', 'next', 'ticketHash', 'kind', 'browserHash', 'expiresAt', 'profile'] as const;

export async function insertTicket(
  sql: Sql,
  { profile, ...ticket }: TicketRow & { ticketHash: Buffer; kind: 'exchange' | 'join'; browserHash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`insert into social_tickets ${sql({ ...ticket, profile: sql.json(profile) as never }, ...insertedSocialTicketsColumns)}`;
}

export async function findTicket(sql: Sql, { ticketHash, kind, browserHash, now }: TicketKey): Promise<TicketRow | undefined> {
  const [row] = await sql<TicketRow[]>`
    select provider, profile, intent, next from social_tickets
    where ticket_hash = ${ticketHash} and kind = ${kind} and browser_hash = ${browserHash} and expires_at > ${now}`;
  return row;
}

/** True for the one caller that spends it; side by side the others wait for that one's transaction. */
export async function spendTicket(sql: Sql, ticketHash: Buffer): Promise<boolean> {
  const rows = await sql`delete from social_tickets where ticket_hash = ${ticketHash} returning 1`;
  return rows.length === 1;
}

export async function findUserIdOf(sql: Sql, provider: SocialType, uid: string): Promise<number | undefined> {
  const [row] = await sql<{ userId: number }[]>`
    select user_id from social_accounts where provider = ${provider} and provider_uid = ${uid}`;
  return row?.userId;
}

const insertedSocialAccountsColumns = [
  'provider',
  'providerUid',
  'userId',
  'email',
  'name',
  'nickname',
  'firstName',
  'lastName',
  'linkedAt',
] as const;

/** False when the social account is somebody's already, or this user has another one of the provider. */
export async function insertAccount(
  sql: Sql,
  { provider, userId, profile, now }: { provider: SocialType; userId: number; profile: Profile; now: Date },
): Promise<boolean> {
  const { uid, email, name, nickname, firstName = null, lastName = null } = profile;
  const row = { provider, providerUid: uid, userId, email, name, nickname, firstName, lastName, linkedAt: now };
  const rows = await sql`insert into social_accounts ${sql(row, ...insertedSocialAccountsColumns)} on conflict do nothing returning 1`;
  return rows.length === 1;
}

export type AccountRow = {
  provider: SocialType;
  providerUid: string;
  email: string | null;
  name: string | null;
  nickname: string | null;
  firstName: string | null;
  lastName: string | null;
  linkedAt: string;
};

export async function listAccounts(sql: Sql, userId: number): Promise<AccountRow[]> {
  return sql<AccountRow[]>`
    select provider, provider_uid, email, name, nickname, first_name, last_name, linked_at
    from social_accounts where user_id = ${userId} order by provider`;
}

export async function deleteAccount(sql: Sql, userId: number, provider: SocialType): Promise<void> {
  await sql`delete from social_accounts where user_id = ${userId} and provider = ${provider}`;
}
