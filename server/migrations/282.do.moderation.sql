-- Reports of whatever people have written. What was reported is kept as it was then, whoever deletes it later.
create table reports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('post', 'comment', 'entry', 'entryComment', 'message', 'review')),
  thing_id bigint not null,
  reporter_id bigint references users (id) on delete set null,
  author_id bigint references users (id) on delete set null,
  reason text not null check (reason in ('advertising', 'abuse', 'privacy', 'falsehood', 'other')),
  detail text,
  content text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  outcome text check (outcome in ('kept', 'hidden', 'blocked')),
  check ((settled_at is null) = (outcome is null))
);
create unique index reports_of_person on reports (kind, thing_id, reporter_id) where reporter_id is not null;
create index reports_open on reports (kind, thing_id) where settled_at is null;
create index reports_settled on reports (settled_at) where settled_at is not null;
create index reports_by_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_of_author on reports (author_id) where author_id is not null;

insert into reports (kind, thing_id, reporter_id, author_id, reason, detail, content, created_at, settled_at, outcome)
select 'post', p.id, r.user_id, p.user_id, r.reason, r.detail,
  left(p.title || E'\n' || regexp_replace(p.content, '<[^>]*>', ' ', 'g'), 1000), r.created_at, r.settled_at,
  case when r.settled_at is not null then 'kept' end
from board_reports r join board_posts p on p.id = r.post_id;
insert into reports (kind, thing_id, reporter_id, author_id, reason, detail, content, created_at, settled_at, outcome)
select 'comment', c.id, r.user_id, c.user_id, r.reason, r.detail, left(c.content, 1000), r.created_at, r.settled_at,
  case when r.settled_at is not null then 'kept' end
from board_reports r join board_comments c on c.id = r.comment_id;
insert into reports (kind, thing_id, reporter_id, author_id, reason, detail, content, created_at, settled_at, outcome)
select 'review', v.id, r.user_id, v.user_id, r.reason, r.detail, left(v.review, 1000), r.created_at, r.settled_at,
  case when r.settled_at is null then null when v.hidden_at is null then 'kept' else 'hidden' end
from review_reports r join reviews v on v.id = r.review_id;
drop table board_reports, review_reports;

-- What a person has reported already, and what waits for an operator, for the modules whose things they are.
create view reported_things as select kind, thing_id, reporter_id, settled_at is null as is_open from reports;

-- Hidden by an operator: gone for everybody but its author, who is told why.
alter table board_posts
  add column hidden_at timestamptz, add column hidden_reason text,
  add constraint board_posts_hidden_check check ((hidden_at is null) = (hidden_reason is null));
alter table board_comments
  add column hidden_at timestamptz, add column hidden_reason text,
  add constraint board_comments_hidden_check check ((hidden_at is null) = (hidden_reason is null));
alter table contest_entries
  add column hidden_at timestamptz, add column hidden_reason text,
  add constraint contest_entries_hidden_check check ((hidden_at is null) = (hidden_reason is null));
alter table contest_comments
  add column hidden_at timestamptz, add column hidden_reason text,
  add constraint contest_comments_hidden_check check ((hidden_at is null) = (hidden_reason is null));

-- What lists read without looking at each post.
drop index board_posts_by_number, board_posts_by_category, board_posts_by_likes, board_posts_waiting, board_posts_listed;
create index board_posts_by_number on board_posts (board_id, status, idx desc) where hidden_at is null;
create index board_posts_by_category on board_posts (board_id, category, status, idx desc) where hidden_at is null;
create index board_posts_by_likes on board_posts (board_id, status, like_count desc, idx desc) where hidden_at is null;
create index board_posts_waiting on board_posts (category, idx desc) where board_id = 'ask' and answer_count = 0 and hidden_at is null;
create index board_posts_listed on board_posts (board_id, idx) include (updated_at, created_at) where hidden_at is null;
drop index contest_entries_of_round, contest_entries_liked;
create index contest_entries_of_round on contest_entries (round_id, id desc) where hidden_at is null;
create index contest_entries_liked on contest_entries (round_id, like_count desc, id desc) where hidden_at is null;

-- An account that reads, and writes nothing to others until then.
create table account_blocks (
  user_id bigint primary key references users (id) on delete cascade,
  until timestamptz not null,
  reason text not null,
  created_at timestamptz not null
);
create function tell_block() returns trigger language plpgsql as $$
begin
  perform pg_notify('standings', coalesce(new.user_id, old.user_id)::text);
  return null;
end $$;
create trigger account_blocks_told after insert or update or delete on account_blocks for each row execute function tell_block();

-- Words that nobody may write; `letters` is what is looked for.
create table forbidden_words (
  letters text primary key,
  word text not null,
  created_at timestamptz not null
);

-- Who did it: the operator's name on the machine. Acts from before name nobody.
alter table operator_acts add column by text;
