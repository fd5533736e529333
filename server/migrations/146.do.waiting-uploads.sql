-- Files that no record shows: those that wait with the person who sent them, and those to be removed.
create table waiting_uploads (
  -- `images/<uuid>`, or the whole key of a private file.
  key text collate "C" primary key,
  -- Null: nobody may take it any more, the next sweep removes it.
  user_id bigint references users (id) on delete set null,
  -- Bytes as they were sent.
  size integer not null,
  created_at timestamptz not null
);
create index waiting_uploads_of on waiting_uploads (user_id, created_at);
create index waiting_uploads_by_age on waiting_uploads (created_at);
