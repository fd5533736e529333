-- What people, businesses and imports have written is kept as it would be taken today: composed, and without letters that
-- show nothing or turn others round. Names of accounts, and what an operator or a file of knowledge names, were already.
create function pg_temp.seen(written text) returns text immutable language sql as $$
  select normalize(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(normalize(written, nfc), '[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g'),
            '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E001F\U000E0080-\U000E0FFF]',
            '', 'g'),
          -- The forms in which emoji are shown, what joins them, and the letters of a flag stay with them.
          '(?<![#*0-9\u00a9\u00ae\u203c-\u3299\U0001F000-\U0001FAFF])[\ufe00-\ufe0f]', '', 'g'),
        '(?<![\u00a9\u00ae\u203c-\u3299\ufe0e\ufe0f\U0001F000-\U0001FAFF])\u200d|\u200d(?![\u00a9\u00ae\u203c-\u3299\U0001F000-\U0001FAFF])', '', 'g'),
      '(?<![\U0001F3F4\U000E0020-\U000E007F])[\U000E0020-\U000E007F]+', '', 'g'),
    nfc)
$$;

do $$
declare place record;
begin
  for place in
    select split_part(named, '.', 1) as in_table, split_part(named, '.', 2) as in_column
    from unnest(array[
      'users.address', 'users.detail_address',
      'board_posts.title', 'board_posts.content', 'board_comments.content',
      'businesses.name', 'businesses.register_name', 'businesses.address', 'businesses.jibun_address', 'businesses.detail_address',
      'businesses.guide_parking_lot', 'businesses.expertise', 'businesses.introduce', 'businesses.uniqueness',
      'businesses.business_hours_text', 'businesses.humu',
      'companies.present_name', 'companies.present_contact', 'listing_corrections.content',
      'pets.name', 'pets.kind_name', 'pets.register_number',
      'products.name', 'products.description1', 'products.description2', 'products.description3', 'products.content',
      'product_options.name',
      'registrations.reason',
      'reservations.note', 'reservations.pet_name', 'reservations.pet_kind', 'reservations.reason', 'reservations.guest_name',
      'reservation_changes.reason', 'reservation_items.product_name', 'reservation_items.option_name',
      'reservation_notices.title', 'reservation_notices.text',
      'reviews.review', 'reviews.pet_kind_name', 'reviews.hidden_reason',
      'review_replies.content', 'review_reports.detail', 'receipts.reason', 'receipt_items.name'
    ]) named
  loop
    execute format('update %1$I set %2$I = pg_temp.seen(%2$I) where %2$I is distinct from pg_temp.seen(%2$I)', place.in_table, place.in_column);
  end loop;
  update businesses set doctors = array(select pg_temp.seen(doctor) from unnest(doctors) with ordinality one (doctor, at) order by at)
  where doctors <> array(select pg_temp.seen(doctor) from unnest(doctors) with ordinality one (doctor, at) order by at);
end $$;

drop function pg_temp.seen(text);
