-- Gift cards that were bought. The code is shown to its owner alone.
create table gifts (
  id bigint generated always as identity primary key,
  group_id bigint not null references gift_groups (id),
  order_idx text not null unique references orders (idx),
  -- Null once the owner has left: the card is gone with its points.
  user_id bigint references users (id) on delete set null,
  code text not null unique,
  bought_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  cancelled_at timestamptz
);
create index gifts_of_user on gifts (user_id, id desc);
create index gifts_of_group on gifts (group_id);
