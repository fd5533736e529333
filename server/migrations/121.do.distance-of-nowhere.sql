-- least() passes over nulls: of a listing without a position the distance was half the way around the earth.
create or replace function distance_km(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
returns double precision language sql immutable parallel safe as $$
  select case when lat1 + lon1 + lat2 + lon2 is not null then
    2 * 6371 * asin(least(1, sqrt(
      sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2)))
  end
$$;
