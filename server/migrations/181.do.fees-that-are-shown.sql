-- A fee that its hospital hides counts for no price of its area.
create or replace view product_prices as
  select business_id, medical_id, price, retired_at is null and is_shown as is_offered from products;
