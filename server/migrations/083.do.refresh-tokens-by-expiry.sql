-- Each new token of a person takes away those whose time is over, without going through all the others.
create index refresh_tokens_user_expiry on refresh_tokens (user_id, expires_at);
drop index refresh_tokens_user;
