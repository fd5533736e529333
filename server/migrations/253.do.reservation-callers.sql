-- Who was booked by telephone without an account: how they say that they want no more messages, and whether they have.
create table reservation_callers (
  phone text primary key,
  token text not null unique,
  refused_at timestamptz
);
create index reservation_notices_to_callers on reservation_notices (created_at) where user_id is null;
