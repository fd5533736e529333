-- The tables of listings as the search reads them. `row_id` is where a row lies: what the indexes of the search find.
-- A later column of `businesses` that the search needs is added by `create or replace view`.
create view searched_listings as select b.ctid as row_id, b.* from businesses b;
create view listing_totals as select * from listing_counts;
