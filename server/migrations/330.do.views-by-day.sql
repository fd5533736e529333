-- Views of pages are kept one by one for a quarter of a year, and then as how many there were on a day. Who saw a page is
-- no part of it: nothing has ever read it. The column goes when no server is left that writes it.
create table page_view_daily_counts (
  day date primary key,
  count integer not null check (count > 0)
);

update page_views set user_id = null where user_id is not null;

create or replace view happenings as
  select 'joining' as kind, 0 as amount, created_at as happened_at from users
  union all select 'booking', 0, created_at from reservations
  union all select 'payment', amount, paid_at from orders where paid_at is not null
  union all select 'review', 0, created_at from reviews
  union all select 'view', 0, created_at from page_views
  union all select 'views', count, day::timestamp at time zone 'Asia/Seoul' from page_view_daily_counts;
