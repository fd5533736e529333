-- As openingOf of opening-hours.policy.ts: the hours of one day; null when it is closed, or closes every other week
-- without saying which. day: {"date", "weekday", "weeks", "holiday", "feast"} of calendar-day.policy.ts.
create or replace function hours_on(hours jsonb, exceptions jsonb, day jsonb) returns jsonb language sql immutable parallel safe as $$
  select case
    when exceptions is null then hours -> (day ->> 'weekday')::integer
    when exists (
      select from jsonb_array_elements(exceptions -> 'closedOn') period
      where day ->> 'date' between period ->> 'from' and period ->> 'to'
    ) then null
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
