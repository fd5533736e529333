import { gql } from '../../testing/calls.ts';
import { aGuardian, aHospital, type Person } from '../../testing/people.ts';
import { aCommentOn, aPostOf, codeOf } from '../../testing/posts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();

const KEEP = 'mutation($postId: ID!) { post: togglePostBookmark(postId: $postId) { isBookmarked } }';
const KEPT = '{ posts: getMyBookmarkedPostsByPage { title boardId } total: getMyBookmarkedPostCount }';
const ACCEPT = 'mutation($postId: ID!, $commentId: ID!) { acceptAnswer(postId: $postId, commentId: $commentId) { acceptedCommentId } }';
const DELETE_COMMENT = 'mutation($id: ID!) { deletePostComment(commentId: $id) }';
const ACCEPTED = 'query($id: ID!) { post: getPost(boardId: "ask", postId: $id) { acceptedCommentId answerCount } }';

const kept = async (by: Person) => (await gql<{ posts: { title: string }[]; total: number }>(server(), by.token, KEPT)).data;

test('posts are kept and given up one by one, the last kept first, and are seen by nobody else', async () => {
  const [reader, author] = [await aGuardian(server()), await aGuardian(server())];
  const [one, two] = [
    await aPostOf(server(), author, 'mypet', { title: '하나' }),
    await aPostOf(server(), author, 'petcafe', { title: '둘' }),
  ];
  await gql(server(), reader.token, KEEP, { postId: one.id });
  server().clock.advance({ seconds: 1 });
  await gql(server(), reader.token, KEEP, { postId: two.id });
  expect(await kept(reader)).toMatchObject({ posts: [{ title: '둘', boardId: 'petcafe' }, { title: '하나' }], total: 2 });
  expect(await kept(author)).toEqual({ posts: [], total: 0 });
  expect((await gql(server(), reader.token, KEEP, { postId: two.id })).data).toEqual({ post: { isBookmarked: false } });
  expect(await kept(reader)).toMatchObject({ posts: [{ title: '하나' }], total: 1 });
  await gql(server(), author.token, 'mutation($id: ID!) { deletePost(postId: $id) }', { id: one.id });
  expect(await kept(reader)).toEqual({ posts: [], total: 0 });
  expect(await codeOf(server(), reader, KEEP, { postId: one.id })).toBe('NOT_FOUND');
  expect(await codeOf(server(), undefined, KEEP, { postId: two.id })).toBe('UNAUTHENTICATED');
});

describe('accepting an answer', () => {
  async function aQuestion() {
    const [asker, vet, other] = [await aGuardian(server()), await aHospital(server()), await aHospital(server())];
    const post = await aPostOf(server(), asker, 'ask');
    const answers = [await aCommentOn(server(), vet, post, '하나'), await aCommentOn(server(), other, post, '둘')] as const;
    const accept = (by: Person | undefined, commentId: string, postId = post.id) => codeOf(server(), by, ACCEPT, { postId, commentId });
    const look = async () => (await gql<{ post: object }>(server(), undefined, ACCEPTED, { id: post.id })).data.post;
    return { asker, vet, post, answers, accept, look };
  }

  test('is the asker’s, once, and the same again changes nothing', async () => {
    const { asker, vet, post, answers, accept, look } = await aQuestion();
    expect([await accept(vet, answers[0]), await accept(undefined, answers[0])]).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
    expect([await accept(asker, answers[0]), await accept(asker, answers[0]), await accept(asker, answers[1])]).toEqual([
      'OK',
      'OK',
      'ANSWER_ACCEPTED',
    ]);
    expect(await look()).toEqual({ acceptedCommentId: answers[0], answerCount: 2 });
    const told = await server().db`select kind, path from alerts where user_id = ${vet.id}`;
    expect(told).toEqual([{ kind: 'answer.accepted', path: `/ask/${post.idx}` }]);
  });

  test('takes one of two that are accepted at the same moment', async () => {
    const { asker, answers, accept } = await aQuestion();
    const codes = await Promise.all(answers.map((id) => accept(asker, id)));
    expect([...codes].sort()).toEqual(['ANSWER_ACCEPTED', 'OK']);
  });

  test('takes no answer of another question, no reply, no comment of a board, and none of one’s own', async () => {
    const { asker, vet, post, answers, accept } = await aQuestion();
    const elsewhere = await aQuestion();
    expect(await accept(asker, elsewhere.answers[0])).toBe('NOT_FOUND');
    expect(await accept(asker, await aCommentOn(server(), asker, post, '고맙습니다.', answers[0]))).toBe('NOT_FOUND');
    const chat = await aPostOf(server(), asker, 'mypet');
    expect(await accept(asker, await aCommentOn(server(), vet, chat, '댓글'), chat.id)).toBe('NOT_FOUND');
    const vets = await aPostOf(server(), vet, 'ask');
    expect(await accept(vet, await aCommentOn(server(), vet, vets, '제 답'), vets.id)).toBe('OWN_POST');
  });

  test('leaves the question open when the answer is taken back, with replies below it or without', async () => {
    const { asker, vet, post, answers, accept, look } = await aQuestion();
    await accept(asker, answers[0]);
    await aCommentOn(server(), asker, post, '고맙습니다.', answers[0]);
    expect(await codeOf(server(), vet, DELETE_COMMENT, { id: answers[0] })).toBe('OK');
    expect(await look()).toEqual({ acceptedCommentId: null, answerCount: 1 });
    expect(await accept(asker, answers[0])).toBe('NOT_FOUND');
    expect(await accept(asker, answers[1])).toBe('OK');
  });
});
