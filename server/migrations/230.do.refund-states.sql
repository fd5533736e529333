-- How far money is that goes back at the provider, and when it is asked next: sent by whoever has claimed it until then.
alter table payment_cancels
  add column state text not null default 'asked' check (state in ('asked', 'refused', 'given_up', 'done')),
  add column next_at timestamptz;
update payment_cancels set state = 'done' where done_at is not null;
update payment_cancels set next_at = created_at where done_at is null;
alter table payment_cancels add check ((state = 'done') = (done_at is not null)), add check ((state in ('asked', 'refused')) = (next_at is not null));
drop index payment_cancels_waiting;
create index payment_cancels_due on payment_cancels (next_at) where next_at is not null;
create index payment_cancels_of on payment_cancels (order_id);

-- The state of all that goes back of an order: the worst of its cancels; null when no money has to go back.
create view order_refunds as
select order_id, (array_agg(state order by array_position(array['given_up', 'refused', 'asked', 'done'], state)))[1] as state
from payment_cancels group by order_id;

create or replace view reservation_payments as
select idx, subject_id as reservation_id, orders.state, price, point, amount, refunded_point, refunded_amount, paid_at,
  (select r.state from order_refunds r where r.order_id = orders.id) as refund_state
from orders
where kind = 'reservation';

create or replace view sold_orders as
select idx, kind, subject_id, orders.state, (select r.state from order_refunds r where r.order_id = orders.id) as refund_state
from orders;
