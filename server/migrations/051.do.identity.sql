-- What an identity provider has confirmed. CI names one person everywhere, DI one person at this site; both
-- are kept as hashes, to recognise somebody and never to say who it is.
alter table users
  add column birthday date,
  add column identity_verified_at timestamptz,
  add column ci_hash bytea,
  add column di_hash bytea,
  -- Set while the password is one that came by mail: until then it is good, and asks to be changed.
  add column temporary_password_until timestamptz,
  -- When the person took their consent to news and offers back; null while there is none to take back.
  add column marketing_withdrawn_at timestamptz,
  add constraint users_identity_whole check (num_nulls(identity_verified_at, ci_hash, di_hash) in (0, 3));
-- A person has one account of each type.
create unique index users_person_key on users (account_type, ci_hash) where ci_hash is not null;

-- Who recommended somebody may leave.
alter table users
  drop constraint users_recommender_id_fkey,
  add constraint users_recommender_id_fkey foreign key (recommender_id) references users (id) on delete set null;
create index users_recommended_by on users (recommender_id) where recommender_id is not null;
create index users_by_phone on users (phone);

create table identity_verifications (
  tid text primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Made when the provider's post comes back, and known to the browser that brought it only.
  code_hash bytea unique,
  confirmed_at timestamptz
);
create index identity_verifications_of_user on identity_verifications (user_id);

-- Passwords that went out by mail and have not been used. They are random, so a plain hash tells nothing.
create table temporary_passwords (
  password_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index temporary_passwords_of_user on temporary_passwords (user_id);
