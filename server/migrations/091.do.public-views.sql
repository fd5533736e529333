-- What one module offers of its tables to the others (server/src/table-owners.ts). Simple selections: PostgreSQL takes
-- them apart into the tables, so a query through them has the plan that it would have without.
create view account_contacts as select id, email, name, phone from users;
create view listing_heads as select id, kind, name, region_code, is_public, owner_user_id from businesses;
create view treatments as select id, parent_id, position, name from medicals;
create view product_prices as select business_id, medical_id, price from products;
create view visited_listings as select business_id, kind, visits from recent_visits;
