import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';

test('a view of a post is counted once a day when a browser opens it, and not when the server only renders it', async ({
  page,
  request,
}) => {
  const login = await request.post('/api/client/user/login', { data: { email: demoAccounts.guardian, password: DEMO_PASSWORD } });
  const { data } = (await login.json()) as { data: { token: string } };
  const act = async <T>(query: string) =>
    (
      (await (await request.post('/graphql', { headers: { authorization: `Bearer ${data.token}` }, data: { query } })).json()) as {
        data: T;
      }
    ).data;
  const { createPost: post } = await act<{ createPost: { id: string; idx: number } }>(
    'mutation { createPost(boardId: "mypet", title: "몇 번 읽혔을까요", content: "<p>세어 보아요.</p>") { id idx } }',
  );
  const views = async () =>
    (await act<{ getPost: { view: number } }>(`{ getPost(boardId: "mypet", postId: "${post.id}") { view } }`)).getPost.view;
  const path = `/community/mypet/${post.idx}`;

  for (let time = 0; time < 3; time += 1) expect((await request.get(path)).status()).toBe(200);
  expect(await views()).toBe(0);

  const isCounted = () => page.waitForResponse((response) => response.request().postData()?.includes('PostPage_CountView') ?? false);
  let counted = isCounted();
  await page.goto(path);
  await counted;
  await expect(page.getByText('조회 1', { exact: true })).toBeVisible();
  expect(await views()).toBe(1);

  counted = isCounted();
  await page.reload();
  await counted;
  expect(await views()).toBe(1);
  await act(`mutation { deletePost(postId: "${post.id}") }`);
});
