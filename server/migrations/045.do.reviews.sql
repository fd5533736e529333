-- Reviews of every kind of business share who wrote what about whom, and when; each kind asks for a
-- different set of the ratings, which the check below spells out.
create table reviews (
  id bigint generated always as identity primary key,
  kind text not null,
  business_id bigint not null references businesses (id) on delete cascade,
  -- Null once the writer has left; the review stays.
  user_id bigint references users (id) on delete set null,
  visit_date date not null,
  kindness_rating smallint not null check (kindness_rating between 1 and 5),
  price_rating smallint not null check (price_rating between 1 and 5),
  explain_rating smallint check (explain_rating between 1 and 5),
  diagnosis_rating smallint check (diagnosis_rating between 1 and 5),
  facility_rating smallint check (facility_rating between 1 and 5),
  medicine_rating smallint check (medicine_rating between 1 and 5),
  hygiene_rating smallint check (hygiene_rating between 1 and 5),
  location_rating smallint check (location_rating between 1 and 5),
  exact_rating numeric not null generated always as (
    (kindness_rating + price_rating + coalesce(explain_rating, 0) + coalesce(diagnosis_rating, 0)
      + coalesce(facility_rating, 0) + coalesce(medicine_rating, 0) + coalesce(hygiene_rating, 0)
      + coalesce(location_rating, 0))::numeric
    / num_nonnulls(kindness_rating, price_rating, explain_rating, diagnosis_rating, facility_rating,
      medicine_rating, hygiene_rating, location_rating)) stored,
  would_revisit boolean not null,
  review text not null check (char_length(review) between 10 and 2000),
  files text[] not null default '{}' check (cardinality(files) <= 10),
  like_count integer not null default 0 check (like_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,

  constraint reviews_visit_key unique (business_id, user_id, visit_date),
  constraint reviews_ratings_of_kind check (case kind
    when 'hospital' then num_nonnulls(explain_rating, diagnosis_rating, facility_rating) = 3
      and num_nonnulls(medicine_rating, hygiene_rating, location_rating) = 0
    when 'pharmacy' then medicine_rating is not null
      and num_nonnulls(explain_rating, diagnosis_rating, facility_rating, hygiene_rating, location_rating) = 0
    when 'company' then num_nonnulls(hygiene_rating, facility_rating, location_rating) = 3
      and num_nonnulls(explain_rating, diagnosis_rating, medicine_rating) = 0
    else false end)
);
create index reviews_of_business on reviews (business_id, created_at desc, id desc);
create index reviews_recent on reviews (kind, created_at desc, id desc);
create index reviews_score on reviews (kind, exact_rating desc, created_at desc, id desc);
create index reviews_liked on reviews (kind, like_count desc, created_at desc, id desc);
create index reviews_of_user on reviews (user_id, created_at desc, id desc) where user_id is not null;

create table review_likes (
  review_id bigint not null references reviews (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (review_id, user_id)
);
create index review_likes_of_user on review_likes (user_id);
