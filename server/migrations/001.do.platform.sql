-- Looked up by name and text everywhere, so they are here once.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  claimed_at timestamptz not null,
  status integer,
  body text,
  content_type text,
  primary key (scope, key)
);
create index idempotency_keys_claimed_at on idempotency_keys (claimed_at);
