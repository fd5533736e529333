import type { Sql } from '../../platform/database/database.ts';
import type { AccountType, SocialType, Staff, StaffRole } from '../../platform/session/viewer.ts';
import type { ListingKind } from '../listings/index.ts';

export type StaffMember = { id: number; name: string; email: string; role: StaffRole; since: string };
export type Workplace = { id: number; kind: ListingKind; name: string; role: StaffRole; since: string };
export type Invitation = {
  id: number;
  businessId: number;
  ownerUserId: number;
  email: string;
  role: StaffRole;
  sends: number;
  expiresAt: string;
};
export type OpenInvitation = Invitation & { kind: ListingKind; name: string };

export type ActingRow = {
  id: number;
  accountType: AccountType;
  socialType: SocialType;
  nickname: string;
  name: string;
  awaitsApproval: boolean;
  blockedUntil: string | null;
  blockReason: string | null;
  role: StaffRole;
};

/** The account of the business for which somebody acts. */
export async function findActing(sql: Sql, userId: number, businessId: number): Promise<ActingRow | undefined> {
  const [row] = await sql<ActingRow[]>`
    select o.id, o.account_type, o.social_type, o.nickname, o.name, o.awaits_approval, o.blocked_until, o.block_reason, m.role
    from staff_members m
    join listing_heads h on h.id = m.business_id and h.owner_user_id = m.owner_user_id
    join account_standings o on o.id = m.owner_user_id
    where m.user_id = ${userId} and m.business_id = ${businessId}`;
  return row;
}

/** The role of a member, which stays so until the transaction ends. */
export async function holdRole(sql: Sql, { accountId, businessId }: Staff): Promise<StaffRole | undefined> {
  const [row] = await sql<{ role: StaffRole }[]>`
    select role from staff_members where user_id = ${accountId} and business_id = ${businessId} for share`;
  return row?.role;
}

/** One at a time changes who works for a listing, until the transaction ends. */
export async function lockStaff(sql: Sql, businessId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff of ${businessId}`}, 0))`;
}

/** The longest first. */
export async function listMembers(sql: Sql, businessId: number, ownerUserId: number): Promise<StaffMember[]> {
  return sql<StaffMember[]>`
    select m.user_id as id, a.name, a.email, m.role, m.since from staff_members m join account_contacts a on a.id = m.user_id
    where m.business_id = ${businessId} and m.owner_user_id = ${ownerUserId} order by m.since, m.user_id`;
}

export async function listInvitations(sql: Sql, businessId: number, ownerUserId: number): Promise<Invitation[]> {
  return sql<Invitation[]>`
    select id, business_id, owner_user_id, email, role, sends, expires_at from staff_invitations
    where business_id = ${businessId} and owner_user_id = ${ownerUserId} order by id`;
}

export async function listWorkplaces(sql: Sql, userId: number, most: number): Promise<Workplace[]> {
  return sql<Workplace[]>`
    select h.id, h.kind, h.name, m.role, m.since from staff_members m
    join listing_heads h on h.id = m.business_id and h.owner_user_id = m.owner_user_id
    where m.user_id = ${userId} order by m.since, h.id limit ${most}`;
}

/** The address of an account; undefined once it is gone. */
export async function findEmail(sql: Sql, userId: number): Promise<string | undefined> {
  const [row] = await sql<{ email: string }[]>`select email from account_contacts where id = ${userId}`;
  return row?.email;
}

type NewInvitation = { businessId: number; ownerUserId: number; email: string; role: StaffRole; createdAt: Date; expiresAt: Date };

/** With a token that nobody has yet: `renewToken` says which is in the mail. */
export async function insertInvitation(sql: Sql, invitation: NewInvitation): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into staff_invitations (business_id, owner_user_id, email, role, token_hash, sends, expires_at, created_at)
    values (${invitation.businessId}, ${invitation.ownerUserId}, ${invitation.email}, ${invitation.role}, sha256(gen_random_uuid()::text::bytea),
      0, ${invitation.expiresAt}, ${invitation.createdAt}) returning id`;
  return row!.id;
}

export async function renewToken(sql: Sql, id: number, renewal: { sends: number; tokenHash: Buffer; expiresAt: Date }): Promise<void> {
  await sql`
    update staff_invitations set sends = ${renewal.sends}, token_hash = ${renewal.tokenHash}, expires_at = ${renewal.expiresAt}
    where id = ${id}`;
}

/** Locked until the transaction ends. */
export async function lockInvitation(sql: Sql, id: number, ownerUserId: number): Promise<Invitation | undefined> {
  const [row] = await sql<Invitation[]>`
    select id, business_id, owner_user_id, email, role, sends, expires_at from staff_invitations
    where id = ${id} and owner_user_id = ${ownerUserId} for update`;
  return row;
}

export async function findInvitation(sql: Sql, id: number): Promise<OpenInvitation | undefined> {
  const [row] = await sql<OpenInvitation[]>`
    select i.id, i.business_id, i.owner_user_id, i.email, i.role, i.sends, i.expires_at, h.kind, h.name from staff_invitations i
    join listing_heads h on h.id = i.business_id and h.owner_user_id = i.owner_user_id where i.id = ${id}`;
  return row;
}

export async function findByToken(sql: Sql, tokenHash: Buffer): Promise<OpenInvitation | undefined> {
  const [row] = await sql<OpenInvitation[]>`
    select i.id, i.business_id, i.owner_user_id, i.email, i.role, i.sends, i.expires_at, h.kind, h.name from staff_invitations i
    join listing_heads h on h.id = i.business_id and h.owner_user_id = i.owner_user_id where i.token_hash = ${tokenHash}`;
  return row;
}

/** False when it is gone already: of several who take it one does. */
export async function deleteInvitation(sql: Sql, id: number): Promise<boolean> {
  return (await sql`delete from staff_invitations where id = ${id}`).count > 0;
}

export async function deleteInvitationsBefore(sql: Sql, before: Date): Promise<void> {
  await sql`delete from staff_invitations where expires_at < ${before}`;
}

type NewMember = { businessId: number; userId: number; ownerUserId: number; role: StaffRole; since: Date };

/** In place of what an earlier owner of the listing had made of the account. */
export async function putMember(sql: Sql, member: NewMember): Promise<void> {
  await sql`
    insert into staff_members ${sql(member, 'businessId', 'userId', 'ownerUserId', 'role', 'since')}
    on conflict (business_id, user_id) do update
    set owner_user_id = excluded.owner_user_id, role = excluded.role, since = excluded.since`;
}

export async function setRole(sql: Sql, businessId: number, userId: number, ownerUserId: number, role: StaffRole): Promise<boolean> {
  const { count } = await sql`
    update staff_members set role = ${role}
    where business_id = ${businessId} and user_id = ${userId} and owner_user_id = ${ownerUserId}`;
  return count > 0;
}

/** The owner of whose staff the account was; undefined when it was none. */
export async function deleteMember(sql: Sql, businessId: number, userId: number): Promise<number | undefined> {
  const [row] = await sql<{ ownerUserId: number }[]>`
    delete from staff_members where business_id = ${businessId} and user_id = ${userId} returning owner_user_id`;
  return row?.ownerUserId;
}

/** Deletes the invitations to an address whose holder leaves. */
export async function forgetInvited(sql: Sql, email: string): Promise<void> {
  await sql`delete from staff_invitations where lower(email) = lower(${email})`;
}
