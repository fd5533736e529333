-- without a transaction
-- Logins whose time is over are removed every night, whoever they were of.
drop index concurrently if exists refresh_tokens_end;
create index concurrently refresh_tokens_end on refresh_tokens (expires_at);
