-- Codes by which who joins shows that a mailbox is theirs: the last one for each address.
create table email_codes (
  email text primary key,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index email_codes_by_expiry on email_codes (expires_at);
