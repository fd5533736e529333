-- A part of a telephone number is looked for, as whole ones are: 1234 of 02-555-1234.
create index businesses_phone_digits on businesses using gin (phone gin_trgm_ops) where is_public;
