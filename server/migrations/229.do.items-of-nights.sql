-- What is booked for a stay costs its price each night; `price` is of all of them. Null for what costs its price once.
alter table reservation_items
  add column nights smallint check (nights between 1 and 30),
  drop constraint reservation_items_price_check,
  add check (price between 0 and 1000000000);
