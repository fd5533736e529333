-- One row a listing, whatever its kind: hospitals, pharmacies and companies share who they are, where
-- they are, when they are open and how they are found, so one table serves search, map and lists.
-- What only hospitals have (doctors, expertise) is nullable or has a default; a kind that needs fields of
-- its own gets a table keyed by business_id (as business_pictures is), never a second design of this one.
create table businesses (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('hospital', 'pharmacy', 'company')),
  -- The official licence: what makes an import repeatable. Null for listings made by their owners.
  licence_number text,
  licensed_on date,
  owner_user_id bigint references users (id) on delete set null,
  -- Who asked for an existing listing; becomes the owner when an operator approves.
  claimant_user_id bigint references users (id) on delete set null,
  approval text not null check (approval in ('pending', 'approved', 'rejected')),
  -- Set when the licence is no longer in force; null again when it reopens.
  closed_at timestamptz,
  is_public boolean not null generated always as (approval = 'approved' and closed_at is null) stored,
  -- Names of the columns that the owner has written: an import leaves them alone.
  owner_edited text[] not null default '{}',

  name text not null,
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  email text,
  homepage text,
  blog text,
  kakaoplus text,
  postcode text,
  -- Code of the sigungu (regions.data.ts); names of areas change, so they are not stored.
  region_code char(5),
  address text not null,
  jibun_address text,
  detail_address text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_premium boolean not null default false,
  is24 boolean not null default false,
  is_beauty_parlor boolean not null default false,
  is_hotel boolean not null default false,
  is_store boolean not null default false,
  has_parking_lot boolean not null default false,
  guide_parking_lot text,
  allow_reservation boolean not null default false,
  doctors text[] not null default '{}',
  expertise text,
  introduce text,
  -- Seven entries, Sunday first: {"open","close","breakStart"?,"breakEnd"?} or null for closed.
  business_hours jsonb check (jsonb_typeof(business_hours) = 'array' and jsonb_array_length(business_hours) = 7),
  business_hours_text text,
  humu text,
  review_score numeric(2, 1),
  review_keyword text,
  review_count integer not null default 0 check (review_count >= 0),

  -- Written by the service from search.policy.ts: letters and digits only, in lower case.
  search_name text not null,
  search_stem text not null,
  search_text text not null,
  choseong text not null,
  -- Letter by letter (ㄱㅏㅇ), stored because taking text apart for every candidate row costs 20 times the match.
  text_letters text not null generated always as (normalize(search_text, NFD)) stored,
  stem_letters text not null generated always as (normalize(search_stem, NFD)) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,

  check ((latitude is null) = (longitude is null)),
  constraint businesses_licence_key unique (kind, licence_number)
);
create unique index businesses_owner_key on businesses (owner_user_id) where owner_user_id is not null;
create index businesses_claimant on businesses (claimant_user_id) where claimant_user_id is not null;

-- Two syllables give no trigram of their own, their letters do; LIKE on search_text rechecks.
create index businesses_text_letters on businesses using gin (text_letters gin_trgm_ops);
create index businesses_stem_letters on businesses using gin (stem_letters gin_trgm_ops);
create index businesses_choseong on businesses using gin (choseong gin_trgm_ops);
create index businesses_region on businesses (kind, region_code) where is_public;
create index businesses_recent on businesses (kind, created_at desc, id desc) where is_public;
create index businesses_score on businesses (kind, (coalesce(review_score, 0)) desc, review_count desc, id desc) where is_public;
create index businesses_reviewed on businesses (kind, review_count desc, id desc) where is_public;
-- 0.8 is the cosine of Korea's middle: makes the plane's distance good enough to pick the nearest.
create index businesses_position on businesses using gist (point(longitude * 0.8, latitude)) where is_public;

create table business_pictures (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses (id) on delete cascade,
  position smallint not null,
  filepath text not null,
  unique (business_id, position)
);

-- Great circle on a sphere of 6371 km (product.md, section 9).
create function distance_km(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
returns double precision language sql immutable parallel safe as $$
  select 2 * 6371 * asin(least(1, sqrt(
    sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2)))
$$;
