create table alerts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- Which transaction has told it: rows become visible in another order than they are numbered.
  told_by xid8 not null default pg_current_xact_id(),
  -- `review.replied`: which team's, and what happened.
  kind text not null check (kind ~ '^[a-z-]{2,20}\.[a-z-]{2,20}$'),
  -- What of that kind it is about: a second one that finds the first unread takes its place.
  subject text not null check (length(subject) <= 80),
  -- How many have become this one.
  times integer not null check (times >= 1),
  text text not null check (length(text) <= 200),
  -- Where it leads on this site.
  path text not null check (path ~ '^/([^/\\]|$)' and length(path) <= 300),
  created_at timestamptz not null,
  read_at timestamptz
);
create index alerts_of_user on alerts (user_id, id desc);
create index alerts_unread on alerts (user_id, kind, subject) where read_at is null;
create index alerts_by_age on alerts (created_at);

-- Every process that somebody's browser listens to is told whose alerts are other ones now.
create function tell_alerts() returns trigger language plpgsql as $$
begin
  perform pg_notify('alerts', user_id::text) from (select distinct user_id from changed) of_people;
  return null;
end $$;
create trigger alerts_told after insert on alerts
  referencing new table as changed for each statement execute function tell_alerts();
create trigger alerts_read_told after update on alerts
  referencing new table as changed for each statement execute function tell_alerts();
