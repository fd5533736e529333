-- An approval got no answer and the provider knew nothing of it when asked: it may still arrive there. Asked once more
-- after the order has ended, so that what was charged late goes back.
alter table orders add column unanswered_at timestamptz;
create index orders_unanswered on orders (ended_at) where unanswered_at is not null and state in ('expired', 'cancelled');
