-- One of its receipts has been verified.
alter table reviews add column is_verified boolean not null default false;
