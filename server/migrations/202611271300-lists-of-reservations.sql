-- without a transaction
-- Pages of a long list, and their number, are read from these alone: what a list is narrowed by is in them.
drop index concurrently if exists reservations_listed;
create index concurrently reservations_listed on reservations (business_id, id desc) include (status, during, end_date);
drop index concurrently if exists reservations_listed_by_day;
create index concurrently reservations_listed_by_day on reservations (business_id, lower(during), id) include (status, during, end_date);
drop index concurrently if exists reservations_of_business;
drop index concurrently if exists reservations_by_day;
