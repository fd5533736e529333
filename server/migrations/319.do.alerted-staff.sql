-- Who works for a listing now, for whoever has to tell them something.
create view listing_staff as
  select m.business_id, m.user_id from staff_members m join businesses b on b.id = m.business_id and b.owner_user_id = m.owner_user_id;
