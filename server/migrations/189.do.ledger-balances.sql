-- What stands on every account, from the entries alone.
create view ledger_balances as
select account, unit, sum(amount)::bigint as balance
from (
  select to_account as account, unit, amount from ledger_entries
  union all
  select from_account, unit, -amount from ledger_entries
) movements
group by account, unit;
