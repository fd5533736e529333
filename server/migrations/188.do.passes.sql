-- What opens the detailed medical fee records for some days.
create table pass_items (
  id bigint generated always as identity primary key,
  name text not null unique,
  days integer not null check (days between 1 and 3650),
  price integer not null check (price > 0),
  is_on_sale boolean not null default true
);
insert into pass_items (name, days, price) values ('1일 이용권', 1, 1000), ('7일 이용권', 7, 4900), ('30일 이용권', 30, 14900);

create table passes (
  id bigint generated always as identity primary key,
  item_id bigint not null references pass_items (id),
  order_idx text not null unique references orders (idx),
  user_id bigint references users (id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cancelled_at timestamptz,
  check (ends_at > starts_at)
);
create index passes_of_user on passes (user_id, id desc);
