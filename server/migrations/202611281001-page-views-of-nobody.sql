-- Nulled by 330, and neither written nor read since.
alter table page_views drop column user_id;
