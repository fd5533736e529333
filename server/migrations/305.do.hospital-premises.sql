-- What a hospital's premises are: its trade as the register names it (업태구분명) and its area in m² (소재지면적).
alter table businesses
  add column gubun text,
  add column size double precision check (size > 0);
create or replace view searched_listings as select b.ctid as row_id, b.* from businesses b;
