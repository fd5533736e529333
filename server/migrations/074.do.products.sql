-- What a hospital or company offers: goods, services, bookable things; and a hospital's treatments with its fees,
-- which are called what the tree of treatments (061) calls them. Hospitals and companies share the one table, so
-- that a reservation names a product of either by one id.
create table products (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses (id) on delete cascade,
  product_type text not null check (product_type in ('medical', 'product', 'service', 'reservation')),
  medical_id bigint references medicals (id),
  name text check (char_length(name) between 1 and 60),
  -- Won.
  price integer not null check (price between 0 and 100000000),
  description1 text,
  description2 text,
  description3 text,
  -- HTML as rich-text.ts lets it through.
  content text,
  product_image text,
  created_at timestamptz not null,
  updated_at timestamptz not null,

  check ((product_type = 'medical') = (medical_id is not null)),
  check ((product_type = 'medical') = (name is null)),
  constraint products_medical_key unique (business_id, medical_id)
);
create index products_of_business on products (business_id, id);
create index products_of_medical on products (medical_id) where medical_id is not null;

create table product_options (
  id bigint generated always as identity primary key,
  product_id bigint not null references products (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- Won, on top of the product's.
  additional_price integer not null check (additional_price between 0 and 100000000)
);
create index product_options_of on product_options (product_id, id);
