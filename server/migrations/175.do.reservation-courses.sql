alter table reservations
  -- Why the business refused or cancelled it.
  add column reason text check (char_length(reason) between 1 and 200),
  -- Since when the guest has its word; kept when it is cancelled later.
  add column confirmed_at timestamptz,
  -- Entered by the business for somebody who called: who it is stands here, and there is no account.
  add column is_by_phone boolean not null default false,
  add column guest_name text,
  add column guest_phone text,
  add constraint reservations_guest_named
    check ((is_by_phone and user_id is null) or (not is_by_phone and guest_name is null and guest_phone is null));
update reservations set confirmed_at = status_changed_at where status in (1, 2, 5);
create index reservations_of_caller on reservations (business_id, guest_phone) where guest_phone is not null;
create index reservations_of_guest_at on reservations (business_id, user_id) where user_id is not null;
-- Lists by day, of one business.
create index reservations_by_day on reservations (business_id, lower(during), id);

-- Who changed what of a reservation, and when; the first one is its making.
create table reservation_changes (
  id bigint generated always as identity primary key,
  reservation_id bigint not null references reservations (id) on delete cascade,
  status smallint not null check (status between 0 and 7),
  -- By the name of its side, never of a person.
  by text not null check (by in ('guardian', 'business', 'system')),
  starts_at timestamptz not null,
  reason text,
  at timestamptz not null
);
create index reservation_changes_of on reservation_changes (reservation_id, id);
insert into reservation_changes (reservation_id, status, by, starts_at, at)
  select id, 0, 'guardian', lower(during), created_at from reservations;
insert into reservation_changes (reservation_id, status, by, starts_at, at)
  select id, status, case when status = 3 then 'guardian' when status in (6, 7) then 'system' else 'business' end, lower(during),
    status_changed_at
  from reservations where status <> 0 order by id;
