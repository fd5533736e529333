import { gql } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { aPostOf } from '../../testing/posts.ts';
import { withApp } from '../../testing/with-app.ts';
import { createOperatorService } from './index.ts';
import { runPosts, type PostValues } from './posts.commands.ts';

const server = withApp();
const operator = () => createOperatorService({ ...server().services, db: server().db, clock: server().clock });

/** As it is typed: what is said, and whether it was done. */
async function type(line: string, values: PostValues = {}) {
  const said: string[] = [];
  const say = (done: number) => (text: string) => (said.push(text), done);
  const code = await runPosts(operator().posts, line.split(' '), values, { say: say(0), refuse: say(1) });
  return { code, said: said.join('\n') };
}

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
  expect((await operator().acts()).at(-1)).toMatchObject({ act: 'comment-post', details: { content: '함께 지켜 주세요.' } });
});

test.each([
  ['posts comment mypet 999999', { text: '댓글' }, 1],
  ['posts comment secret 1', { text: '댓글' }, 1],
  ['posts comment mypet', { text: '댓글' }, null],
  ['posts comment mypet 1', {}, null],
])('leaves nothing of %j with %j', async (line, values, code) => {
  const before = (await operator().acts()).length;
  expect((await type(line, values)).code).toBe(code);
  expect(await operator().acts()).toHaveLength(before);
});

test('says what is wrong with a text, and writes nothing down', async () => {
  const post = await aPostOf(server(), await aGuardian(server()), 'mypet');
  const before = (await operator().acts()).length;
  expect(await type(`posts comment mypet ${post.idx}`, { text: ' ' })).toMatchObject({ code: 1 });
  expect(await operator().acts()).toHaveLength(before);
});
