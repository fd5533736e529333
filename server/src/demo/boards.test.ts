import { gql } from '../testing/calls.ts';
import { withApp } from '../testing/with-app.ts';
import { seedBoards } from './boards.ts';
import { seedPeople } from './people.ts';

const server = withApp();

test('fills each board with posts that people have read and answered, some with pictures', async () => {
  const app = server();
  await seedBoards(app.services, await seedPeople(app.services));
  const query = (board: string) =>
    `{ getPostsByPage(boardId: "${board}", count: 100) { idx picture view commentCount timestamp { createdAt } } }`;
  for (const [board, many] of [
    ['mypet', 9],
    ['petcafe', 9],
    ['marketplace', 6],
    ['ask', 6],
    ['pet-doctor', 4],
  ] as const) {
    const { data } = await gql<{
      getPostsByPage: { picture: string | null; view: number; commentCount: number; timestamp: { createdAt: string } }[];
    }>(app, undefined, query(board));
    const dates = data.getPostsByPage.map(({ timestamp }) => timestamp.createdAt);
    expect(dates.length).toBeGreaterThanOrEqual(many);
    expect(data.getPostsByPage.some(({ picture }) => picture?.startsWith('/uploads/images/'))).toBe(true);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(data.getPostsByPage.every(({ view }) => view > 0)).toBe(true);
    expect(data.getPostsByPage.some(({ commentCount }) => commentCount > 0)).toBe(true);
  }
}, 30_000);
