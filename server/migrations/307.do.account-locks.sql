-- Whoever is locked can't log in, and is logged in nowhere.
create table account_locks (
  user_id bigint primary key references users (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null
);
