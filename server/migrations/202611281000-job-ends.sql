-- When each job has ended last, and since when it is known: of a scheduled one that does not run, somebody is told.
create table job_ends (
  name text primary key,
  known_at timestamptz not null default now(),
  ended_at timestamptz
);
