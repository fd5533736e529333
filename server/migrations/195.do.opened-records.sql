-- Detailed medical fee records that were bought one by one, for points. The receipt itself belongs to its review and
-- may go with it; the purchase is kept with its order.
create table receipt_purchases (
  id bigint generated always as identity primary key,
  receipt_id bigint not null,
  order_idx text not null unique references orders (idx),
  user_id bigint references users (id) on delete set null,
  bought_at timestamptz not null,
  cancelled_at timestamptz
);
create unique index receipt_purchases_once on receipt_purchases (user_id, receipt_id) where cancelled_at is null;

-- What somebody has opened, once a day; as it reads masked, since a pass ends.
create table receipt_openings (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  receipt_id bigint not null,
  day date not null,
  opened_by text not null check (opened_by in ('pass', 'purchase')),
  hospital text not null,
  location text not null,
  month text not null,
  opened_at timestamptz not null,
  unique (user_id, receipt_id, day)
);
create index receipt_openings_of_user on receipt_openings (user_id, id desc);
