-- What was paid for a reservation, or is being paid: for whoever shows it, and for the job that ends what nobody pays.
create view reservation_payments as
select idx, subject_id as reservation_id, state, price, point, amount, refunded_point, refunded_amount, paid_at
from orders
where kind = 'reservation';

-- Paid once, and one try at a time.
create unique index orders_reservation_paid on orders (subject_id) where kind = 'reservation' and paid_at is not null;
create unique index orders_reservation_tried on orders (subject_id) where kind = 'reservation' and state in ('open', 'approving');
