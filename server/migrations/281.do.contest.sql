create table contest_rounds (
  id bigint generated always as identity primary key,
  title text not null,
  -- Cleaned HTML.
  description text not null,
  -- The first prize first.
  prizes text[] not null check (cardinality(prizes) between 1 and 10),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- When the winners were made known.
  announced_at timestamptz,
  entry_count integer not null default 0,
  created_at timestamptz not null,
  -- One at a time.
  constraint contest_rounds_apart exclude using gist (tstzrange(starts_at, ends_at) with &&)
);

create table contest_entries (
  id bigint generated always as identity primary key,
  round_id bigint not null references contest_rounds (id),
  -- A withdrawn member's entries stay, under no name.
  user_id bigint references users (id) on delete set null,
  title text not null,
  -- Cleaned HTML.
  content text not null,
  -- Addresses, in order.
  images text[] not null check (cardinality(images) between 1 and 12),
  like_count integer not null default 0,
  comment_count integer not null default 0,
  -- 1 has won the first prize.
  place smallint check (place between 1 and 10),
  created_at timestamptz not null,
  updated_at timestamptz,
  unique (round_id, place)
);
create index contest_entries_of_round on contest_entries (round_id, id desc);
create index contest_entries_liked on contest_entries (round_id, like_count desc, id desc);
create index contest_entries_by_author on contest_entries (user_id, id desc);

create table contest_likes (
  entry_id bigint not null references contest_entries (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (entry_id, user_id)
);
create index contest_likes_by_time on contest_likes (entry_id, created_at desc, user_id desc);

create table contest_comments (
  id bigint generated always as identity primary key,
  entry_id bigint not null references contest_entries (id) on delete cascade,
  -- A comment on a comment; one level.
  parent_id bigint references contest_comments (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  -- Null: deleted, and kept because others have answered.
  content text,
  like_count integer not null default 0,
  created_at timestamptz not null
);
create index contest_comments_of_entry on contest_comments (entry_id, id) where parent_id is null;
create index contest_comments_of_parent on contest_comments (parent_id, id) where parent_id is not null;

create table contest_comment_likes (
  comment_id bigint not null references contest_comments (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index contest_comment_likes_by_time on contest_comment_likes (comment_id, created_at desc, user_id desc);
