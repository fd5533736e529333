-- What the sitemap lists is read from these alone: everything public in the order of its ids, with its last change.
create index businesses_listed on businesses (kind, id) include (updated_at) where is_public;
create index board_posts_listed on board_posts (board_id, idx) include (updated_at, created_at);
