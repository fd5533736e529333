-- The secret address at which a business's calendar can be subscribed to, as long as its maker owns the business.
create table reservation_feeds (
  business_id bigint primary key references businesses (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  secret text not null unique,
  created_at timestamptz not null
);
create index reservation_feeds_of on reservation_feeds (user_id);
