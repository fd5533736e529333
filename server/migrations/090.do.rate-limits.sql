-- The columns are those that rate-limiter-flexible writes; expire is in milliseconds since 1970. Not logged: after a
-- crash of PostgreSQL the counting begins anew, and no call has to wait for the disk because of it.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
