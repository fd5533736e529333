import { gql } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp({ rateLimits: true });
const RECORD = 'mutation($path: String!, $referrer: String) { recordPageView(path: $path, referrer: $referrer) }';

test('a page view is kept with who saw it', async () => {
  const app = server();
  const { id, token } = await aGuardian(app);
  const { data } = await gql(app, token, RECORD, { path: '/point', referrer: '/' });
  expect(data).toEqual({ recordPageView: true });
  await gql(app, undefined, RECORD, { path: '/point' });
  const rows = await app.db`select path, referrer, user_id from page_views order by id`;
  expect([...rows]).toEqual([
    { path: '/point', referrer: '/', userId: id },
    { path: '/point', referrer: null, userId: null },
  ]);
});

test('what is no page of ours, or far too much, is not counted and is no error', async () => {
  const app = server();
  expect(await gql(app, undefined, RECORD, { path: 'https://evil.test' })).toMatchObject({
    data: { recordPageView: false },
    errors: [],
  });
  const answers = [];
  for (let i = 0; i < 250; i += 1) answers.push((await gql(app, undefined, RECORD, { path: '/flood' })).data);
  expect(answers.at(-1)).toEqual({ recordPageView: false });
});
