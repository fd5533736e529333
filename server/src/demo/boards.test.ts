import { gql } from '../testing/calls.ts';
import { withApp } from '../testing/with-app.ts';
import { seedBoards } from './boards.ts';
import { seedPeople } from './people.ts';

const server = withApp();

test('fills the free board and the pet tips with posts that people have read and answered', async () => {
  const app = server();
  await seedBoards(app.services, await seedPeople(app.services));
  const query = (board: string) => `{ getPostsByPage(boardId: "${board}", count: 100) { idx view commentCount timestamp { createdAt } } }`;
  for (const board of ['mypet', 'petcafe']) {
    const { data } = await gql<{ getPostsByPage: { view: number; commentCount: number; timestamp: { createdAt: string } }[] }>(
      app,
      undefined,
      query(board),
    );
    const dates = data.getPostsByPage.map(({ timestamp }) => timestamp.createdAt);
    expect(dates.length).toBeGreaterThan(8);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(data.getPostsByPage.every(({ view, commentCount }) => view > 0 && commentCount > 0)).toBe(true);
  }
});
