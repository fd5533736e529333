-- Who works for a listing beside its owner, and who was invited to. Both are of the owner who invited: they count while
-- the listing is that owner's, and go with the account.
create table staff_members (
  business_id bigint not null references businesses (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  owner_user_id bigint not null references users (id) on delete cascade,
  role text not null check (role in ('bookings', 'all')),
  since timestamptz not null,
  primary key (business_id, user_id),
  check (user_id <> owner_user_id)
);
create index staff_members_of_user on staff_members (user_id);
create index staff_members_of_owner on staff_members (owner_user_id);

-- `token_hash`: of what stands in the link of the last mail; the token itself is kept nowhere.
create table staff_invitations (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses (id) on delete cascade,
  owner_user_id bigint not null references users (id) on delete cascade,
  email text not null,
  role text not null check (role in ('bookings', 'all')),
  token_hash bytea not null unique,
  sends integer not null default 1,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create unique index staff_invitations_of_email on staff_invitations (business_id, lower(email));
create index staff_invitations_of_owner on staff_invitations (owner_user_id);
create index staff_invitations_by_expiry on staff_invitations (expires_at);

-- What whoever acts for an account has to know of it.
create view account_standings as
  select u.id, u.account_type, u.social_type, u.email, u.nickname, u.name, u.awaits_approval, b.until as blocked_until, b.reason as block_reason
  from users u left join account_blocks b on b.user_id = u.id;

-- Who of a business's staff made a step; null where the owner did, or nobody.
alter table reservation_changes add column staff_user_id bigint references users (id) on delete set null;
create index reservation_changes_of_staff on reservation_changes (staff_user_id) where staff_user_id is not null;
