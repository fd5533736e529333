import { gql } from '../../testing/calls.ts';
import { aGuardian, aHospital, type Person } from '../../testing/people.ts';
import { aCommentOn, aPostOf, codeOf, type WrittenPost } from '../../testing/posts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();

const COMMENTS = `query($postId: ID!) {
  comments: getPostCommentsByPage(postId: $postId, count: 100) {
    id parentId comment isDeleted isMine isReported admin { name email } user { nickname }
  }
  total: getPostCommentCount(postId: $postId)
}`;
const COMMENT =
  'mutation($postId: ID!, $content: String!, $parentId: ID) { createPostComment(postId: $postId, content: $content, parentId: $parentId) { id } }';
const UPDATE = 'mutation($id: ID!) { updatePostComment(commentId: $id, content: "고침") { comment } }';
const DELETE = 'mutation($id: ID!) { deletePostComment(commentId: $id) }';

type CommentThread = { comments: { id: string; parentId: string | null; comment: string; isDeleted: boolean }[]; total: number };

async function read(post: WrittenPost, by?: Person): Promise<CommentThread> {
  return (await gql<CommentThread>(server(), by?.token, COMMENTS, { postId: post.id })).data;
}
const words = ({ comments }: CommentThread) => comments.map(({ comment, parentId }) => (parentId === null ? comment : `> ${comment}`));

test('answers stand below the comment that begins their thread, one level deep', async () => {
  const [one, other] = [await aGuardian(server()), await aGuardian(server())];
  const post = await aPostOf(server(), one, 'mypet');
  const first = await aCommentOn(server(), one, post, '첫째');
  await aCommentOn(server(), other, post, '둘째');
  const answer = await aCommentOn(server(), other, post, '첫째의 답', first);
  await aCommentOn(server(), one, post, '답의 답', answer);
  const thread = await read(post);
  expect(words(thread)).toEqual(['첫째', '> 첫째의 답', '> 답의 답', '둘째']);
  expect(thread.comments.map(({ parentId }) => parentId)).toEqual([null, first, first, null]);
  expect(thread.total).toBe(4);
});

test('a deleted comment with answers stays without its words, and goes with the last of them', async () => {
  const [one, other] = [await aGuardian(server()), await aGuardian(server())];
  const post = await aPostOf(server(), one, 'mypet');
  const first = await aCommentOn(server(), one, post, '비밀이었던 말');
  const answers = [await aCommentOn(server(), other, post, '답 하나', first), await aCommentOn(server(), other, post, '답 둘', first)];
  expect(await codeOf(server(), one, DELETE, { id: first })).toBe('OK');
  const left = await read(post, one);
  expect(left.comments[0]).toMatchObject({ id: first, comment: '', isDeleted: true, isMine: false, user: null });
  expect(left.total).toBe(3);
  expect(await server().db`select content, user_id from board_comments where id = ${first}`).toEqual([{ content: '', userId: null }]);

  for (const code of [
    await codeOf(server(), one, UPDATE, { id: first }),
    await codeOf(server(), one, DELETE, { id: first }),
    await codeOf(server(), other, COMMENT, { postId: post.id, content: '답 셋', parentId: first }),
  ])
    expect(code).toBe('NOT_FOUND');
  for (const id of answers) expect(await codeOf(server(), other, DELETE, { id })).toBe('OK');
  expect(await read(post)).toEqual({ comments: [], total: 0 });
});

test('the count is right when answers and their comment are deleted at once', async () => {
  const [one, other] = [await aGuardian(server()), await aGuardian(server())];
  const post = await aPostOf(server(), one, 'mypet');
  const first = await aCommentOn(server(), one, post, '첫째');
  const answers = await Promise.all([1, 2, 3].map((index) => aCommentOn(server(), other, post, `답 ${index}`, first)));
  const codes = await Promise.all([
    codeOf(server(), one, DELETE, { id: first }),
    ...answers.flatMap((id) => [codeOf(server(), other, DELETE, { id }), codeOf(server(), other, DELETE, { id })]),
    codeOf(server(), other, COMMENT, { postId: post.id, content: '늦은 답', parentId: first }),
  ]);
  expect(codes.filter((code) => code !== 'OK' && code !== 'NOT_FOUND')).toEqual([]);
  const { comments, total } = await read(post);
  expect(total).toBe(comments.length);
  expect(comments.filter(({ parentId }) => parentId !== null && !comments.some(({ id }) => id === parentId))).toEqual([]);
});

test.each([
  ['a comment of another post', 'elsewhere'],
  ['a comment that is not there', '999999'],
  ['no id', "1'--"],
])('an answer below %s is refused', async (_name, below) => {
  const one = await aGuardian(server());
  const [post, other] = [await aPostOf(server(), one, 'mypet'), await aPostOf(server(), one, 'mypet')];
  const parentId = below === 'elsewhere' ? await aCommentOn(server(), one, other, '저쪽') : below;
  expect(await codeOf(server(), one, COMMENT, { postId: post.id, content: '답', parentId })).toBe('NOT_FOUND');
  expect((await read(post)).total).toBe(0);
});

test('below an answer of a question whoever asked may speak, and no other guardian', async () => {
  const [vet, asker, other] = [await aHospital(server()), await aGuardian(server()), await aGuardian(server())];
  const post = await aPostOf(server(), asker, 'ask');
  const answer = await aCommentOn(server(), vet, post, '진료를 받아 보세요.');
  const reply = { postId: post.id, content: '고맙습니다.', parentId: answer };
  expect(await codeOf(server(), asker, COMMENT, reply)).toBe('OK');
  expect(await codeOf(server(), other, COMMENT, reply)).toBe('FORBIDDEN');
  expect(await codeOf(server(), asker, COMMENT, { postId: post.id, content: '제 답' })).toBe('FORBIDDEN');
});

test("an operator's comment says whose it is, and is nobody's to change", async () => {
  const author = await aGuardian(server());
  const post = await aPostOf(server(), author, 'mypet');
  const { comments } = server().services.boards;
  const said = { content: '함께 지켜 주세요.', name: '펫케어', email: 'help@petcare.test' };
  await server().db.begin((tx) => comments.writeAsOperator(tx, Number(post.id), said));
  const [written] = (await read(post, author)).comments;
  expect(written).toMatchObject({
    comment: said.content,
    admin: { name: '펫케어', email: 'help@petcare.test' },
    user: null,
    isMine: false,
  });
  expect(await codeOf(server(), author, DELETE, { id: written!.id })).toBe('FORBIDDEN');
});

test('telephone and resident numbers are masked in a comment', async () => {
  const author = await aGuardian(server());
  const post = await aPostOf(server(), author, 'mypet');
  await aCommentOn(server(), author, post, '010-1234-5678로 연락 주세요. 900101-1234567');
  expect(words(await read(post))).toEqual(['010-****-****로 연락 주세요. ******-*******']);
});

test('whoever wrote the post and whoever began the thread are told of what is said, once each and never of their own', async () => {
  const [author, one, other] = [await aGuardian(server()), await aGuardian(server()), await aGuardian(server())];
  const post = await aPostOf(server(), author, 'petcafe', { title: '발톱' });
  const first = await aCommentOn(server(), one, post, '첫째');
  await aCommentOn(server(), author, post, '글쓴이의 답', first);
  await aCommentOn(server(), other, post, '남의 답', first);
  const told = await server().db<{ userId: number; kind: string; text: string; path: string }[]>`
    select user_id, kind, text, path from alerts where subject = ${post.id} order by user_id, id`;
  const path = `/community/petcafe/${post.idx}`;
  expect(told).toEqual([
    { userId: author.id, kind: 'post.commented', text: '‘발톱’에 새 댓글 2개가 달렸어요.', path },
    { userId: one.id, kind: 'comment.answered', text: '‘발톱’에 남긴 댓글에 새 답글 2개가 달렸어요.', path },
  ]);
});
