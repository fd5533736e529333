-- One order, one payment, for whatever is paid. The amount is fixed when the order opens; the state moves by one
-- conditional update at a time.
create table orders (
  id bigint generated always as identity primary key,
  -- What the provider and the addresses call it; cannot be guessed.
  idx text not null unique,
  -- Null once the buyer has left; `buyer_id` stays as a number that names nobody.
  user_id bigint references users (id) on delete set null,
  buyer_id bigint not null,
  kind text not null,
  subject_id bigint not null,
  title text not null,
  price integer not null check (price > 0),
  point integer not null check (point >= 0),
  amount integer not null check (amount >= 0),
  state text not null check (state in ('open', 'approving', 'paid', 'expired', 'cancelled')),
  pay_method text,
  tno text unique,
  -- Why the last try to pay did not succeed, as the person reads it.
  note text,
  refunded_point integer not null default 0 check (refunded_point between 0 and point),
  refunded_amount integer not null default 0 check (refunded_amount between 0 and amount),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  approving_at timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  check (price = point + amount),
  check ((state in ('approving')) <= (approving_at is not null)),
  check ((state = 'paid') <= (paid_at is not null))
);
create index orders_of_user on orders (user_id, id desc);
create index orders_open on orders (expires_at) where state = 'open';
create index orders_approving on orders (approving_at) where state = 'approving';

-- Money that goes back at the provider: written in the transaction that owes it, sent by a job.
create table payment_cancels (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  tno text not null,
  amount integer not null check (amount > 0),
  -- What the payment held before this cancel: a repeat is told from a second cancel by it.
  remaining integer not null check (remaining >= amount),
  reason text not null,
  tries integer not null default 0,
  detail text,
  created_at timestamptz not null,
  done_at timestamptz
);
create index payment_cancels_waiting on payment_cancels (id) where done_at is null;
