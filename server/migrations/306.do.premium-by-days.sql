-- From a day to a day, as instants. A period that was taken back before its end ends when that was done.
create table listing_premiums (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (starts_at < ends_at),
  constraint listing_premiums_apart exclude using gist (business_id with =, tstzrange(starts_at, ends_at) with &&)
);

-- An operator takes a listing from the public, and shows it again.
alter table businesses drop constraint businesses_approval_check;
alter table businesses add constraint businesses_approval_check check (approval in ('pending', 'approved', 'rejected', 'hidden'));
