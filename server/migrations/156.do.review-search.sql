-- Words in reviews are looked for within a business as within all of them.
create extension if not exists btree_gin;
create index reviews_of_letters on reviews using gin (business_id, (normalize(lower(review), nfd)) gin_trgm_ops);
