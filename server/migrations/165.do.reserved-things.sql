-- A product that has been booked stays for its bookings when its business takes it away.
alter table products
  add column was_booked boolean not null default false,
  add column retired_at timestamptz;
alter table products drop constraint products_medical_key;
create unique index products_medical_key on products (business_id, medical_id) where retired_at is null;
create or replace view product_prices as
  select business_id, medical_id, price, retired_at is null as is_offered from products;
create view pet_pictures as select id, pet_image from pets;

alter table reservations
  -- Won: the sum of its items.
  add column price integer not null default 0 check (price >= 0),
  add column pet_id bigint references pets (id) on delete set null,
  -- Beside name and kind: what the pet was when it was booked for.
  add column pet_gender text check (pet_gender in ('male', 'female')),
  add column pet_grams integer check (pet_grams > 0),
  add column pet_type text,
  add column pet_birthday date;
create index reservations_of_pet on reservations (pet_id) where pet_id is not null;

-- What was booked, by the names and prices that it had then: a row for each product, and one for each option of it.
create table reservation_items (
  id bigint generated always as identity primary key,
  reservation_id bigint not null references reservations (id) on delete cascade,
  purpose text not null check (purpose in ('medical', 'service', 'reservation')),
  product_id bigint references products (id) on delete set null,
  product_name text not null,
  option_id bigint references product_options (id) on delete set null,
  option_name text,
  -- Won: of an option what it adds.
  price integer not null check (price between 0 and 100000000)
);
create index reservation_items_of on reservation_items (reservation_id, id);
create index reservation_items_of_product on reservation_items (product_id);
create index reservation_items_of_option on reservation_items (option_id) where option_id is not null;
