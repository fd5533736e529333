-- When what is known of it last changed, for search engines.
alter table diseases add column changed_at timestamptz not null default now();
alter table medicals add column changed_at timestamptz not null default now();
