import { gql } from '../../testing/calls.ts';
import { aCompany, aGuardian, aHospital, aPharmacy, logIn, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();

const CREATE = `mutation($boardId: String!, $title: String!, $content: String!) {
  createPost(boardId: $boardId, title: $title, content: $content) { id idx content title isMine }
}`;
const GET = `query($boardId: String!, $postIdx: Int, $postId: ID) {
  getPost(boardId: $boardId, postIdx: $postIdx, postId: $postId) {
    id idx title content view likeCount like commentCount isMine user { id nickname type } timestamp { createdAt updatedAt }
  }
}`;
const LIST = `query($boardId: String!, $page: Int, $count: Int) {
  getPostsByPage(boardId: $boardId, page: $page, count: $count) { idx title user { nickname } }
  getPostCount(boardId: $boardId)
}`;
const COMMENTS = `query($postId: ID!, $page: Int, $count: Int) {
  getPostCommentsByPage(postId: $postId, page: $page, count: $count) { id comment isMine user { nickname } timestamp { updatedAt } }
  getPostCommentCount(postId: $postId)
}`;
const UPDATE =
  'mutation($postId: ID!) { updatePost(postId: $postId, title: "고친 제목", content: "<p>고침</p>") { title timestamp { updatedAt } } }';
const DELETE = 'mutation($postId: ID!) { deletePost(postId: $postId) }';
const LIKE = 'mutation($postId: ID!) { togglePostLike(postId: $postId) { like likeCount } }';
const VIEW = 'mutation($postId: ID!) { increasePostViewCount(postId: $postId) }';
const COMMENT = 'mutation($postId: ID!, $content: String!) { createPostComment(postId: $postId, content: $content) { id comment } }';
const UPDATE_COMMENT = 'mutation($commentId: ID!) { updatePostComment(commentId: $commentId, content: "고친 댓글") { comment } }';
const DELETE_COMMENT = 'mutation($commentId: ID!) { deletePostComment(commentId: $commentId) }';

type Post = {
  id: string;
  idx: number;
  title: string;
  content: string;
  view: number;
  likeCount: number;
  like: boolean;
  commentCount: number;
  isMine: boolean;
};
type CreatedPost = { createPost: Post };

async function write(by: Person, boardId = 'mypet', title = '산책 이야기', content = '<p>한강에 다녀왔어요.</p>'): Promise<Post> {
  const { data, errors } = await gql<CreatedPost>(server(), by.token, CREATE, { boardId, title, content });
  if (errors[0]) throw new Error(errors[0].message);
  return data.createPost;
}

async function read(post: Post, token?: string, boardId = 'mypet'): Promise<Post> {
  return (await gql<{ getPost: Post }>(server(), token, GET, { boardId, postId: post.id })).data.getPost;
}

async function view(post: Post, token?: string): Promise<boolean> {
  return (await gql<{ increasePostViewCount: boolean }>(server(), token, VIEW, { postId: post.id })).data.increasePostViewCount;
}

async function comment(by: Person, post: Post, content = '저도 갈래요.'): Promise<string> {
  return (await gql<{ createPostComment: { id: string } }>(server(), by.token, COMMENT, { postId: post.id, content })).data
    .createPostComment.id;
}

const codeOf = async (token: string | undefined, query: string, variables: Record<string, unknown>) => {
  const { errors } = await gql(server(), token, query, variables);
  return errors[0]?.extensions.code ?? 'OK';
};

test('a post is written, found by number and by id, changed and deleted', async () => {
  const author = await aGuardian(server());
  const post = await write(author, 'petcafe', ' 목욕\n꿀팁 ', '<p onclick="x()">미지근한 물로요.</p><script>x()</script>');
  expect(post).toMatchObject({ idx: 1, title: '목욕 꿀팁', content: '<p>미지근한 물로요.</p>', isMine: true });
  const byNumber = await gql(server(), undefined, GET, { boardId: 'petcafe', postIdx: 1 });
  const user = { id: String(author.id), nickname: author.nickname, type: 0 };
  expect(byNumber.data).toMatchObject({ getPost: { id: post.id, isMine: false, user, timestamp: { updatedAt: null } } });

  const changed = await gql(server(), author.token, UPDATE, { postId: post.id });
  expect(changed.data).toMatchObject({ updatePost: { title: '고친 제목', timestamp: { updatedAt: '2026-11-23T03:00:00.000Z' } } });
  expect(await codeOf(author.token, DELETE, { postId: post.id })).toBe('OK');
  expect(await codeOf(undefined, GET, { boardId: 'petcafe', postIdx: 1 })).toBe('NOT_FOUND');
  expect(await write(author, 'petcafe')).toMatchObject({ idx: 2 });
});

test('a list of posts lists newest first, a page at a time, with the count of all', async () => {
  const author = await aGuardian(server());
  for (const title of ['하나', '둘', '셋']) await write(author, 'marketplace', title);
  const { data } = await gql(server(), undefined, LIST, { boardId: 'marketplace', page: 2, count: 2 });
  expect(data).toEqual({ getPostsByPage: [{ idx: 1, title: '하나', user: { nickname: author.nickname } }], getPostCount: 3 });
});

test('everybody is shown their own posts only', async () => {
  const [one, other] = [await aGuardian(server()), await aGuardian(server())];
  await write(one, 'mypet', '내 글');
  await write(other, 'mypet', '남의 글');
  const MINE = '{ getMyPostsByPage(boardId: "mypet") { title } getMyPostCount(boardId: "mypet") }';
  expect((await gql(server(), one.token, MINE)).data).toEqual({ getMyPostsByPage: [{ title: '내 글' }], getMyPostCount: 1 });
});

test.each([
  ['an unknown board', LIST, { boardId: 'secret' }, 'NOT_FOUND'],
  ['a page before the first', LIST, { boardId: 'mypet', page: 0 }, 'VALIDATION_FAILED'],
  ['too many at once', LIST, { boardId: 'mypet', count: 101 }, 'VALIDATION_FAILED'],
  ['a post that is not there', GET, { boardId: 'mypet', postIdx: 999_999 }, 'NOT_FOUND'],
  ['no number and no id', GET, { boardId: 'mypet' }, 'NOT_FOUND'],
  ['an id that is none', GET, { boardId: 'mypet', postId: "1'; drop" }, 'NOT_FOUND'],
  ['comments of a post that is not there', COMMENTS, { postId: '999999' }, 'NOT_FOUND'],
])('a board refuses %s', async (_name, query, variables, code) => {
  expect(await codeOf(undefined, query, variables)).toBe(code);
});

test('a post is not found on another board', async () => {
  const post = await write(await aGuardian(server()), 'ask');
  expect(await codeOf(undefined, GET, { boardId: 'mypet', postId: post.id })).toBe('NOT_FOUND');
});

test('only the author changes a post, and only allowed account types write', async () => {
  const app = server();
  const people = {
    nobody: undefined,
    author: await aGuardian(app),
    guardian: await aGuardian(app),
    hospital: await aHospital(app),
    pharmacy: await aPharmacy(app),
    company: await aCompany(app),
  };
  const post = await write(people.author);
  const commentId = await comment(people.author, post);
  const question = await write(people.author, 'ask');
  const draft = { title: '제목', content: '내용' };
  // prettier-ignore
  const table: [string, Record<string, unknown>, Record<keyof typeof people, string>][] = [
    [CREATE, { boardId: 'mypet', ...draft }, { nobody: 'UNAUTHENTICATED', author: 'OK', guardian: 'OK', hospital: 'OK', pharmacy: 'OK', company: 'OK' }],
    [CREATE, { boardId: 'pet-doctor', ...draft }, { nobody: 'UNAUTHENTICATED', author: 'FORBIDDEN', guardian: 'FORBIDDEN', hospital: 'OK', pharmacy: 'FORBIDDEN', company: 'FORBIDDEN' }],
    [COMMENT, { postId: post.id, content: '댓글' }, { nobody: 'UNAUTHENTICATED', author: 'OK', guardian: 'OK', hospital: 'OK', pharmacy: 'OK', company: 'OK' }],
    [COMMENT, { postId: question.id, content: '답' }, { nobody: 'UNAUTHENTICATED', author: 'FORBIDDEN', guardian: 'FORBIDDEN', hospital: 'OK', pharmacy: 'FORBIDDEN', company: 'FORBIDDEN' }],
    [LIKE, { postId: post.id }, { nobody: 'UNAUTHENTICATED', author: 'OWN_LIKE', guardian: 'OK', hospital: 'OK', pharmacy: 'OK', company: 'OK' }],
    [UPDATE, { postId: post.id }, { nobody: 'UNAUTHENTICATED', guardian: 'FORBIDDEN', hospital: 'FORBIDDEN', pharmacy: 'FORBIDDEN', company: 'FORBIDDEN', author: 'OK' }],
    [UPDATE_COMMENT, { commentId }, { nobody: 'UNAUTHENTICATED', guardian: 'FORBIDDEN', hospital: 'FORBIDDEN', pharmacy: 'FORBIDDEN', company: 'FORBIDDEN', author: 'OK' }],
    [DELETE_COMMENT, { commentId }, { nobody: 'UNAUTHENTICATED', guardian: 'FORBIDDEN', hospital: 'FORBIDDEN', pharmacy: 'FORBIDDEN', company: 'FORBIDDEN', author: 'OK' }],
    [DELETE, { postId: post.id }, { nobody: 'UNAUTHENTICATED', guardian: 'FORBIDDEN', hospital: 'FORBIDDEN', pharmacy: 'FORBIDDEN', company: 'FORBIDDEN', author: 'OK' }],
  ];
  for (const [query, variables, expected] of table) {
    const answers: Record<string, string> = {};
    for (const name of Object.keys(expected) as (keyof typeof people)[])
      answers[name] = await codeOf(people[name]?.token, query, variables);
    expect({ query, ...answers }).toEqual({ query, ...expected });
  }
});

test('a refusal names the field of a post that is wrong', async () => {
  const { token } = await aGuardian(server());
  const { errors } = await gql(server(), token, CREATE, { boardId: 'mypet', title: ' ', content: '<p> </p>' });
  expect(errors[0]?.extensions.errors?.map(({ property }) => property)).toEqual(['title', 'content']);
});

test('a far too long post is refused before it is cleaned', async () => {
  const { token } = await aGuardian(server());
  const { errors } = await gql(server(), token, CREATE, { boardId: 'mypet', title: '제목', content: '<b>'.repeat(40_000) });
  expect(errors[0]?.extensions.errors?.flatMap(({ constraints }) => Object.keys(constraints))).toEqual(['maxLength']);
});

test('a view counts once a day per account and per address', async () => {
  const app = server();
  const [author, reader] = [await aGuardian(app), await aGuardian(app)];
  const post = await write(author);
  expect([await view(post), await view(post)]).toEqual([true, false]);
  expect([await view(post, reader.token), await view(post, reader.token)]).toEqual([true, false]);
  expect((await read(post)).view).toBe(2);
  app.clock.set('2026-11-23T15:00:00.000Z');
  expect(await view(post, await logIn(app, reader))).toBe(true);
  expect((await read(post)).view).toBe(3);
  app.clock.set('2026-11-23T03:00:00.000Z');
  expect(await codeOf(undefined, VIEW, { postId: '999999' })).toBe('NOT_FOUND');
});

test('reading a post counts no view', async () => {
  const [author, reader] = [await aGuardian(server()), await aGuardian(server())];
  const post = await write(author);
  for (const token of [undefined, undefined, author.token, reader.token]) await read(post, token);
  expect((await read(post)).view).toBe(0);
});

test('who has seen a post is forgotten when the next day is over, and how many have stays', async () => {
  const app = server();
  const post = await write(await aGuardian(app));
  await view(post);
  const kept = async () => (await app.db`select 1 from board_views where post_id = ${post.id}`).length;
  app.clock.advance({ days: 1 });
  await app.runJob('forget-board-views');
  expect(await kept()).toBe(1);
  app.clock.advance({ days: 1 });
  await app.runJob('forget-board-views');
  expect([await kept(), (await read(post)).view]).toEqual([0, 1]);
});

test('concurrent first views of one visitor count once', async () => {
  const post = await write(await aGuardian(server()));
  const counted = await Promise.all(Array.from({ length: 10 }, () => view(post)));
  expect(counted.filter(Boolean)).toHaveLength(1);
  expect((await read(post)).view).toBe(1);
});

test('one thumbs-up counts per person, also when concurrent, and is taken back', async () => {
  const app = server();
  const [author, first, other] = [await aGuardian(app), await aGuardian(app), await aGuardian(app)];
  const post = await write(author);
  const tap = (person: Person) =>
    gql<{ togglePostLike: { like: boolean; likeCount: number } }>(app, person.token, LIKE, { postId: post.id });
  await Promise.all(Array.from({ length: 9 }, () => tap(first)));
  expect(await read(post, first.token)).toMatchObject({ like: true, likeCount: 1 });
  expect((await tap(other)).data.togglePostLike).toEqual({ like: true, likeCount: 2 });
  await Promise.all(Array.from({ length: 5 }, () => tap(other)));
  expect(await read(post, other.token)).toMatchObject({ like: false, likeCount: 1 });
});

test('concurrent posts are numbered without gaps or duplicates', async () => {
  const app = server();
  const doctor = await aHospital(app);
  const before = await write(doctor, 'pet-doctor');
  const written = await Promise.all(Array.from({ length: 20 }, () => write(doctor, 'pet-doctor')));
  const numbers = written.map(({ idx }) => idx).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => before.idx + 1 + index));
});

test('comments are listed oldest first, and changed, deleted and counted', async () => {
  const app = server();
  const [author, other] = [await aGuardian(app), await aGuardian(app)];
  const post = await write(author);
  const first = await comment(other, post, '<b>첫</b> 댓글');
  await comment(author, post, '둘째');
  const page = await gql(app, other.token, COMMENTS, { postId: post.id, page: 1, count: 1 });
  expect(page.data).toEqual({
    getPostCommentsByPage: [
      { id: first, comment: '<b>첫</b> 댓글', isMine: true, user: { nickname: other.nickname }, timestamp: { updatedAt: null } },
    ],
    getPostCommentCount: 2,
  });
  expect((await gql(app, other.token, UPDATE_COMMENT, { commentId: first })).data).toEqual({ updatePostComment: { comment: '고친 댓글' } });
  const deletions = await Promise.all([1, 2, 3].map(() => codeOf(other.token, DELETE_COMMENT, { commentId: first })));
  expect(deletions).toContain('OK');
  expect(await read(post)).toMatchObject({ commentCount: 1 });
});

test('deleting a post during comments, likes and reads causes no server error', async () => {
  const app = server();
  const [author, other] = [await aGuardian(app), await aGuardian(app)];
  const post = await write(author);
  const ids = await Promise.all([1, 2, 3].map(() => comment(other, post)));
  const codes = await Promise.all([
    ...ids.map((commentId) => codeOf(other.token, DELETE_COMMENT, { commentId })),
    codeOf(author.token, DELETE, { postId: post.id }),
    ...[1, 2, 3].map(() => codeOf(other.token, COMMENT, { postId: post.id, content: '댓글' })),
    ...[1, 2, 3].map(() => codeOf(other.token, LIKE, { postId: post.id })),
    ...[1, 2, 3].map(() => codeOf(undefined, GET, { boardId: 'mypet', postId: post.id })),
    ...[1, 2, 3].map(() => codeOf(undefined, VIEW, { postId: post.id })),
  ]);
  expect(codes.filter((code) => code !== 'OK' && code !== 'NOT_FOUND')).toEqual([]);
  expect(await codeOf(undefined, GET, { boardId: 'mypet', postId: post.id })).toBe('NOT_FOUND');
});

test('lists give the beginning of a long post, the post itself all of it', async () => {
  const author = await aGuardian(server());
  const content = `<p>${'가'.repeat(5_000)}</p>`;
  const { id } = await write(author, 'petcafe', '긴 글', content);
  const query = `query($id: ID!) {
    listed: getPostsByPage(boardId: "petcafe", count: 1) { content }
    own: getMyPostsByPage(boardId: "petcafe", count: 1) { content }
    whole: getPost(boardId: "petcafe", postId: $id) { content }
  }`;
  const { data } = await gql(server(), author.token, query, { id });
  const beginning = [{ content: `${'가'.repeat(400)}…` }];
  expect(data).toEqual({ listed: beginning, own: beginning, whole: { content } });
});
