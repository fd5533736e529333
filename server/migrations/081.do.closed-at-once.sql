-- The same answers as before. At night most are closed by their usual hours alone: what excepts a day, which takes ten
-- times as long to read, is looked at only where these would have it open.
create or replace function is_open_at(hours jsonb, exceptions jsonb, today jsonb, yesterday jsonb, minute integer)
returns boolean language plpgsql stable parallel safe as $$
declare
  usual jsonb;
begin
  if hours is null then return false; end if;
  usual := case when today ->> 'holiday' is not null and jsonb_typeof(exceptions -> 'holidays') = 'object'
    then exceptions -> 'holidays' else hours -> (today ->> 'weekday')::integer end;
  if is_open_in(usual, minute) and (exceptions is null or hours_on(hours, exceptions, today) is not null) then return true; end if;
  usual := case when yesterday ->> 'holiday' is not null and jsonb_typeof(exceptions -> 'holidays') = 'object'
    then exceptions -> 'holidays' else hours -> (yesterday ->> 'weekday')::integer end;
  return coalesce(usual ->> 'close' <= usual ->> 'open', false) and is_open_in(usual, minute + 1440)
    and (exceptions is null or hours_on(hours, exceptions, yesterday) is not null);
end
$$;
