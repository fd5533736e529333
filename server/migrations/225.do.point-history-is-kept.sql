-- The history of points is kept as it is, also of who has left: under a number that then names nobody.
alter table point_entries drop constraint point_entries_user_id_fkey;
drop trigger point_entries_append_only on point_entries;
create trigger point_entries_append_only before update or delete on point_entries
  for each row execute function refuse_change();
create trigger point_entries_never_emptied before truncate on point_entries
  for each statement execute function refuse_change();
