-- Every login writes and deletes a row here. After a crash of PostgreSQL the counting begins anew: no login has
-- to wait for the disk because of it.
alter table login_failures set unlogged;
