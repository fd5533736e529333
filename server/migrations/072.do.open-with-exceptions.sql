drop function is_open_at(jsonb, integer, integer);

-- As openingOf of opening-hours.policy.ts: the hours of one day; null when it is closed, or closes every other week
-- without saying which. day: {"weekday", "weeks", "holiday", "feast"} of calendar-day.policy.ts.
create function hours_on(hours jsonb, exceptions jsonb, day jsonb) returns jsonb language sql immutable parallel safe as $$
  select case
    when exceptions is null then hours -> (day ->> 'weekday')::integer
    when exceptions -> 'feasts' ? (day ->> 'feast') then null
    when day ->> 'holiday' is not null and exceptions -> 'holidays' = 'null' then null
    when exists (
      select from jsonb_array_elements(exceptions -> 'closures') closure
      where closure -> 'weekday' = day -> 'weekday' and case
        when jsonb_typeof(closure -> 'weeks') = 'array'
        then exists (select from jsonb_array_elements(closure -> 'weeks') week where day -> 'weeks' @> week)
        else true end
    ) then null
    when day ->> 'holiday' is not null and jsonb_typeof(exceptions -> 'holidays') = 'object' then exceptions -> 'holidays'
    else hours -> (day ->> 'weekday')::integer end
$$;

-- At a minute of today, or in what is left of the night of yesterday. False when it is not known.
create function is_open_at(hours jsonb, exceptions jsonb, today jsonb, yesterday jsonb, minute integer)
returns boolean language sql stable parallel safe as $$
  select is_open_in(hours_on(hours, exceptions, today), minute) or exists (
    select from (select hours_on(hours, exceptions, yesterday) as day) late
    where day ->> 'close' <= day ->> 'open' and is_open_in(day, minute + 1440))
$$;
