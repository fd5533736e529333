-- What a listing offers, is and has as one number, a bit each: counters.sql.ts reads them.
create function listing_features(
  is24 boolean, is_beauty_parlor boolean, is_hotel boolean, is_store boolean, is_kindergarten boolean,
  has_parking_lot boolean, allow_reservation boolean, is_premium boolean, owner_user_id bigint
) returns integer language sql immutable parallel safe as $$
  select is24::integer + (is_beauty_parlor::integer << 1) + (is_hotel::integer << 2) + (is_store::integer << 3)
    + (is_kindergarten::integer << 4) + (has_parking_lot::integer << 5) + (allow_reservation::integer << 6)
    + (is_premium::integer << 7) + ((owner_user_id is not null)::integer << 8)
$$;

-- How many public listings there are (docs/decisions/043), kept by the writes themselves. Rows of the same key add up:
-- nobody waits for a row that another transaction holds, and whoever finds them free makes them one again.
create table listing_counts (
  kind text not null,
  -- Empty for an address of nowhere.
  region_code text not null,
  -- -1: with whatever features, counted once more for who asks for none.
  features integer not null,
  count integer not null check (count <> 0)
);
create index listing_counts_key on listing_counts (features, kind, region_code);

create function count_listings() returns trigger language plpgsql as $$
declare
  kinds text[];
  regions text[];
  sets integer[];
  counts integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(kind), array_agg(region), array_agg(features), array_agg(n) into kinds, regions, sets, counts from (
      select kind, coalesce(region_code, '') as region,
        listing_features(is24, is_beauty_parlor, is_hotel, is_store, is_kindergarten, has_parking_lot, allow_reservation, is_premium, owner_user_id) as features,
        count(*)::integer as n from written where is_public group by 1, 2, 3) change;
  elsif tg_op = 'DELETE' then
    select array_agg(kind), array_agg(region), array_agg(features), array_agg(n) into kinds, regions, sets, counts from (
      select kind, coalesce(region_code, '') as region,
        listing_features(is24, is_beauty_parlor, is_hotel, is_store, is_kindergarten, has_parking_lot, allow_reservation, is_premium, owner_user_id) as features,
        -count(*)::integer as n from gone where is_public group by 1, 2, 3) change;
  else
    select array_agg(kind), array_agg(region), array_agg(features), array_agg(n) into kinds, regions, sets, counts from (
      select kind, coalesce(region_code, '') as region, features, sum(one)::integer as n from (
        select kind, region_code, listing_features(is24, is_beauty_parlor, is_hotel, is_store, is_kindergarten, has_parking_lot, allow_reservation, is_premium, owner_user_id) as features, 1 as one
        from written where is_public
        union all select kind, region_code, listing_features(is24, is_beauty_parlor, is_hotel, is_store, is_kindergarten, has_parking_lot, allow_reservation, is_premium, owner_user_id), -1
        from gone where is_public) both_sides
      group by 1, 2, 3 having sum(one) <> 0) change;
  end if;
  if kinds is null then return null; end if;
  with each_set as (select * from unnest(kinds, regions, sets, counts) as change (kind, region_code, features, count)),
  changed as (
    select * from each_set
    union all select kind, region_code, -1, sum(count)::integer from each_set group by 1, 2 having sum(count) <> 0),
  free as (select c.ctid from listing_counts c join changed using (kind, region_code, features) for update of c skip locked),
  taken as (delete from listing_counts c using free where c.ctid = free.ctid returning c.*)
  insert into listing_counts
  select kind, region_code, features, sum(count) from (select * from changed union all select * from taken) piled
  group by 1, 2, 3 having sum(count) <> 0;
  return null;
end
$$;
create trigger businesses_counted_in after insert on businesses
  referencing new table as written for each statement execute function count_listings();
create trigger businesses_counted_out after delete on businesses
  referencing old table as gone for each statement execute function count_listings();
create trigger businesses_counted_again after update on businesses
  referencing old table as gone new table as written for each statement execute function count_listings();

-- From nothing: for whoever has written with the triggers off.
create function recount_listings() returns void language sql as $$
  lock table listing_counts;
  delete from listing_counts;
  insert into listing_counts select kind, coalesce(region_code, ''),
    listing_features(is24, is_beauty_parlor, is_hotel, is_store, is_kindergarten, has_parking_lot, allow_reservation, is_premium, owner_user_id),
    count(*) from businesses where is_public group by 1, 2, 3;
  insert into listing_counts select kind, region_code, -1, sum(count) from listing_counts group by 1, 2;
$$;
select recount_listings();

-- Each kind lies on a plane of its own, so that the nearest ones and those in a box are read without those of the others.
create function listing_point(kind text, longitude double precision, latitude double precision)
returns point language sql immutable parallel safe as $$
  select point(longitude * 0.8 + case kind when 'hospital' then 0 when 'pharmacy' then 1000 else 2000 end, latitude)
$$;
drop index businesses_position;
create index businesses_position on businesses using gist (listing_point(kind, longitude, latitude)) where is_public;

-- The same rules as before, in a language whose calls cost a tenth.
create or replace function is_open_in(day jsonb, minute integer) returns boolean language plpgsql immutable parallel safe as $$
declare
  opens integer;
  closes integer;
begin
  if day is null or jsonb_typeof(day) <> 'object' then return false; end if;
  opens := minute_of_day(day ->> 'open');
  closes := minute_of_day(day ->> 'close');
  if closes <= opens then closes := closes + 1440; end if;
  if minute < opens or minute >= closes then return false; end if;
  if day ->> 'breakStart' is null then return true; end if;
  return minute < minute_of_day(day ->> 'breakStart') or minute >= minute_of_day(day ->> 'breakEnd');
end
$$;

create or replace function is_open_at(hours jsonb, exceptions jsonb, today jsonb, yesterday jsonb, minute integer)
returns boolean language plpgsql stable parallel safe as $$
declare
  late jsonb;
begin
  if hours is null then return false; end if;
  if exceptions is null then
    if is_open_in(hours -> (today ->> 'weekday')::integer, minute) then return true; end if;
    late := hours -> (yesterday ->> 'weekday')::integer;
  else
    if is_open_in(hours_on(hours, exceptions, today), minute) then return true; end if;
    late := hours_on(hours, exceptions, yesterday);
  end if;
  return coalesce(late ->> 'close' <= late ->> 'open', false) and is_open_in(late, minute + 1440);
end
$$;

-- Where the rows are, not their ids: each is then one page to read instead of five. As stable as the statement that asks.
drop function search_candidates(text[], text[], integer);
create function search_candidates(wanted text[], one_of text[], most integer)
returns setof tid language plpgsql stable parallel safe rows 100
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
begin
  if one_of is null then
    return query select b.ctid from businesses b where b.search_keys @> wanted limit most;
  elsif wanted = '{}' then
    return query select b.ctid from businesses b where b.search_keys && one_of limit most;
  else
    return query select b.ctid from businesses b where b.search_keys @> wanted and b.search_keys && one_of limit most;
  end if;
end
$$;
