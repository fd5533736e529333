-- Listings that somebody has marked with a heart, and since when.
create table favourites (
  user_id bigint not null references users (id) on delete cascade,
  business_id bigint not null references businesses (id) on delete cascade,
  marked_at timestamptz not null,
  primary key (user_id, business_id)
);
create index favourites_latest on favourites (user_id, marked_at desc, business_id desc);
create index favourites_by_business on favourites (business_id);
