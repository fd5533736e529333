-- An operator takes gift cards off sale; what is bought stays.
alter table gift_groups add column is_on_sale boolean not null default true;
-- A card is worth what it was bought for, whatever its group costs later.
alter table gifts add column price integer check (price > 0);
update gifts set price = (select price from gift_groups where id = group_id);
alter table gifts alter column price set not null;
