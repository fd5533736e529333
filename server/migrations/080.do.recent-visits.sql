-- Visitors of the last thirty days, added up as they are counted (docs/decisions/050): the most visited are read in order.
create table recent_visits (
  business_id bigint primary key references businesses (id) on delete cascade,
  kind text not null,
  visits integer not null check (visits > 0),
  -- The first day in the sum; what lies before the thirty days is taken off later.
  since date not null
);
create index recent_visits_order on recent_visits (kind, visits desc, business_id desc);
create index recent_visits_since on recent_visits (since);

-- From nothing: for whoever has written days past the counters.
create function recount_recent_visits(first_day date) returns void language sql as $$
  lock table recent_visits;
  delete from recent_visits;
  insert into recent_visits
  select c.business_id, b.kind, sum(c.count), first_day from business_daily_counts c join businesses b on b.id = c.business_id
  where c.day >= first_day and c.metric in ('visitor.member', 'visitor.guest') group by 1, 2;
$$;
select recount_recent_visits((now() at time zone 'Asia/Seoul')::date - 29);
