-- What a list chooses by, what a question is about, and its accepted answer.
alter table board_posts
  add column category text,
  add column pet_kind text,
  add column pet_months integer,
  add column symptom text,
  add column answer_count integer not null default 0,
  add column accepted_comment_id bigint,
  -- What is searched, letter by letter: its markup says nothing.
  add column spelling text generated always as (
    normalize(lower(title || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g')), NFD)
  ) stored,
  add constraint board_posts_status_check check (status in (0, 1));

-- One level: a comment on a comment names the first of its thread. One that was deleted and has answers stays, without its words.
alter table board_comments
  add column parent_id bigint references board_comments (id) on delete cascade,
  add column deleted_at timestamptz,
  add column admin_name text,
  add column admin_email text;

alter table board_posts
  add constraint board_posts_accepted_fkey foreign key (accepted_comment_id) references board_comments (id) on delete set null;

update board_posts p set answer_count = p.comment_count where board_id = 'ask';

-- A board's list, whole and of a category, by number and by thumbs-up; what has ended comes last.
create index board_posts_by_number on board_posts (board_id, status, idx desc);
create index board_posts_by_category on board_posts (board_id, category, status, idx desc);
create index board_posts_by_likes on board_posts (board_id, status, like_count desc, idx desc);
create index board_posts_of_letters on board_posts using gin (board_id, spelling gin_trgm_ops);
create index board_posts_waiting on board_posts (category, idx desc) where board_id = 'ask' and answer_count = 0;
create index board_posts_accepted on board_posts (accepted_comment_id) where accepted_comment_id is not null;
create index board_comments_in_threads on board_comments (post_id, coalesce(parent_id, id), id);
create index board_comments_by_parent on board_comments (parent_id) where parent_id is not null;
create index board_comments_by_author on board_comments (user_id, post_id) where user_id is not null;
drop index board_comments_by_post;

-- How many posts a board has, of each category, so that no list counts them.
create table board_counts (
  board_id text not null,
  -- Empty: of none.
  category text not null,
  posts integer not null check (posts >= 0),
  primary key (board_id, category)
);
insert into board_counts select board_id, '', count(*) from board_posts group by board_id;

create table board_bookmarks (
  user_id bigint not null references users (id) on delete cascade,
  post_id bigint not null references board_posts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);
create index board_bookmarks_of_post on board_bookmarks (post_id);

create table board_reports (
  id bigint generated always as identity primary key,
  post_id bigint references board_posts (id) on delete cascade,
  comment_id bigint references board_comments (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  reason text not null check (reason in ('advertising', 'abuse', 'privacy', 'falsehood', 'other')),
  detail text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check (num_nonnulls(post_id, comment_id) = 1)
);
create unique index board_reports_of_post on board_reports (post_id, user_id) where post_id is not null;
create unique index board_reports_of_comment on board_reports (comment_id, user_id) where comment_id is not null;
create index board_reports_open on board_reports (created_at) where settled_at is null;
