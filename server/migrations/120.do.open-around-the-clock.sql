-- A 24시 of which no hours are known is open around the clock, as `weekOf` of opening-hours.policy.ts says.
create function known_hours(hours jsonb, is24 boolean) returns jsonb language sql immutable parallel safe as $$
  select coalesce(hours, case when is24 then '[{"open":"00:00","close":"00:00"},{"open":"00:00","close":"00:00"},{"open":"00:00","close":"00:00"},{"open":"00:00","close":"00:00"},{"open":"00:00","close":"00:00"},{"open":"00:00","close":"00:00"},{"open":"00:00","close":"00:00"}]'::jsonb end)
$$;

drop index businesses_open_nights;
create index businesses_open_nights on businesses using gist (listing_point(kind, longitude, latitude))
  where is_public and opens_nights(known_hours(business_hours, is24), hours_exceptions);
