-- What the house tells everybody, and what it is asked again and again. Operators write both.
create table notices (
  id bigint generated always as identity primary key,
  title text not null,
  -- Cleaned HTML.
  content text not null,
  -- As whom it is signed: operators have no accounts.
  writer text not null,
  view_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz
);

create table notice_files (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notices (id) on delete cascade,
  -- As it is called when it is taken along.
  name text not null,
  key text not null,
  size integer not null
);
create index notice_files_of on notice_files (notice_id, id);

-- Who has read what today: a view counts once a day per visitor. Rows of earlier days go.
create table notice_views (
  notice_id bigint not null references notices (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (notice_id, day, visitor)
);
create index notice_views_by_day on notice_views (day);

create table faqs (
  id bigint generated always as identity primary key,
  category text not null,
  question text not null,
  -- Cleaned HTML.
  answer text not null,
  -- Question and answer without markup, spaces and capitals.
  search_key text not null,
  -- Within its category: the lowest first, then the oldest.
  place smallint not null,
  created_at timestamptz not null,
  updated_at timestamptz
);
