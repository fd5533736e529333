-- How many reservations of a business begin on a day in Seoul, last until another one and have a status
-- (docs/decisions/210). The day of a slot is its last one too.
create table reservation_tallies (
  business_id bigint not null,
  day date not null,
  last_day date not null,
  status smallint not null,
  number bigint not null check (number <> 0),
  primary key (business_id, day, last_day, status)
);

-- What writes have changed of them since a job folded them in last. A write only appends, so that none waits for another.
create table reservation_tally_changes (
  id bigint generated always as identity primary key,
  business_id bigint not null,
  day date not null,
  last_day date not null,
  status smallint not null,
  number bigint not null
);
create index reservation_tally_changes_of_business on reservation_tally_changes (business_id);

create function seoul_day(during tstzrange) returns date language sql immutable parallel safe
return (lower(during) at time zone 'Asia/Seoul')::date;

create function tally_reservations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into reservation_tally_changes (business_id, day, last_day, status, number)
    select business_id, seoul_day(during), greatest(seoul_day(during), end_date), status, count(*) from written group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into reservation_tally_changes (business_id, day, last_day, status, number)
    select business_id, seoul_day(during), greatest(seoul_day(during), end_date), status, -count(*) from gone group by 1, 2, 3, 4;
  else
    insert into reservation_tally_changes (business_id, day, last_day, status, number)
    select business_id, seoul_day(during), greatest(seoul_day(during), end_date), status, sum(one) from (
      select business_id, during, end_date, status, 1 as one from written
      union all select business_id, during, end_date, status, -1 from gone) both_sides
    group by 1, 2, 3, 4 having sum(one) <> 0;
  end if;
  return null;
end
$$;
create trigger reservations_tallied_in after insert on reservations
  referencing new table as written for each statement execute function tally_reservations();
create trigger reservations_tallied_out after delete on reservations
  referencing old table as gone for each statement execute function tally_reservations();
create trigger reservations_tallied_again after update on reservations
  referencing old table as gone new table as written for each statement execute function tally_reservations();

-- Where the rows are other ones than the tallies and their changes tell.
create view reservation_tally_differences as
select business_id, day, last_day, status, sum(counted)::bigint as counted, sum(told)::bigint as told from (
  select business_id, seoul_day(during) as day, greatest(seoul_day(during), end_date) as last_day, status, 1 as counted, 0 as told
  from reservations
  union all select business_id, day, last_day, status, 0, number from reservation_tallies
  union all select business_id, day, last_day, status, 0, number from reservation_tally_changes) both_sides
group by 1, 2, 3, 4 having sum(counted) <> sum(told);

-- For whoever has written with the triggers off. Rows and what is told of them are of one snapshot, so writers may go on.
create function recount_reservations() returns void language sql as $$
  lock table reservation_tallies in share row exclusive mode;
  insert into reservation_tally_changes (business_id, day, last_day, status, number)
  select business_id, day, last_day, status, counted - told from reservation_tally_differences;
$$;
