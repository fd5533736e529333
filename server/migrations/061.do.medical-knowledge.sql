-- 강아지 and 고양이, and their breeds below them.
create table pet_kinds (
  id bigint generated always as identity primary key,
  parent_id bigint references pet_kinds (id),
  name text not null,
  position integer not null,
  -- Not offered any more; pets of it keep it.
  retired_at timestamptz,
  unique nulls not distinct (parent_id, name)
);

-- From the animal (division) over the part of its body (group) and the complaint (parent) to what is seen (child).
-- Without a child: what is known of the complaint as a whole.
create table symptoms (
  id bigint generated always as identity primary key,
  division text not null,
  group_name text not null,
  parent text not null,
  child text,
  retired_at timestamptz,
  unique nulls not distinct (division, group_name, parent, child)
);

create table diseases (
  id bigint generated always as identity primary key,
  name text not null unique,
  image text,
  description text,
  retired_at timestamptz
);

create table disease_symptoms (
  disease_id bigint not null references diseases (id) on delete cascade,
  symptom_id bigint not null references symptoms (id) on delete cascade,
  primary key (disease_id, symptom_id)
);
create index disease_symptoms_of_symptom on disease_symptoms (symptom_id);

-- What animals are treated with, three levels: 검사, 엑스선 촬영비와 판독료, 10kg. A code is what a publisher calls it.
create table medicals (
  id bigint generated always as identity primary key,
  parent_id bigint references medicals (id),
  name text not null,
  code text,
  position integer not null,
  unique nulls not distinct (parent_id, name)
);

-- Fees that the ministry publishes a year, of a sigungu (regions.data.ts) or, without one, of the nation.
create table published_fees (
  medical_id bigint not null references medicals (id) on delete cascade,
  region_code char(5),
  year smallint not null,
  min_won integer not null check (min_won >= 0),
  median_won integer not null,
  max_won integer not null,
  check (min_won <= median_won and median_won <= max_won),
  unique nulls not distinct (medical_id, region_code, year)
);
