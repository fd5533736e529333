-- May sign in, and waits for an operator to find that its business is one.
alter table users add column awaits_approval boolean not null default false;

-- What a business asks for: to be known as one, and for a listing of its own, there already or new. A refused
-- one stays as it was; whoever asks again gets another row.
create table registrations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('hospital', 'pharmacy', 'company')),
  -- Digits only; the check digit is judged before.
  business_number text not null check (business_number ~ '^[0-9]{10}$'),
  -- Key of a private upload.
  licence_key text not null,
  business_id bigint references businesses (id) on delete set null,
  -- The listing was there before: it is the account's only once this is approved.
  is_claim boolean not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text check ((status = 'rejected') = (reason is not null)),
  created_at timestamptz not null,
  decided_at timestamptz check ((status = 'pending') = (decided_at is null))
);
create unique index registrations_pending_key on registrations (user_id) where status = 'pending';
create unique index registrations_number_key on registrations (kind, business_number) where status = 'approved';
create index registrations_of_user on registrations (user_id, id desc);
create index registrations_waiting on registrations (id) where status = 'pending';
create index registrations_of_business on registrations (business_id) where business_id is not null;

-- Any number of accounts may ask for one listing, which is what registrations are for.
drop index businesses_claimant;
alter table businesses drop column claimant_user_id;

-- For claims: a telephone number typed whole.
create index businesses_phone on businesses (phone) where is_public and owner_user_id is null;

-- What only companies have (020).
create table companies (
  business_id bigint primary key references businesses (id) on delete cascade,
  present_name text,
  present_contact text check (present_contact ~ '^\+[1-9][0-9]{6,14}$'),
  -- When the company agreed to the terms of taking reservations; null when it did not.
  reservation_agreed_at timestamptz
);
