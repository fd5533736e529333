-- From when the points of a review come that nothing stands behind; null once they have come, or never will. What was
-- written before has its points.
alter table reviews add column points_from timestamptz;
create index reviews_points_wait on reviews (points_from) where points_from is not null;

-- How many reviews have earned a person points in a month of Seoul with nothing behind them; it stays when they are deleted.
create table review_unproven_points (
  user_id bigint not null references users (id) on delete cascade,
  month date not null,
  reviews smallint not null check (reviews > 0),
  primary key (user_id, month)
);

-- And how many points of it are still paid.
create or replace view sold_orders as
select idx, kind, subject_id, orders.state, (select r.state from order_refunds r where r.order_id = orders.id) as refund_state,
  point - refunded_point as point_left
from orders;
