-- What people are told of reservations. Written in the transaction of what it tells of; a job sends it.
create table reservation_notices (
  id bigint generated always as identity primary key,
  -- What it tells of and to which side: told once.
  key text not null unique,
  reservation_id bigint not null references reservations (id) on delete cascade,
  -- On whose page it stands; null for somebody who called.
  user_id bigint references users (id) on delete cascade,
  title text not null,
  text text not null,
  -- Where on the site it leads.
  path text not null,
  read_at timestamptz,
  created_at timestamptz not null
);
create index reservation_notices_of on reservation_notices (user_id, id desc) where user_id is not null;
create index reservation_notices_unread on reservation_notices (user_id) where read_at is null and user_id is not null;
create index reservation_notices_about on reservation_notices (reservation_id);
create index reservation_notices_by_age on reservation_notices (created_at);

create table reservation_notice_sendings (
  notice_id bigint not null references reservation_notices (id) on delete cascade,
  channel text not null check (channel in ('mail', 'sms')),
  -- Gone when it has been sent.
  address text,
  tries smallint not null default 0,
  not_before timestamptz not null,
  -- Null: waits.
  settled_at timestamptz,
  primary key (notice_id, channel)
);
create index reservation_notice_sendings_waiting on reservation_notice_sendings (not_before, notice_id) where settled_at is null;

-- What the passing of time changes or tells of.
create index reservations_unpaid on reservations (payment_due_at) where status = 6;
create index reservations_promised on reservations (lower(during)) where status = 1;
create index reservations_completed on reservations (status_changed_at) where status = 2;
