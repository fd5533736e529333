-- Receipts of a review. One is never changed: what differs is a new one, so that an operator decides about what they have seen.
create table receipts (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews (id) on delete cascade,
  position smallint not null check (position between 1 and 5),
  -- Null once the writer has left.
  picture_key text,
  paid_on date not null,
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'refused')),
  -- Why it was refused.
  reason text,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'refused') = (reason is not null)),
  check ((state = 'waiting') = (decided_at is null)),
  check (state = 'verified' or picture_key is not null)
);
create index receipts_of_review on receipts (review_id, position);
create index receipts_waiting on receipts (id) where state = 'waiting';
create index receipts_verified on receipts (paid_on desc, id desc) where state = 'verified';
create unique index receipts_picture on receipts (picture_key);

create table receipt_items (
  receipt_id bigint not null references receipts (id) on delete cascade,
  position smallint not null check (position between 1 and 50),
  medical_id bigint references medicals (id) on delete set null,
  name text not null,
  price integer not null check (price between 0 and 100000000),
  primary key (receipt_id, position)
);
create index receipt_items_of_medical on receipt_items (medical_id);

-- What was ever handed in, by a hash of the picture: it stays when the receipt goes, so that nobody hands it in again unseen.
create table receipt_pictures (
  key text primary key,
  hash bytea not null,
  created_at timestamptz not null
);
create index receipt_pictures_alike on receipt_pictures (hash);

-- What hospitals were paid, as far as it has been verified.
create view receipt_prices as
  select i.medical_id, r.business_id, r.user_id, i.price, c.paid_on
  from receipt_items i join receipts c on c.id = i.receipt_id join reviews r on r.id = c.review_id
  where c.state = 'verified' and r.kind = 'hospital' and i.medical_id is not null and i.price > 0;
