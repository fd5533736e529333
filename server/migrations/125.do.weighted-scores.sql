-- A mean of few reviews says little: five reviews of 4 are counted in, so that a single 5.0 is not first in the nation.
create function weighted_score(score numeric, reviews integer) returns numeric language sql immutable parallel safe
  return case when reviews > 0 then (coalesce(score, 0) * reviews + 4.0 * 5) / (reviews + 5) else 0 end;

drop index businesses_score;
create index businesses_score on businesses (kind, weighted_score(review_score, review_count) desc, review_count desc, id desc) where is_public;
drop index businesses_premium;
create index businesses_premium on businesses (kind, weighted_score(review_score, review_count) desc, review_count desc, id desc)
  where is_public and is_premium;
