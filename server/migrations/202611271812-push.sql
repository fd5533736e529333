-- A third way for letters: to a device, by the push service of its browser.
alter table outbox_letters drop constraint outbox_letters_channel_check;
alter table outbox_letters add constraint outbox_letters_channel_check check (channel in ('mail', 'sms', 'push')) not valid;
alter table outbox_letters validate constraint outbox_letters_channel_check;

create table push_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- Of one browser on one device: whoever turns it on there has it.
  endpoint text not null unique check (length(endpoint) <= 1000 and endpoint like 'https://%'),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  -- As its owner knows it: the browser and the kind of device.
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz not null,
  -- When the device was last seen here.
  seen_at timestamptz not null
);
create index push_devices_of on push_devices (user_id, id);
create index push_devices_seen on push_devices (seen_at);

-- What somebody does not want to hear of on their devices.
create table push_mutes (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]{2,20}$'),
  primary key (user_id, kind)
);
