create table users (
  id bigint generated always as identity primary key,
  account_type smallint not null check (account_type between 0 and 3),
  social_type smallint not null default 0 check (social_type between 0 and 4),
  email text not null,
  password_hash text,
  name text not null,
  nickname text not null,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  recommender_id bigint references users (id),
  user_image text,
  age smallint check (age between 0 and 150),
  gender text check (gender in ('male', 'female')),
  married boolean,
  postcode text,
  sido text,
  sigungu text,
  address text,
  detail_address text,
  longitude double precision check (longitude between -180 and 180),
  latitude double precision check (latitude between -90 and 90),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email_key on users (lower(email));
create unique index users_nickname_key on users (lower(nickname));

create table refresh_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- One login: rotation keeps it, reuse of a spent token ends it.
  family_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_user on refresh_tokens (user_id);

-- Kept by address, known or not, so that a lock tells nobody which accounts exist.
create table login_failures (
  email text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  locked_until timestamptz
);
