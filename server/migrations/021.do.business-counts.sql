-- Who has been counted today. Rows of past days may be deleted: the rollup keeps the numbers.
create table business_visits (
  business_id bigint not null references businesses (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (business_id, day, visitor)
);

-- One row a business, day and metric: visitor.member, visitor.guest, click.0 to click.3, inflow.0 to inflow.3.
create table business_daily_counts (
  business_id bigint not null references businesses (id) on delete cascade,
  day date not null,
  metric text not null,
  count integer not null check (count > 0),
  primary key (business_id, day, metric)
);
