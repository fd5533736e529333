-- Every minute those whose visit is long over are forgotten: without this every reservation was read for it.
create index reservations_callers on reservations (upper(during)) where is_by_phone and guest_name is not null;
