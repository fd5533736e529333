-- What only a pharmacy says of itself: that it belongs to a union of pharmacies, and what is particular of it.
alter table businesses
  add column is_union boolean not null default false,
  add column uniqueness text;
