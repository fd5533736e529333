-- Who runs the site, as far as an operator has said it: the rest stands in the shell.
create table site_owner_facts (
  field text primary key,
  value text not null,
  updated_at timestamptz not null
);
