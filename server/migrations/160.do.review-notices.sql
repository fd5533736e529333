-- The writer wants a mail when the business answers.
alter table reviews add column hears_of_reply boolean not null default false;

-- What somebody is to be told by mail: the business of a new review, its writer of the reply. Once for each.
create table review_notices (
  review_id bigint not null references reviews (id) on delete cascade,
  told_of text not null check (told_of in ('review', 'reply')),
  business_id bigint not null references businesses (id) on delete cascade,
  created_at timestamptz not null,
  -- Null: waits for the job.
  sent_at timestamptz,
  primary key (review_id, told_of)
);
create index review_notices_waiting on review_notices (business_id, review_id) where sent_at is null;
create index review_notices_sent on review_notices (business_id, sent_at desc) where sent_at is not null;
