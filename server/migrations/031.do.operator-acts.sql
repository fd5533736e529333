-- What operators did, in the order they did it. Never changed, never deleted.
create table operator_acts (
  id bigint generated always as identity primary key,
  act text not null,
  details jsonb not null,
  created_at timestamptz not null
);
create trigger operator_acts_append_only before update or delete on operator_acts
  for each row execute function refuse_change();
