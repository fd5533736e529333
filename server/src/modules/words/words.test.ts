import { operatorOf } from '../../testing/operator-acts.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { aBusiness, aReview } from '../../testing/a-review.ts';
import { gql, multipart, rest } from '../../testing/calls.ts';
import { aGuardian, aHospital, newcomer, type Person } from '../../testing/people.ts';
import { aCommentOn, aPostOf } from '../../testing/posts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const operator = () => operatorOf(server());

beforeAll(async () => {
  unwrap(await operator().run('words add', { word: ' 나쁜말 ' }));
});

type Refusal = { property: string; message: string | undefined };
async function refusalsOf(who: Person | undefined, query: string, variables: Record<string, unknown> = {}): Promise<Refusal[]> {
  const { errors } = await gql(server(), who?.token, query, variables);
  return (errors[0]?.extensions.errors ?? []).map(({ property, constraints }) => ({ property, message: constraints['forbiddenWord'] }));
}
const refused = (property: string, label: string) => [
  { property, message: `${label}에 쓸 수 없는 말(‘나쁜말’)이 있어요. 다른 말로 바꿔 주세요.` },
];

test('a post, a comment, a message and a nickname with a forbidden word are refused, and name the field', async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const post = await aPostOf(server(), who, 'mypet');
  const comment = await aCommentOn(server(), who, post, '댓글');
  const write = 'mutation($title: String!, $content: String!) { createPost(boardId: "mypet", title: $title, content: $content) { id } }';
  expect(await refusalsOf(who, write, { title: '나쁜말', content: '내용' })).toEqual(refused('title', '제목'));
  expect(await refusalsOf(who, write, { title: '제목', content: '<p>이건 <b>나</b>쁜말</p>' })).toEqual(refused('content', '내용'));
  expect((await gql(server(), who.token, write, { title: '제목', content: '<p>참 나쁜</p><p>말이에요</p>' })).errors).toEqual([]);
  const edit = 'mutation($id: ID!) { updatePost(postId: $id, title: "나 쁜 말", content: "내용") { id } }';
  expect(await refusalsOf(who, edit, { id: post.id })).toEqual(refused('title', '제목'));
  const say = 'mutation($id: ID!) { createPostComment(postId: $id, content: "나\u200b쁜말") { id } }';
  expect(await refusalsOf(other, say, { id: post.id })).toEqual(refused('content', '댓글'));
  const change = 'mutation($id: ID!) { updatePostComment(commentId: $id, content: "나쁜말") { id } }';
  expect(await refusalsOf(who, change, { id: comment })).toEqual(refused('content', '댓글'));
  const send = 'mutation($to: String!) { sendMessage(nickname: $to, content: "나쁜말") { id } }';
  expect(await refusalsOf(who, send, { to: other.nickname })).toEqual(refused('content', '내용'));
  const rename = 'mutation { updateMyInfo(input: { nickname: "나쁜말" }) { id } }';
  expect(await refusalsOf(who, rename)).toEqual(refused('nickname', '닉네임'));
  const joined = await rest(server(), undefined, 'POST', '/user/register', newcomer('보호자', { nickname: '나쁜말왕' }));
  expect(joined.body.errors).toMatchObject([{ property: 'nickname', constraints: { forbiddenWord: expect.stringContaining('나쁜말') } }]);
});

test('a review, the answer to it, an entry and a comment on it with a forbidden word are refused', async () => {
  const owner = await aHospital(server());
  const [who, id] = [await aGuardian(server()), await aBusiness(server(), 'hospital', { ownerUserId: owner.id })];
  await expect(aReview(server(), { kind: 'hospital', id }, who, { review: '정말 나쁜말만 하는 곳이에요.' })).rejects.toThrow('나쁜말');
  const reviewId = await aReview(server(), { kind: 'hospital', id }, who);
  const reply = 'mutation($id: ID!) { replyToReview(reviewId: $id, content: "나쁜말") { id } }';
  expect(await refusalsOf(owner, reply, { id: String(reviewId) })).toEqual(refused('content', '답글'));

  const now = server().clock.now().getTime();
  const dates = { startsAt: new Date(now - 1).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() };
  const round = { title: '사진', description: '<p>사진</p>', prizes: ['간식'], ...dates };
  unwrap(await inTransaction(server().db, (tx) => server().services.contest.desk.openRound(tx, round)));
  const enter = async (title: string) => {
    const form = await multipart({ title, content: '<p>신나요</p>', image1: await aPicture(server(), who) });
    return rest<{ id: string }>(server(), who.token, 'POST', '/contest/posts', form.payload, form.headers);
  };
  expect((await enter('나쁜말')).body.errors).toMatchObject([{ property: 'title' }]);
  const entry = (await enter('눈밭')).body.data.id;
  const said = await rest(server(), who.token, 'POST', `/contest/posts/${entry}/comments`, { comment: '나쁜말' });
  expect(said.body.errors).toMatchObject([{ property: 'comment' }]);
});

test('words are added once, listed and removed', async () => {
  expect(await operator().run('words add', { word: '나 쁜 말' })).toMatchObject({ error: { code: 'WORD_EXISTS' } });
  expect(await operator().run('words add', { word: '!' })).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
  unwrap(await operator().run('words add', { word: '도박' }));
  expect((await operator().list<{ word: string }>('words list')).map(({ word }) => word)).toEqual(['나쁜말', '도박']);
  unwrap(await operator().run('words remove', { word: '도 박' }));
  expect(await operator().run('words remove', { word: '도박' })).toMatchObject({ error: { code: 'NOT_FOUND' } });
});
