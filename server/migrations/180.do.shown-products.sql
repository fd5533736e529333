-- What a business decides of its products beside what they are: in which order they stand, whether guardians see them,
-- and several pictures, of which the first is product_image. Products that were never put in order stand as they came.
alter table products
  add column pictures text[] not null default '{}',
  add column is_shown boolean not null default true,
  add column position integer not null default 0;

update products set pictures = array[product_image] where product_image is not null;

alter table products
  add constraint products_first_picture check (product_image is not distinct from pictures[1]),
  add constraint products_pictures check (cardinality(pictures) <= 10);

alter table product_options add column position integer not null default 0;
