-- All that waits to be sent, by mail or as a text message, whatever it tells of. A row goes when it has been sent.
create table outbox_letters (
  id bigint generated always as identity primary key,
  -- By which providers and mailboxes know a repeat.
  key uuid not null unique default gen_random_uuid(),
  -- The part of the site that says in words what it is about, when it is sent.
  topic text not null,
  about jsonb not null,
  channel text not null check (channel in ('mail', 'sms')),
  address text not null,
  -- A letter goes with its reader.
  user_id bigint references users (id) on delete cascade,
  -- Begun so often: what was begun may have arrived.
  tries smallint not null default 0,
  not_before timestamptz not null,
  -- Of no use after it.
  until timestamptz not null
);
create index outbox_letters_waiting on outbox_letters (not_before, id);
create index outbox_letters_until on outbox_letters (until);
create index outbox_letters_of on outbox_letters (user_id) where user_id is not null;

insert into outbox_letters (topic, about, channel, address, user_id, tries, not_before, until)
select 'reservation-notice', jsonb_build_object('noticeId', n.id), s.channel, s.address, n.user_id, s.tries, s.not_before,
  n.created_at + interval '1 day'
from reservation_notice_sendings s join reservation_notices n on n.id = s.notice_id
where s.settled_at is null and s.address is not null
order by s.not_before, s.notice_id;
drop table reservation_notice_sendings;

-- What waits there is gathered by the job as before; the mark says now that it lies in the outbox.
alter table review_notices rename column sent_at to told_at;
alter index review_notices_sent rename to review_notices_told;

-- What was planned and not sent is planned again by the next run.
delete from pet_vaccination_notices where sent_at is null;
alter table pet_vaccination_notices drop column sent_at;
