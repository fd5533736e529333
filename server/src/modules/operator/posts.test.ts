import { gql } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { aPostOf } from '../../testing/posts.ts';
import { operatorOf, type TypedValues } from '../../testing/operator-acts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const operator = () => operatorOf(server());
const type = (line: string, values: TypedValues = {}) => operator().type(line, values);

test('an operator comments on a post as the house, which is written down', async () => {
  const post = await aPostOf(server(), await aGuardian(server()), 'mypet');
  expect(await type(`posts comment mypet ${post.idx}`, { text: '함께 지켜 주세요.' })).toMatchObject({
    code: 0,
    said: expect.stringContaining('남겼어요'),
  });
  const query = 'query($postId: ID!) { getPostCommentsByPage(postId: $postId) { comment admin { name } user { id } } }';
  expect((await gql(server(), undefined, query, { postId: post.id })).data).toEqual({
    getPostCommentsByPage: [{ comment: '함께 지켜 주세요.', admin: { name: '펫케어 운영팀' }, user: null }],
  });
  expect((await operator().acts()).at(-1)).toMatchObject({ act: 'posts comment', details: { content: '함께 지켜 주세요.' } });
});

test.each([
  ['posts comment mypet 999999', { text: '댓글' }, 1],
  ['posts comment secret 1', { text: '댓글' }, 1],
  ['posts comment mypet', { text: '댓글' }, 1],
  ['posts comment mypet 1', {}, 1],
])('the operator’s form leaves nothing of %j with %j', async (line, values, code) => {
  const before = (await operator().acts()).length;
  expect((await type(line, values)).code).toBe(code);
  expect(await operator().acts()).toHaveLength(before);
});

test('the operator’s form says what is wrong with a text, and writes nothing down', async () => {
  const post = await aPostOf(server(), await aGuardian(server()), 'mypet');
  const before = (await operator().acts()).length;
  expect(await type(`posts comment mypet ${post.idx}`, { text: ' ' })).toMatchObject({ code: 1 });
  expect(await operator().acts()).toHaveLength(before);
});
