-- How a text is looked up at any size of the table (docs/decisions/036): every listing has keys in one
-- inverted index, each beginning with its kind's first letter, then what the key says:
--   r region code · f a feature · n one or two letters of the name · t two letters of any field
--   c two or three initial consonants of the name, or its first one · d the stem's letters, all or all but one
-- search-keys.policy.ts makes the same keys of what somebody types.
create function listing_search_keys(
  kind text, region_code text, features text[], name text, stem text, whole text, choseong text
) returns text[] language plpgsql immutable parallel safe as $$
declare
  of_kind constant text := left(kind, 1);
  letters constant text := left(normalize(stem, NFD), 18);
  keys text[] := array_remove(array[of_kind || 'r' || region_code], null);
  field text;
  part text;
begin
  foreach part in array features loop
    if part is not null then keys := keys || (of_kind || 'f' || part); end if;
  end loop;
  for i in 1 .. char_length(name) loop
    keys := keys || (of_kind || 'n' || substr(name, i, 1)) || (of_kind || 'n' || substr(name, i, 2));
  end loop;
  foreach field in array string_to_array(left(whole, 500), '|') loop
    for i in 1 .. char_length(field) - 1 loop
      keys := keys || (of_kind || 't' || substr(field, i, 2));
    end loop;
  end loop;
  keys := keys || (of_kind || 'c' || left(choseong, 1));
  for i in 1 .. char_length(choseong) - 1 loop
    keys := keys || (of_kind || 'c' || substr(choseong, i, 2)) || (of_kind || 'c' || substr(choseong, i, 3));
  end loop;
  keys := keys || (of_kind || 'd' || letters);
  if char_length(stem) > 1 then
    for i in 1 .. char_length(letters) loop
      keys := keys || (of_kind || 'd' || overlay(letters placing '' from i for 1));
    end loop;
  end if;
  -- The index keeps each once.
  return keys;
end
$$;

alter table businesses add column search_keys text[] collate "C" not null generated always as (
  case when approval = 'approved' and closed_at is null then listing_search_keys(kind, region_code,
    array[case when is24 then 'is24' end, case when is_beauty_parlor then 'isBeautyParlor' end,
      case when is_hotel then 'isHotel' end, case when is_store then 'isStore' end,
      case when has_parking_lot then 'hasParkingLot' end, case when allow_reservation then 'allowReservation' end],
    search_name, search_stem, search_text, choseong) else '{}' end
) stored;

-- No pending list: a search would read all of it, every time.
create index businesses_search_keys on businesses using gin (search_keys) with (fastupdate = off);

-- What they were for goes by the keys now. stem_letters stays: likeness is measured on it.
drop index businesses_text_letters, businesses_stem_letters, businesses_choseong;
alter table businesses drop column text_letters;

-- At most so many listings with every one of these keys and, unless it is null, some of those. The settings
-- leave the planner the inverted index only, which it would pass over for keys that many listings have.
create function search_candidates(wanted text[], one_of text[], most integer)
returns setof bigint language plpgsql stable parallel safe rows 100
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
begin
  if one_of is null then
    return query select b.id from businesses b where b.search_keys @> wanted limit most;
  elsif wanted = '{}' then
    return query select b.id from businesses b where b.search_keys && one_of limit most;
  else
    return query select b.id from businesses b where b.search_keys @> wanted and b.search_keys && one_of limit most;
  end if;
end
$$;

create function minute_of_day(clock text) returns integer language sql immutable parallel safe as $$
  select left(clock, 2)::integer * 60 + right(clock, 2)::integer
$$;

-- As isOpenNow of opening-hours.policy.ts: a day's hours at a minute that may be past its midnight.
create function is_open_in(day jsonb, minute integer) returns boolean language sql immutable parallel safe as $$
  select coalesce(minute >= minute_of_day(day ->> 'open')
    and minute < minute_of_day(day ->> 'close') + case when day ->> 'close' <= day ->> 'open' then 1440 else 0 end
    and not coalesce(minute >= minute_of_day(day ->> 'breakStart') and minute < minute_of_day(day ->> 'breakEnd'), false), false)
$$;

-- weekday: 0 Sunday to 6 Saturday. False when the hours are not known.
create function is_open_at(hours jsonb, weekday integer, minute integer) returns boolean language sql immutable parallel safe as $$
  select is_open_in(hours -> weekday, minute)
    or (hours -> ((weekday + 6) % 7) ->> 'close' <= hours -> ((weekday + 6) % 7) ->> 'open'
      and is_open_in(hours -> ((weekday + 6) % 7), minute + 1440)) is true
$$;
