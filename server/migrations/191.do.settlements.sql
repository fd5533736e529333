-- What a business is to get: a row for each paid reservation that took place, at what was paid and not refunded.
create table settlements (
  reservation_id bigint primary key references reservations (id),
  business_id bigint not null,
  -- The day on which it began, in Seoul.
  date date not null,
  won integer not null check (won >= 0),
  point integer not null check (point >= 0)
);
create index settlements_of_business on settlements (business_id, date desc, reservation_id desc) include (won, point);
