import { aGuardian } from '../../testing/people.ts';
import { aCommentOn, aPostOf, codeOf } from '../../testing/posts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp({ rateLimits: true });

const COMMENT = 'mutation($postId: ID!, $content: String!) { createPostComment(postId: $postId, content: $content) { id } }';
const UPDATE_COMMENT = 'mutation($id: ID!) { updatePostComment(commentId: $id, content: "고침") { comment } }';
const CREATE = 'mutation { createPost(boardId: "mypet", title: "제목", content: "내용") { id } }';
const UPDATE = 'mutation($postId: ID!) { updatePost(postId: $postId, title: "제목", content: "내용") { id } }';
const LIKE = 'mutation($postId: ID!) { togglePostLike(postId: $postId) { like } }';
const KEEP = 'mutation($postId: ID!) { togglePostBookmark(postId: $postId) { isBookmarked } }';

async function until(times: number, call: () => Promise<string>): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await call()).not.toBe('TOO_MANY_REQUESTS');
  expect(await call()).toBe('TOO_MANY_REQUESTS');
}

test('whoever floods a board with posts and changes of them is stopped, for ten minutes', async () => {
  const author = await aGuardian(server());
  const post = await aPostOf(server(), author, 'mypet');
  await until(29, () => codeOf(server(), author, CREATE, {}));
  expect(await codeOf(server(), author, UPDATE, { postId: post.id })).toBe('TOO_MANY_REQUESTS');
  server().clock.advance({ seconds: 601 });
  expect(await codeOf(server(), author, CREATE, {})).toBe('OK');
});

test('whoever floods a post with comments and changes of them is stopped', async () => {
  const author = await aGuardian(server());
  const post = await aPostOf(server(), author, 'mypet');
  const commentId = await aCommentOn(server(), author, post, '댓글');
  await until(59, () => codeOf(server(), author, COMMENT, { postId: post.id, content: '또' }));
  expect(await codeOf(server(), author, UPDATE_COMMENT, { id: commentId })).toBe('TOO_MANY_REQUESTS');
});

test('whoever likes and keeps without end is stopped', async () => {
  const [author, reader] = [await aGuardian(server()), await aGuardian(server())];
  const post = await aPostOf(server(), author, 'mypet');
  await until(200, () => codeOf(server(), reader, LIKE, { postId: post.id }));
  expect(await codeOf(server(), reader, KEEP, { postId: post.id })).toBe('TOO_MANY_REQUESTS');
});
