-- The index of letters finds too many, and each found one is compared again: with its spelling stored, that is not made anew each time.
alter table reviews add column spelling text generated always as (normalize(lower(review), nfd)) stored;
drop index reviews_of_letters;
create index reviews_of_letters on reviews using gin (business_id, spelling gin_trgm_ops);
