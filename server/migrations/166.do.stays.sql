alter table reservation_times
  -- On public holidays: 0 as the opening hours say, 1 closed, 2 as on Sundays, 3 as on the weekday.
  add column holiday_reservation smallint not null default 0 check (holiday_reservation between 0 and 3),
  -- Of a hotel or kindergarten: guests of one night, and how many nights a stay has.
  add column night_capacity smallint not null default 5 check (night_capacity between 1 and 100),
  add column min_nights smallint not null default 1,
  add column max_nights smallint not null default 30,
  add constraint reservation_times_nights check (1 <= min_nights and min_nights <= max_nights and max_nights <= 30);

alter table reservations
  -- The day on which a stay of nights ends. It has no seat of a slot but a place in each of its nights.
  add column end_date date,
  alter column seat drop not null,
  add constraint reservations_seat_or_nights check ((seat is null) = (end_date is not null)),
  add constraint reservations_status_key unique (id, business_id, status);

create table reservation_nights (
  reservation_id bigint not null,
  business_id bigint not null,
  -- The reservation's own: it follows by itself, so that a stay that ends gives its places back.
  status smallint not null,
  night date not null,
  place smallint not null check (place >= 1),
  primary key (reservation_id, night),
  foreign key (reservation_id, business_id, status) references reservations (id, business_id, status) on update cascade on delete cascade
);
-- Two guests never hold one place of a night, whatever the number of servers.
create unique index reservation_nights_free on reservation_nights (business_id, night, place) where status in (0, 1, 6);
