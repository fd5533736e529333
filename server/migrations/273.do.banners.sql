-- Pictures that lead somewhere, on home and lists. Operators put them up, each for its time.
create table banners (
  id bigint generated always as identity primary key,
  -- Where it stands: 0 home, 1 lists.
  type smallint not null,
  name text not null,
  -- Addresses of uploads.
  pc_image text not null,
  mobile_image text not null,
  url text not null,
  is_internal_link boolean not null,
  -- Somebody pays for it, so that it is marked.
  is_ad boolean not null,
  visible boolean not null default true,
  display_start timestamptz not null,
  display_end timestamptz not null,
  created_at timestamptz not null
);
create index banners_shown on banners (type, display_end) where visible;

-- Who has seen or pressed it today: once a visitor and day. Rows of earlier days go.
create table banner_visits (
  banner_id bigint not null references banners (id) on delete cascade,
  day date not null,
  act text not null check (act in ('view', 'click')),
  visitor text not null,
  primary key (banner_id, day, act, visitor)
);
create index banner_visits_by_day on banner_visits (day);

create table banner_daily_counts (
  banner_id bigint not null references banners (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  clicks integer not null default 0,
  primary key (banner_id, day)
);
