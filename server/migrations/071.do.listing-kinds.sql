-- formerly 32a3eda00bf19c1c5997b5fddc1ddf75
-- A kindergarten is looked up by its key, as the other services are.
-- PostgreSQL before 17 changes no expression: the column is made anew.
drop index businesses_search_keys;
alter table businesses drop column search_keys;
alter table businesses add column search_keys text[] collate "C" not null generated always as (
  case when approval = 'approved' and closed_at is null then listing_search_keys(kind, region_code,
    array[case when is24 then 'is24' end, case when is_beauty_parlor then 'isBeautyParlor' end,
      case when is_hotel then 'isHotel' end, case when is_kindergarten then 'isKindergarten' end,
      case when is_store then 'isStore' end, case when has_parking_lot then 'hasParkingLot' end,
      case when allow_reservation then 'allowReservation' end],
    search_name, search_stem, search_text, choseong) else '{}' end
) stored;
create index businesses_search_keys on businesses using gin (search_keys) with (fastupdate = off);

-- The premium lists: a few among many, best score first.
create index businesses_premium on businesses (kind, (coalesce(review_score, 0)) desc, review_count desc, id desc)
  where is_public and is_premium;
