-- Whether the usual hours of any day, or those of holidays, reach into the evening, the night or the early morning
-- (20:00 to 09:00, NIGHT of filters.sql.ts): who is open then is among these, and they are few.
create function opens_nights(hours jsonb, exceptions jsonb) returns boolean language plpgsql immutable parallel safe as $$
declare
  day jsonb;
  opens text collate "C";
  closes text collate "C";
begin
  if jsonb_typeof(hours) is distinct from 'array' then return false; end if;
  for day in select * from jsonb_array_elements(hours) union all select exceptions -> 'holidays' loop
    if jsonb_typeof(day) = 'object' then
      opens := day ->> 'open';
      closes := day ->> 'close';
      if opens < '09:00' or closes > '20:00' or closes <= opens then return true; end if;
    end if;
  end loop;
  return false;
end
$$;
create index businesses_open_nights on businesses using gist (listing_point(kind, longitude, latitude))
  where is_public and opens_nights(business_hours, hours_exceptions);
