alter table reviews
  add column pet_id bigint references pets (id) on delete set null,
  -- What the pet was when the review was written: 강아지, 고양이, or null for another animal.
  add column pet_division text,
  add column pet_kind_name text,
  -- What it earned its writer.
  add column point integer not null default 500;
create index reviews_of_writer on reviews (user_id, created_at desc, id desc);
create index reviews_of_pet on reviews (pet_id);

-- The business's answer.
create table review_replies (
  review_id bigint primary key references reviews (id) on delete cascade,
  content text not null check (char_length(content) between 1 and 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table review_reports (
  review_id bigint not null references reviews (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  reason text not null,
  detail text,
  created_at timestamptz not null,
  primary key (review_id, user_id)
);
create index review_reports_of_user on review_reports (user_id);

-- Points of a deleted review that were spent and could not be taken back: this business earns this person nothing again.
create table review_write_offs (
  user_id bigint not null references users (id) on delete cascade,
  business_id bigint not null references businesses (id) on delete cascade,
  point integer not null check (point > 0),
  created_at timestamptz not null,
  primary key (user_id, business_id)
);
create index review_write_offs_of_business on review_write_offs (business_id);
