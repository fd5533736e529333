create table gift_groups (
  id bigint generated always as identity primary key,
  name text not null unique,
  image text,
  price integer not null check (price > 0),
  stock integer not null check (stock >= 0),
  created_at timestamptz not null
);
