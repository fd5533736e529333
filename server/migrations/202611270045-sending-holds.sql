-- While a row is here, no letter and no refund is sent: a site that was restored would send again what the lost one has sent since.
create table sending_holds (
  since timestamptz not null default now(),
  reason text not null
);

create function sending_is_held() returns boolean language sql stable
as $$ select exists (select from sending_holds) $$;
