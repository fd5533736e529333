-- The community's boards: one table for all of them, each board numbering its own posts.
create table board_posts (
  id bigint generated always as identity primary key,
  board_id text not null check (board_id in ('marketplace', 'petcafe', 'mypet', 'ask', 'pet-doctor')),
  -- The number within the board, as people see it in the address.
  idx integer not null,
  -- A withdrawn member's posts stay, under no name.
  user_id bigint references users (id) on delete set null,
  title text not null,
  -- Cleaned HTML.
  content text not null,
  -- marketplace only: 0 running, 1 ended.
  status smallint not null default 0,
  view_count integer not null default 0,
  like_count integer not null default 0,
  comment_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz,
  unique (board_id, idx)
);
create index board_posts_by_author on board_posts (user_id, board_id, id desc);

-- The last number given on each board: locked while a post is written, so that numbers have no gaps and no doubles.
create table board_numbers (
  board_id text primary key,
  last_idx integer not null
);
insert into board_numbers (board_id, last_idx) values ('marketplace', 0), ('petcafe', 0), ('mypet', 0), ('ask', 0), ('pet-doctor', 0);

create table board_comments (
  id bigint generated always as identity primary key,
  post_id bigint not null references board_posts (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  content text not null,
  created_at timestamptz not null,
  updated_at timestamptz
);
create index board_comments_by_post on board_comments (post_id, id);

create table board_likes (
  post_id bigint not null references board_posts (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (post_id, user_id)
);

-- Who has seen what on which day: a view counts once a day per visitor.
create table board_views (
  post_id bigint not null references board_posts (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (post_id, day, visitor)
);
