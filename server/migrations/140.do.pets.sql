create table pets (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  pet_image text,
  gender text check (gender in ('male', 'female')),
  -- Null: the owner does not know.
  is_neutralized boolean,
  birthday date,
  register_number text check (register_number ~ '^\d{15}$'),
  kind_id bigint references pet_kinds (id),
  -- As the owner calls it, where no kind fits.
  kind_name text not null,
  -- Fills bookings and reviews.
  is_main boolean not null default false,
  -- Where the owner wants to be told of the next vaccination.
  reminder text not null default 'none' check (reminder in ('none', 'mail', 'sms')),
  -- The animal has died; its page stays for reading.
  archived_at timestamptz,
  died_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (not (is_main and archived_at is not null))
);
create index pets_of_owner on pets (user_id, id);
create index pets_of_kind on pets (kind_id);
create unique index pets_one_main on pets (user_id) where is_main;
create index pets_reminded on pets (id) where reminder <> 'none' and archived_at is null;

create table pet_vaccinations (
  pet_id bigint not null references pets (id) on delete cascade,
  position smallint not null check (position between 1 and 4),
  given_on date not null,
  kind text not null,
  primary key (pet_id, position)
);

create table pet_weights (
  pet_id bigint not null references pets (id) on delete cascade,
  measured_on date not null,
  grams integer not null check (grams > 0),
  primary key (pet_id, measured_on)
);

-- One notice for each date on which a vaccination is due.
create table pet_vaccination_notices (
  pet_id bigint not null references pets (id) on delete cascade,
  kind text not null,
  due_on date not null,
  -- Null: waits in a job.
  sent_at timestamptz,
  primary key (pet_id, kind, due_on)
);

create view pet_kind_names as
  select k.id, k.name, p.name as division from pet_kinds k left join pet_kinds p on p.id = k.parent_id;
