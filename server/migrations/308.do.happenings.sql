-- What has happened on the site, for the house's statistics: one row each, with won where money was paid.
create view happenings as
  select 'joining' as kind, 0 as amount, created_at as happened_at from users
  union all select 'booking', 0, created_at from reservations
  union all select 'payment', amount, paid_at from orders where paid_at is not null
  union all select 'review', 0, created_at from reviews
  union all select 'view', 0, created_at from page_views;
