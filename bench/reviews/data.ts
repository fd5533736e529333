import type { Database } from '../../server/src/platform/database/database.ts';
import { sized } from '../lib/sized.ts';

export const SIZES = sized({ small: 100, large: 100_000 }, { small: 100, large: 1_000 });
const OTHERS = 100;
const WRITERS = 4_000;

/** The numbers of a business with 100 reviews, of one with 100,000, and of others without. */
export type Places = { small: number; large: number; others: number[] };

/** Made by SQL, as people would have in years: one in five with a picture, one in fifty with a word that is rare. */
export async function fillWithReviews(db: Database): Promise<Places> {
  const ids = await db<{ id: number }[]>`
    insert into businesses (kind, name, address, region_code, approval, search_name, search_stem, search_text, choseong, created_at, updated_at)
    select 'hospital', '측정병원 ' || n, '서울특별시 구로구 디지털로 ' || n, '11530', 'approved', '측정병원' || n, '측정' || n, '측정병원 ' || n, 'ㅊㅈㅂㅇ' || n, now(), now()
    from generate_series(1, ${OTHERS + 2}::int) n returning id`;
  const [small, large, ...others] = ids.map(({ id }) => id) as [number, number, ...number[]];
  await db`
    insert into users (account_type, email, name, nickname, phone, created_at, updated_at)
    select 0, 'writer' || n || '@example.test', '측정자', '측정자' || n, '+821012345678', now(), now() from generate_series(1, ${WRITERS}::int) n`;
  await db`alter table reviews disable trigger user`;
  for (const [business, size] of [
    [small, SIZES.small],
    [large, SIZES.large],
  ] as const)
    await db`
      with writers as (select array_agg(id order by id) as ids from users where email like 'writer%')
      insert into reviews (kind, business_id, user_id, visit_date, kindness_rating, price_rating, explain_rating, diagnosis_rating,
        facility_rating, would_revisit, review, files, pet_division, pet_kind_name, is_verified, like_count, point, created_at, updated_at)
      select 'hospital', ${business}, ids[1 + n % ${WRITERS}], date '2024-01-01' + n / ${WRITERS}, r.a, r.b, 1 + n % 5, r.c, r.a, n % 4 > 0,
        '설명이 자세하고 다정하게 봐 주셨어요. ' || n || '번째 방문이에요.' || case when n % 3 = 0 then ' 선생님이 친절하세요.' else '' end
          || case when n % 50 = 7 then ' 슬개골 수술도 잘 끝났어요.' else '' end,
        case when n % 5 = 0 then array['/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp'] else '{}'::text[] end,
        (array['강아지', '강아지', '고양이', null])[1 + n % 4], (array['말티즈', '푸들', '코리안숏헤어', null])[1 + n % 4],
        n % 10 = 3, (n * 7919) % 41, 500, now() - n * interval '5 minutes', now()
      from writers, generate_series(1, ${size}::int) n,
        lateral (select 1 + (n * 31) % 5 as a, 2 + (n * 17) % 4 as b, 3 + (n * 13) % 3 as c) r`;
  await db`alter table reviews enable trigger user`;
  await db`insert into review_summaries select * from review_recounts`;
  await db.unsafe('vacuum analyze');
  return { small, large, others };
}
