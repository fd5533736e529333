-- 1:1 inquiries: a guardian's and the operators', nobody else's. They go with their asker.
create table inquiries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  category text not null,
  title text not null,
  content text not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index inquiries_of on inquiries (user_id, id desc);
create index inquiries_waiting on inquiries (id) where answered_at is null;

create table inquiry_pictures (
  inquiry_id bigint not null references inquiries (id) on delete cascade,
  place smallint not null,
  -- Of a private upload.
  key text not null,
  primary key (inquiry_id, place)
);
