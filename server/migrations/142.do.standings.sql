-- Every process remembers how logins stand, and is told here of what changes it, whoever changes it and by which way.
-- The channel carries the account.
create function tell_ended_logins() returns trigger language plpgsql as $$
begin
  perform pg_notify('standings', user_id::text) from (select distinct user_id from gone) ended;
  return null;
end $$;
create trigger refresh_tokens_told after delete on refresh_tokens
  referencing old table as gone for each statement execute function tell_ended_logins();

create function tell_approval() returns trigger language plpgsql as $$
begin
  perform pg_notify('standings', new.id::text);
  return null;
end $$;
create trigger users_approval_told after update of awaits_approval on users
  for each row when (old.awaits_approval is distinct from new.awaits_approval) execute function tell_approval();
