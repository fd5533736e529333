-- Log-ins that are under way at a provider, known by the hash of their state. Taken out when they come back.
create table oauth_states (
  state_hash bytea primary key,
  provider smallint not null check (provider between 1 and 4),
  -- Of the cookie of the browser that began: nobody else's may bring the state back.
  browser_hash bytea not null,
  intent text not null check (intent in ('login', 'link')),
  redirect_uri text not null,
  -- Where the person wanted to be.
  next text,
  -- What came by a post of another site, which carries no cookie, until the browser itself is back.
  posted_name jsonb,
  expires_at timestamptz not null
);
create index oauth_states_expires_at on oauth_states (expires_at);

create table social_accounts (
  provider smallint not null check (provider between 1 and 4),
  provider_uid text not null,
  user_id bigint not null references users (id) on delete cascade,
  email text,
  name text,
  nickname text,
  first_name text,
  last_name text,
  linked_at timestamptz not null,
  -- One social account is one user's,
  primary key (provider, provider_uid),
  -- who has one of each provider.
  constraint social_accounts_user_key unique (user_id, provider)
);

-- Somebody whom a provider has named, on the way from the callback to the page (exchange), or filling in the form (join).
create table social_tickets (
  ticket_hash bytea primary key,
  kind text not null check (kind in ('exchange', 'join')),
  provider smallint not null check (provider between 1 and 4),
  profile jsonb not null,
  browser_hash bytea not null,
  intent text not null check (intent in ('login', 'link')),
  next text,
  expires_at timestamptz not null
);
create index social_tickets_expires_at on social_tickets (expires_at);
