-- In a transaction of its own: since the file before is in, every write is told, and this one holds none up.
select recount_reservations();
