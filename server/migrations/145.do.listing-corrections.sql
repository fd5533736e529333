-- What people say is wrong about a listing; an operator looks at it.
create table listing_corrections (
  id bigint generated always as identity primary key,
  business_id bigint not null references businesses (id) on delete cascade,
  -- Null: somebody who was not signed in, or who has left.
  user_id bigint references users (id) on delete set null,
  subject text not null,
  content text not null check (char_length(content) between 5 and 500),
  created_at timestamptz not null,
  closed_at timestamptz
);
create index listing_corrections_open on listing_corrections (id) where closed_at is null;
create index listing_corrections_of_listing on listing_corrections (business_id);
create index listing_corrections_of_user on listing_corrections (user_id);
