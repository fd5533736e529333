-- When a business takes reservations; one that has set nothing has no row.
create table reservation_times (
  business_id bigint primary key references businesses (id) on delete cascade,
  term_type smallint not null check (term_type in (0, 1)),
  term_start_date date,
  term_end_date date,
  time_type smallint not null check (time_type in (0, 1)),
  time_start time,
  time_end time,
  saturday_reservation boolean not null,
  saturday_time_setting smallint not null check (saturday_time_setting in (0, 1)),
  saturday_time_start time,
  saturday_time_end time,
  sunday_reservation boolean not null,
  sunday_time_setting smallint not null check (sunday_time_setting in (0, 1)),
  sunday_time_start time,
  sunday_time_end time,
  launch_time_setting boolean not null,
  launch_time_start time,
  launch_time_end time,
  slot_minutes smallint not null check (slot_minutes between 5 and 480),
  capacity smallint not null check (capacity between 1 and 50),
  updated_at timestamptz not null
);

create table reservation_excludes (
  id bigint generated always as identity primary key,
  business_id bigint not null references reservation_times (business_id) on delete cascade,
  start_date date not null,
  end_date date not null check (end_date >= start_date)
);
create index reservation_excludes_of on reservation_excludes (business_id);

create table reservations (
  id bigint generated always as identity primary key,
  reservation_number text not null constraint reservations_number_key unique,
  business_id bigint not null references businesses (id),
  -- Kept for the business when its guest withdraws; who it was is gone with the account.
  user_id bigint references users (id) on delete set null,
  status smallint not null check (status between 0 and 7),
  status_changed_at timestamptz not null,
  -- Until when a slot is held for a payment.
  payment_due_at timestamptz check ((status = 6) = (payment_due_at is not null)),
  seat smallint not null check (seat >= 1),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  note text not null,
  pet_name text,
  pet_kind text,
  -- Keys of private uploads.
  images text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Two people never hold one seat of a slot, whatever the number of servers.
  constraint reservations_slot_free exclude using gist (business_id with =, seat with =, during with &&)
    where (status in (0, 1, 6))
);
create index reservations_of_user on reservations (user_id, id desc);
create index reservations_of_business on reservations (business_id, id desc);
