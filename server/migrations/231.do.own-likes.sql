-- Nobody likes their own.
with own as (
  delete from review_likes l using reviews r where r.id = l.review_id and r.user_id = l.user_id returning l.review_id
)
update reviews set like_count = like_count - 1 where id in (select review_id from own);
with own as (
  delete from board_likes l using board_posts p where p.id = l.post_id and p.user_id = l.user_id returning l.post_id
)
update board_posts set like_count = like_count - 1 where id in (select post_id from own);
