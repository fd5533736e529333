import type { Database } from '../../server/src/platform/database/database.ts';

/** A word that every thousandth post says, and one that three of them do, whatever their number. */
export const words = { often: '오로라', seldom: '은하수길' };
export const CATEGORY = '자랑';

const A_BATCH = 50_000;

/** A board of so many posts, in five categories, as people write them. */
export async function fillBoard(db: Database, board: string, count: number): Promise<void> {
  // Made at the end, at once: row by row takes far longer.
  const [letters] = await db<[{ indexdef: string }]>`select indexdef from pg_indexes where indexname = 'board_posts_of_letters'`;
  await db`drop index board_posts_of_letters`;
  for (let from = 1; from <= count; from += A_BATCH) {
    const to = Math.min(count, from + A_BATCH - 1);
    await db`
      insert into board_posts (board_id, idx, user_id, title, content, category, view_count, like_count, created_at)
      select ${board}, n, null,
        (array['산책', '간식', '목욕', '병원', '여행'])[1 + n % 5] || ' 다녀온 이야기 ' || n,
        '<p>' || (array['초코', '보리', '콩이', '두부', '나비', '호두', '구름'])[1 + n % 7] || '랑 '
          || (array['한강 공원', '동네 뒷산', '바닷가', '카페', '마당', '친구네 집'])[1 + n % 6] || '에 다녀왔어요. '
          || case when n % 1000 = 0 then ${words.often} || ' 같은 하늘이었어요. ' else '' end
          || case when n in (${Math.ceil(count / 4)}::int, ${Math.ceil(count / 2)}::int, ${count}::int) then ${words.seldom} || '에서 만나요. ' else '' end
          || repeat('날씨가 좋아서 오래 걸었고, 돌아와서는 푹 잤어요. ', 1 + n % 4) || '</p>',
        (array['일상', '질문', ${CATEGORY}, '나눔', '기타'])[1 + n % 5], n % 400, n % 90, now() - (${count} - n) * interval '1 minute'
      from generate_series(${from}::int, ${to}::int) as n`;
    if (to < count) console.log(`  ${to.toLocaleString('en')} posts`);
  }
  await db.unsafe(letters.indexdef);
  await db`update board_numbers set last_idx = ${count} where board_id = ${board}`;
  await db`
    insert into board_counts select board_id, category, count(*) from board_posts where board_id = ${board} group by board_id, category`;
  await db`vacuum analyze board_posts, board_counts`;
}
