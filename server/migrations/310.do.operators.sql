-- Accounts that act for the house on /operator, and their second factor. Named by command line; whoever leaves is none any more.
create table operators (
  user_id bigint primary key references users (id) on delete cascade,
  named_at timestamptz not null,
  -- What the command has printed, until the authenticator is there.
  enrolment_hash bytea,
  enrolment_until timestamptz,
  -- Encrypted with a key of the site's secret.
  secret bytea,
  enrolled_at timestamptz,
  -- The last time step of which a code was taken: none is taken twice.
  last_step bigint not null default 0,
  failures integer not null default 0,
  locked_until timestamptz,
  check ((enrolment_hash is null) = (enrolment_until is null)),
  check (enrolled_at is null or secret is not null)
);

create table operator_recovery_codes (
  user_id bigint not null references operators (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table operator_sessions (
  token_hash bytea primary key,
  user_id bigint not null references operators (user_id) on delete cascade,
  -- The login that it stands on: refresh_tokens.family_id.
  login text not null,
  started_at timestamptz not null,
  used_at timestamptz not null
);
create index operator_sessions_of on operator_sessions (user_id);

-- Another password, or an end of writing, ends what is open, whichever way it comes about.
create function end_operator_sessions() returns trigger language plpgsql as $$
begin
  delete from operator_sessions where user_id = case tg_table_name when 'users' then (to_jsonb(new) ->> 'id')::bigint
    else (to_jsonb(new) ->> 'user_id')::bigint end;
  return null;
end $$;
create trigger users_password_ends_operator after update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash) execute function end_operator_sessions();
create trigger account_blocks_end_operator after insert or update on account_blocks
  for each row execute function end_operator_sessions();
