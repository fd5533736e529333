-- Every won and every point that moves: from one account to another, once, for ever. Accounts are words, so
-- that what must be kept for five years names nobody once a person has left: guardian:12, business:7,
-- order:<number>, provider:kcp, house:points, sales:gift, sales:pass.
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- What moved it; the same act moves one unit once.
  act text not null,
  unit text not null check (unit in ('won', 'point')),
  from_account text not null,
  to_account text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  unique (act, unit),
  check (from_account <> to_account)
);
create index ledger_entries_from on ledger_entries (from_account, unit) include (amount);
create index ledger_entries_to on ledger_entries (to_account, unit) include (amount);

create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_never_emptied before truncate on ledger_entries
  for each statement execute function refuse_change();

insert into ledger_entries (act, unit, from_account, to_account, amount, created_at)
select
  'points:' || user_id || ':' || reason_key,
  'point',
  case when earn > 0 then 'house:points' else 'guardian:' || user_id end,
  case when earn > 0 then 'guardian:' || user_id else 'house:points' end,
  earn + use,
  created_at
from point_entries
order by id;
