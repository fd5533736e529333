-- Which of the things that lists are filtered by a review has, as one number from 0 to 119:
-- star - 1 + 5 × pictures + 10 × verified + 20 × pet (1 강아지, 2 고양이) + 60 × answered (summary.policy.ts).
create function review_cell(rating_sum integer, ratings integer, has_pictures boolean, is_verified boolean, pet_division text, is_answered boolean)
returns smallint language sql immutable parallel safe
return floor(round(rating_sum::numeric / ratings, 1)) - 1 + 5 * has_pictures::integer + 10 * is_verified::integer
  + 20 * case pet_division when '강아지' then 1 when '고양이' then 2 else 0 end + 60 * is_answered::integer;

alter table reviews add column is_answered boolean not null default false;
update reviews set is_answered = true where id in (select review_id from review_replies);
alter table reviews add column cell smallint not null generated always as (review_cell(
  kindness_rating + price_rating + coalesce(explain_rating, 0) + coalesce(diagnosis_rating, 0) + coalesce(facility_rating, 0)
    + coalesce(medicine_rating, 0) + coalesce(hygiene_rating, 0) + coalesce(location_rating, 0),
  num_nonnulls(kindness_rating, price_rating, explain_rating, diagnosis_rating, facility_rating, medicine_rating, hygiene_rating, location_rating),
  files <> '{}', is_verified, pet_division, is_answered)) stored;

create function keep_answered() returns trigger language plpgsql as $$
begin
  update reviews set is_answered = (tg_op = 'INSERT') where id = coalesce(new.review_id, old.review_id);
  return null;
end
$$;
create trigger review_replies_kept after insert or delete on review_replies for each row execute function keep_answered();

-- What all reviews of a business come to, kept by the writes themselves. Whoever writes holds the review first, then this row.
create table review_summaries (
  business_id bigint primary key references businesses (id) on delete cascade,
  kind text not null,
  count integer not null default 0 check (count >= 0),
  revisit_count integer not null default 0 check (revisit_count >= 0),
  -- Of each rating the sum, and how many gave five.
  kindness_sum integer not null default 0,
  price_sum integer not null default 0,
  explain_sum integer not null default 0,
  diagnosis_sum integer not null default 0,
  facility_sum integer not null default 0,
  medicine_sum integer not null default 0,
  hygiene_sum integer not null default 0,
  location_sum integer not null default 0,
  kindness_fives integer not null default 0,
  price_fives integer not null default 0,
  explain_fives integer not null default 0,
  diagnosis_fives integer not null default 0,
  facility_fives integer not null default 0,
  medicine_fives integer not null default 0,
  hygiene_fives integer not null default 0,
  location_fives integer not null default 0,
  -- How many reviews are in each cell: cells[1] is cell 0.
  cells integer[] not null default array_fill(0, array[120])
);
create index review_summaries_of_kind on review_summaries (kind);

-- The same from the reviews themselves.
create view review_recounts as
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
    left join reviews one on one.business_id = reviews.business_id and one.cell = cell.cell group by cell.cell order by cell.cell) as cells
from reviews group by business_id;

create function add_to_review_summary(review reviews, sign integer) returns void language plpgsql as $$
begin
  loop
    update review_summaries set
      count = count + sign,
      revisit_count = revisit_count + sign * review.would_revisit::integer,
      kindness_sum = kindness_sum + sign * review.kindness_rating,
      price_sum = price_sum + sign * review.price_rating,
      explain_sum = explain_sum + sign * coalesce(review.explain_rating, 0),
      diagnosis_sum = diagnosis_sum + sign * coalesce(review.diagnosis_rating, 0),
      facility_sum = facility_sum + sign * coalesce(review.facility_rating, 0),
      medicine_sum = medicine_sum + sign * coalesce(review.medicine_rating, 0),
      hygiene_sum = hygiene_sum + sign * coalesce(review.hygiene_rating, 0),
      location_sum = location_sum + sign * coalesce(review.location_rating, 0),
      kindness_fives = kindness_fives + sign * (review.kindness_rating = 5)::integer,
      price_fives = price_fives + sign * (review.price_rating = 5)::integer,
      explain_fives = explain_fives + sign * coalesce(review.explain_rating = 5, false)::integer,
      diagnosis_fives = diagnosis_fives + sign * coalesce(review.diagnosis_rating = 5, false)::integer,
      facility_fives = facility_fives + sign * coalesce(review.facility_rating = 5, false)::integer,
      medicine_fives = medicine_fives + sign * coalesce(review.medicine_rating = 5, false)::integer,
      hygiene_fives = hygiene_fives + sign * coalesce(review.hygiene_rating = 5, false)::integer,
      location_fives = location_fives + sign * coalesce(review.location_rating = 5, false)::integer,
      cells[review.cell + 1] = cells[review.cell + 1] + sign
    where business_id = review.business_id;
    -- Gone with its business: there is nothing left to take away from.
    exit when found or sign < 0;
    insert into review_summaries (business_id, kind) values (review.business_id, review.kind) on conflict do nothing;
  end loop;
end
$$;

create function keep_review_summary() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_review_summary(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_review_summary(new, 1); end if;
  return null;
end
$$;
create trigger reviews_summed after insert or delete on reviews for each row execute function keep_review_summary();
create trigger reviews_summed_again after update of kindness_rating, price_rating, explain_rating, diagnosis_rating, facility_rating,
  medicine_rating, hygiene_rating, location_rating, would_revisit, files, is_verified, pet_division, is_answered
  on reviews for each row execute function keep_review_summary();

insert into review_summaries (business_id, kind, count, revisit_count, kindness_sum, price_sum, explain_sum, diagnosis_sum, facility_sum,
  medicine_sum, hygiene_sum, location_sum, kindness_fives, price_fives, explain_fives, diagnosis_fives, facility_fives, medicine_fives,
  hygiene_fives, location_fives, cells)
select * from review_recounts;

-- Lists walk these in order and see a review's cell without the review; few are gathered by their cells.
drop index reviews_of_business, reviews_recent, reviews_score, reviews_liked, reviews_of_user;
create index reviews_of_business on reviews (business_id, created_at desc, id desc) include (cell);
create index reviews_of_business_score on reviews (business_id, exact_rating desc, created_at desc, id desc) include (cell);
create index reviews_of_business_liked on reviews (business_id, like_count desc, created_at desc, id desc) include (cell);
create index reviews_of_business_cell on reviews (business_id, cell);
create index reviews_recent on reviews (kind, created_at desc, id desc) include (cell, business_id);
create index reviews_score on reviews (kind, exact_rating desc, created_at desc, id desc) include (cell, business_id);
create index reviews_liked on reviews (kind, like_count desc, created_at desc, id desc) include (cell, business_id);
create index reviews_cell on reviews (kind, cell);
