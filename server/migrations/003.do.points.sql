create table point_balances (
  user_id bigint primary key references users (id) on delete cascade,
  point integer not null default 0 check (point >= 0)
);

-- Append-only; point_balances is its sum, kept in the same transaction.
create table point_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  message text not null,
  use integer not null default 0 check (use >= 0),
  earn integer not null default 0 check (earn >= 0),
  reason_key text not null,
  created_at timestamptz not null,
  check ((use = 0) <> (earn = 0)),
  unique (user_id, reason_key)
);
create index point_entries_by_day on point_entries (user_id, created_at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger point_entries_append_only before update on point_entries
  for each row execute function refuse_change();
