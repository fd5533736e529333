-- Failed logins are counted by who asks (rate_limits), no longer by account alone.
drop table login_failures;

-- From where people usually log in: there, strangers who guess at their account elsewhere don't slow them down.
create table login_networks (
  user_id bigint not null references users (id) on delete cascade,
  -- Of the address, under a key: it is only ever compared.
  network_hash bytea not null,
  last_login_at timestamptz not null,
  primary key (user_id, network_hash)
);

-- Phones and persons that have had the points for joining, under a key; they stay when the account goes.
create table joining_gifts (
  key_hash bytea primary key,
  given_at timestamptz not null
);

-- One is made for an address that nobody has joined with, too, so that asking takes as long: it is nobody's.
alter table temporary_passwords alter column user_id drop not null;
