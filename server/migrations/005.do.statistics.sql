create table page_views (
  id bigint generated always as identity primary key,
  path text not null,
  referrer text,
  user_id bigint,
  created_at timestamptz not null
);
create index page_views_by_day on page_views (created_at);
