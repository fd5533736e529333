-- How many cards of a group have ever been put on sale: what is left and what is sold or held for an order make it.
alter table gift_groups add column stocked integer;
update gift_groups set stocked = stock + (
  select count(*) from orders where kind = 'gift' and subject_id = gift_groups.id and state in ('open', 'approving', 'paid')
);
alter table gift_groups alter column stocked set not null, add constraint gift_groups_stocked check (stock <= stocked);
