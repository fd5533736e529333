-- Text searches a day and kind of listing, and whether they found anything. What was typed is not kept.
create table search_daily_counts (
  day date not null,
  kind text not null check (kind in ('hospital', 'pharmacy', 'company')),
  is_found boolean not null,
  count integer not null check (count > 0),
  primary key (day, kind, is_found)
);
