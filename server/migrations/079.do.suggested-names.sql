-- What begins with the letters typed so far, read from the index alone: all that a suggestion shows, and what ranks it.
create index businesses_by_name on businesses (kind, search_name collate "C")
  include (id, name, search_stem, region_code, is_premium, review_score, review_count) where is_public;
create index businesses_by_choseong on businesses (kind, choseong collate "C")
  include (id, name, search_name, search_stem, region_code, is_premium, review_score, review_count) where is_public;
