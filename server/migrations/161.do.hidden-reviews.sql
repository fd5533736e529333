-- Hidden by an operator: gone for everybody but its writer, who is told why.
alter table reviews
  add column hidden_at timestamptz,
  add column hidden_reason text,
  add constraint reviews_hidden_check check ((hidden_at is null) = (hidden_reason is null));

-- An operator has looked at it.
alter table review_reports add column settled_at timestamptz;
create index review_reports_open on review_reports (review_id) where settled_at is null;

-- What is hidden does not count.
create or replace view review_recounts as
select business_id, min(kind) as kind, count(*)::integer as count, (count(*) filter (where would_revisit))::integer as revisit_count,
  sum(kindness_rating)::integer as kindness_sum, sum(price_rating)::integer as price_sum,
  coalesce(sum(explain_rating), 0)::integer as explain_sum, coalesce(sum(diagnosis_rating), 0)::integer as diagnosis_sum,
  coalesce(sum(facility_rating), 0)::integer as facility_sum, coalesce(sum(medicine_rating), 0)::integer as medicine_sum,
  coalesce(sum(hygiene_rating), 0)::integer as hygiene_sum, coalesce(sum(location_rating), 0)::integer as location_sum,
  (count(*) filter (where kindness_rating = 5))::integer as kindness_fives, (count(*) filter (where price_rating = 5))::integer as price_fives,
  (count(*) filter (where explain_rating = 5))::integer as explain_fives,
  (count(*) filter (where diagnosis_rating = 5))::integer as diagnosis_fives,
  (count(*) filter (where facility_rating = 5))::integer as facility_fives,
  (count(*) filter (where medicine_rating = 5))::integer as medicine_fives,
  (count(*) filter (where hygiene_rating = 5))::integer as hygiene_fives,
  (count(*) filter (where location_rating = 5))::integer as location_fives,
  array(select count(one.id)::integer from generate_series(0, 119) cell
    left join reviews one on one.business_id = reviews.business_id and one.cell = cell.cell and one.hidden_at is null group by cell.cell order by cell.cell) as cells
from reviews where hidden_at is null group by business_id;


create or replace function keep_review_summary() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then perform add_to_review_summary(old, -1); end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then perform add_to_review_summary(new, 1); end if;
  return null;
end
$$;
create trigger reviews_summed_hidden after update of hidden_at on reviews for each row execute function keep_review_summary();

drop index reviews_of_business, reviews_of_business_score, reviews_of_business_liked, reviews_of_business_cell, reviews_recent, reviews_score, reviews_liked, reviews_cell;
create index reviews_of_business on reviews (business_id, created_at desc, id desc) include (cell) where hidden_at is null;
create index reviews_of_business_score on reviews (business_id, exact_rating desc, created_at desc, id desc) include (cell) where hidden_at is null;
create index reviews_of_business_liked on reviews (business_id, like_count desc, created_at desc, id desc) include (cell) where hidden_at is null;
create index reviews_of_business_cell on reviews (business_id, cell) where hidden_at is null;
create index reviews_recent on reviews (kind, created_at desc, id desc) include (cell, business_id) where hidden_at is null;
create index reviews_score on reviews (kind, exact_rating desc, created_at desc, id desc) include (cell, business_id) where hidden_at is null;
create index reviews_liked on reviews (kind, like_count desc, created_at desc, id desc) include (cell, business_id) where hidden_at is null;
create index reviews_cell on reviews (kind, cell) where hidden_at is null;
