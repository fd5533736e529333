-- Messages between people: each side deletes its own copy, and the row goes with the last one.
create table messages (
  id bigint generated always as identity primary key,
  -- 0 person to person, 1 about a booking, 2 from the house.
  type smallint not null default 0,
  sender_id bigint references users (id) on delete set null,
  receiver_id bigint references users (id) on delete set null,
  content text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  is_with_sender boolean not null default true,
  is_with_receiver boolean not null default true
);
create index messages_received on messages (receiver_id, id desc) where is_with_receiver;
create index messages_sent on messages (sender_id, id desc) where is_with_sender;
create index messages_unread on messages (receiver_id) where is_with_receiver and read_at is null;

-- Whose messages somebody does not want.
create table message_blocks (
  user_id bigint not null references users (id) on delete cascade,
  blocked_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, blocked_id)
);

-- For who is meant by what is typed of a nickname.
create index users_by_nickname_beginning on users (lower(nickname) text_pattern_ops);
