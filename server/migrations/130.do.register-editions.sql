-- Of which day the newest edition of a register is that was brought in: an older one is refused.
create table register_editions (
  source text primary key,
  edition date not null,
  imported_at timestamptz not null
);

-- When the register last touched the row of a listing, and the name that it has there: the owner may have given another.
alter table businesses add column register_row_at timestamptz, add column register_name text;
