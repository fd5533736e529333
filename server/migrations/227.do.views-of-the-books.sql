-- Orders for the modules that sell: they hold what they have given against them.
create view sold_orders as
select idx, kind, subject_id, state from orders;

-- Beside what stands on an account what has ever come to it: of an order, all that was paid for it and all that came back.
create or replace view ledger_balances as
select account, unit, sum(amount)::bigint as balance, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as received
from (
  select to_account as account, unit, amount from ledger_entries
  union all
  select from_account, unit, -amount from ledger_entries
) movements
group by account, unit;
