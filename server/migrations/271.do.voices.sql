-- What anybody tells the house: about the service, and about advertising on it. Operators read and close it; a job removes it in time.
create table customer_voices (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  name text not null,
  email text,
  -- E.164.
  contact text,
  inquiry text not null,
  content text not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index customer_voices_open on customer_voices (id) where closed_at is null;
create index customer_voices_by_age on customer_voices (created_at);

create table ad_introductions (
  id bigint generated always as identity primary key,
  name text not null,
  company text not null,
  email text not null,
  -- E.164.
  contract text,
  -- 0 another, 1 hospital, 2 pharmacy, 3 pet service, 4 goods, 5 agency.
  business_type smallint not null,
  other text,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index ad_introductions_open on ad_introductions (id) where closed_at is null;
create index ad_introductions_by_age on ad_introductions (created_at);
