import type { TestApp } from '../with-app.ts';
import type { ListingKind } from '../../modules/listings/index.ts';

/** Everything that is kept beside the reviews says what they say: nothing in any of these lists. */
export async function untiedFigures({ db, services }: Pick<TestApp, 'db' | 'services'>) {
  const listed = await db<
    { id: number; kind: ListingKind; reviewScore: string | null; reviewCount: number; reviewKeyword: string | null }[]
  >`
    select id, kind, review_score, review_count, review_keyword from businesses
    where review_count > 0 or id in (select business_id from review_summaries)`;
  const none = async (query: PromiseLike<readonly object[]>) => [...(await query)];
  const scores = await Promise.all(
    listed.map(async ({ id, kind, reviewScore, reviewCount, reviewKeyword }) => {
      const rate = await services.reviews.rateBusiness({ kind, id });
      const kept = [reviewScore === null ? null : Number(reviewScore), reviewCount, reviewKeyword];
      const told = [rate.averageRating, rate.count, rate.keyword];
      return JSON.stringify(kept) === JSON.stringify(told) ? [] : [{ id, kept, told }];
    }),
  );
  return {
    summaries: await services.reviews.findWrongFigures(),
    scores: scores.flat(),
    likes: await none(db`select id from reviews where like_count <> (select count(*) from review_likes where review_id = reviews.id)`),
    answers: await none(db`select id from reviews where is_answered <> exists (select 1 from review_replies where review_id = reviews.id)`),
    balances: await none(db`
      select user_id from point_entries left join point_balances using (user_id)
      group by user_id, point_balances.point having sum(earn) - sum(use) <> coalesce(point_balances.point, 0)`),
    unpaid: await none(db`
      select id from reviews where user_id is not null and point <>
        coalesce((select sum(earn) from point_entries e where e.user_id = reviews.user_id and (e.reason_key = 'review:' || reviews.id or e.reason_key like 'review:' || reviews.id || ':%')), 0)`),
    paidForNothing: await none(db`
      select reason_key from point_entries e where reason_key ~ '^review:[0-9]+$'
        and not exists (select 1 from reviews where id = split_part(e.reason_key, ':', 2)::bigint)
        and not exists (select 1 from point_entries d where d.user_id = e.user_id and d.reason_key = e.reason_key || ':deleted')`),
  };
}

export const tied = { summaries: [], scores: [], likes: [], answers: [], balances: [], unpaid: [], paidForNothing: [] };
