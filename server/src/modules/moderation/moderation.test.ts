import { gql } from '../../testing/calls.ts';
import { aGuardian, type Person } from '../../testing/people.ts';
import { aCommentOn, aPostOf, codeOf } from '../../testing/posts.ts';
import { report } from '../../testing/reports.ts';
import { withApp } from '../../testing/with-app.ts';
import { operatorOf } from '../../testing/operator-acts.ts';

const server = withApp({ rateLimits: true });
const operator = () => operatorOf(server());
const post = (id: string) => ({ kind: 'post' as const, id: Number(id) });
const comment = (id: string) => ({ kind: 'comment' as const, id: Number(id) });

const SEEN = `query($board: String!, $idx: Int!) {
  posts: getPostsByPage(boardId: $board) { id } found: getPostsByPage(boardId: $board, search: "가릴") { id } count: getPostCount(boardId: $board)
  beside: getPostNeighbours(boardId: $board, postIdx: $idx) { previous { idx } next { idx } }
}`;
const POST = 'query($id: ID!) { getPost(boardId: "petcafe", postId: $id) { title hiddenReason } }';
const COMMENTS = `query($id: ID!) {
  comments: getPostCommentsByPage(postId: $id) { id comment isHidden hiddenReason user { nickname } } count: getPostCommentCount(postId: $id)
}`;
const COMMENT = 'mutation($id: ID!) { createPostComment(postId: $id, content: "저도요") { id } }';
const ALERTS = '{ getMyAlerts { items { kind text path } } }';
const SEND = 'mutation($to: String!, $text: String!) { sendMessage(nickname: $to, content: $text) { id } }';

type Alerts = { getMyAlerts: { items: { kind: string; text: string; path: string }[] } };
const alertsOf = async (who: Person) =>
  (await gql<Alerts>(server(), who.token, ALERTS)).data.getMyAlerts.items.filter(({ kind }) => kind.startsWith('moderation.'));

test('a hidden post leaves lists, search, counts and its neighbours, stays for its author with the reason, and comes back', async () => {
  const [author, reader] = [await aGuardian(server()), await aGuardian(server())];
  const [before, hidden, after] = [
    await aPostOf(server(), author, 'petcafe'),
    await aPostOf(server(), author, 'petcafe', { title: '가릴 이야기' }),
    await aPostOf(server(), author, 'petcafe'),
  ];
  await gql(server(), reader.token, 'mutation($id: ID!) { togglePostBookmark(postId: $id) { id } }', { id: hidden.id });
  const look = async (idx: number) => (await gql(server(), reader.token, SEEN, { board: 'petcafe', idx })).data;
  const feed = async () => {
    const { postFeed } = server().services.boards;
    return (await postFeed('petcafe').entries({ part: 1, after: 0, count: 10 })).map(({ id }) => id);
  };
  const shown = await look(before.idx);
  expect(await operator().run('texts hide', { ...post(hidden.id), reason: ' 광고예요 ' })).toMatchObject({ ok: true });
  expect(await look(before.idx)).toEqual({
    ...{ posts: [{ id: after.id }, { id: before.id }], found: [], count: 2 },
    beside: { previous: null, next: { idx: after.idx } },
  });
  expect(await feed()).toEqual([before.idx, after.idx]);
  expect((await gql(server(), reader.token, '{ getMyBookmarkedPostsByPage { id } getMyBookmarkedPostCount }')).data).toEqual({
    ...{ getMyBookmarkedPostsByPage: [], getMyBookmarkedPostCount: 0 },
  });
  for (const who of [reader, undefined]) {
    for (const query of [POST, COMMENTS]) expect(await codeOf(server(), who, query, { id: hidden.id })).toBe('NOT_FOUND');
  }
  for (const act of [COMMENT, 'mutation($id: ID!) { togglePostLike(postId: $id) { id } }'])
    expect(await codeOf(server(), reader, act, { id: hidden.id })).toBe('NOT_FOUND');
  expect(await codeOf(server(), undefined, 'mutation($id: ID!) { increasePostViewCount(postId: $id) }', { id: hidden.id })).toBe(
    'NOT_FOUND',
  );
  expect((await gql(server(), author.token, POST, { id: hidden.id })).data).toEqual({
    getPost: { title: '가릴 이야기', hiddenReason: '광고예요' },
  });
  const mine = await gql(server(), author.token, '{ getMyPostsByPage(boardId: "petcafe") { id hiddenReason } }');
  expect(mine.data).toMatchObject({ getMyPostsByPage: [{}, { id: hidden.id, hiddenReason: '광고예요' }, {}] });
  expect(await operator().run('texts restore', { ...post(hidden.id), reason: '광고가 아니었어요' })).toMatchObject({ ok: true });
  expect(await look(before.idx)).toEqual(shown);
  expect(await alertsOf(author)).toMatchObject([
    { kind: 'moderation.restored', text: '가려졌던 내 글이 다시 보여요.', path: `/community/petcafe/${hidden.idx}` },
    { kind: 'moderation.hidden', text: '내 글이 운영 정책에 따라 가려졌어요. 이유: 광고예요' },
  ]);
  await operator().run('texts hide', { ...post(hidden.id), reason: '광고예요' });
  expect(await codeOf(server(), author, 'mutation($id: ID!) { deletePost(postId: $id) }', { id: hidden.id })).toBe('OK');
  expect(await look(before.idx)).toMatchObject({ count: 2 });
});

test('a hidden comment keeps its place for its answers alone, and says nothing in it', async () => {
  const [author, writer, other] = [await aGuardian(server()), await aGuardian(server()), await aGuardian(server())];
  const { id } = await aPostOf(server(), author, 'petcafe');
  const [rude, alone] = [await aCommentOn(server(), writer, { id }, '욕설'), await aCommentOn(server(), writer, { id }, '홀로')];
  const answer = await aCommentOn(server(), other, { id }, '그러지 마세요', rude);
  for (const one of [rude, alone]) await operator().run('texts hide', { ...comment(one), reason: '욕설이에요' });
  const seenBy = async (who: Person | undefined) => (await gql(server(), who?.token, COMMENTS, { id })).data;
  expect(await seenBy(other)).toEqual({
    comments: [
      { id: rude, comment: '', isHidden: true, hiddenReason: null, user: null },
      { id: answer, comment: '그러지 마세요', isHidden: false, hiddenReason: null, user: { nickname: other.nickname } },
    ],
    count: 2,
  });
  expect(await seenBy(writer)).toMatchObject({
    comments: [{ comment: '욕설', hiddenReason: '욕설이에요' }, { id: answer }, { comment: '홀로', hiddenReason: '욕설이에요' }],
  });
  const below = 'mutation($id: ID!, $below: ID!) { createPostComment(postId: $id, content: "저도", parentId: $below) { id } }';
  expect(await codeOf(server(), other, below, { id, below: rude })).toBe('NOT_FOUND');
  await gql(server(), other.token, 'mutation($id: ID!) { deletePostComment(commentId: $id) }', { id: answer });
  expect(await seenBy(other)).toEqual({ comments: [], count: 0 });
  await operator().run('texts restore', { ...comment(rude), reason: '다시 봤어요' });
  expect(await seenBy(other)).toMatchObject({ comments: [{ id: rude, comment: '욕설' }], count: 1 });
});

test('comments that come while a post is hidden are there before it or not at all', async () => {
  const author = await aGuardian(server());
  const { id } = await aPostOf(server(), author, 'petcafe');
  const writers = await Promise.all(Array.from({ length: 6 }, () => aGuardian(server())));
  const [hidden, ...codes] = await Promise.all([
    operator().run('texts hide', { ...post(id), reason: '광고예요' }),
    ...writers.map((writer) => codeOf(server(), writer, COMMENT, { id })),
  ]);
  expect(hidden).toMatchObject({ ok: true });
  expect(codes.filter((code) => code !== 'OK' && code !== 'NOT_FOUND')).toEqual([]);
  expect((await gql<{ count: number }>(server(), author.token, COMMENTS, { id })).data.count).toBe(
    codes.filter((code) => code === 'OK').length,
  );
});

test('a report is taken once a person, of what others have written and can be read, and its reporter hears what came of it', async () => {
  const [author, one, other] = [await aGuardian(server()), await aGuardian(server()), await aGuardian(server())];
  const { id } = await aPostOf(server(), author, 'mypet', { title: '광고' });
  const commentId = await aCommentOn(server(), author, { id }, '욕설');
  const codes = await Promise.all([1, 2, 3].map(() => report(server(), one, 'comment', commentId)));
  expect([...codes].sort()).toEqual(['ALREADY_REPORTED', 'ALREADY_REPORTED', 'OK']);
  expect([
    await report(server(), author, 'comment', commentId),
    await report(server(), one, 'post', 999_999),
    await report(server(), undefined, 'post', id),
    await report(server(), one, 'post', id, { detail: '가'.repeat(501) }),
    await report(server(), other, 'comment', commentId, { detail: ' 심해요 ' }),
    await report(server(), other, 'post', id, { reason: 'advertising' }),
  ]).toEqual(['OWN_THING', 'NOT_FOUND', 'UNAUTHENTICATED', 'VALIDATION_FAILED', 'OK', 'OK']);
  expect(await operator().list<{ id: number }>('reports list')).toMatchObject([
    { kind: 'comment', id: Number(commentId), authorId: author.id, content: '욕설', reports: [{ detail: null }, { detail: '심해요' }] },
    { kind: 'post', id: Number(id), content: '광고\n한강에 다녀왔어요.', reports: [{ reason: 'advertising' }] },
  ]);
  expect(await operator().run('reports settle', { ...comment(commentId), ...{ outcome: 'hidden' }, reason: '욕설이에요' })).toMatchObject({
    ok: true,
  });
  expect(await operator().run('reports settle', { ...post(id), ...{ outcome: 'kept' }, reason: '문제없어요' })).toMatchObject({ ok: true });
  expect(await operator().run('reports settle', { ...post(id), ...{ outcome: 'kept' }, reason: '또' })).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  expect(await operator().list<{ id: number }>('reports list')).toEqual([]);
  expect((await alertsOf(other)).map(({ text, path }) => [text, path])).toEqual([
    ['신고하신 글을 살펴봤어요. 운영 정책에 어긋나지 않아 그대로 두었어요.', '/community/mypet'],
    ['신고하신 댓글을 살펴보고 가렸어요. 알려 주셔서 고마워요.', '/community/mypet'],
  ]);
  expect(await report(server(), await aGuardian(server()), 'comment', commentId)).toBe('NOT_FOUND');
});

test('a reported message is kept after both sides have deleted it, and only by whom it came to', async () => {
  const [from, to, stranger] = [await aGuardian(server()), await aGuardian(server()), await aGuardian(server())];
  const sent = await gql<{ sendMessage: { id: string } }>(server(), from.token, SEND, { to: to.nickname, text: '협박' });
  const { id } = sent.data.sendMessage;
  await gql(server(), from.token, SEND, { to: to.nickname, text: '신고하지 않은 쪽지' });
  expect([await report(server(), stranger, 'message', id), await report(server(), from, 'message', id)]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect(await report(server(), to, 'message', id)).toBe('OK');
  const box = '{ getReceivedMessagesByPage { id isReported } }';
  expect((await gql(server(), to.token, box)).data).toMatchObject({
    getReceivedMessagesByPage: [{ isReported: false }, { isReported: true }],
  });
  for (const { token } of [from, to]) await gql(server(), token, 'mutation($id: ID!) { deleteMessage(messageId: $id) }', { id });
  expect((await server().db`select 1 from messages where id = ${id}`).length).toBe(0);
  const which = { kind: 'message' as const, id: Number(id) };
  expect(await operator().list<{ id: number }>('reports list')).toMatchObject([{ ...which, authorId: from.id, content: '협박' }]);
  expect(await operator().run('reports settle', { ...which, ...{ outcome: 'hidden' }, reason: '협박' })).toMatchObject({
    error: { code: 'NOT_HIDEABLE' },
  });
  const until = '2027-01-01';
  expect(await operator().run('reports settle', { ...which, ...{ outcome: 'blocked', until }, reason: '협박이에요' })).toMatchObject({
    ok: true,
  });
  // A process may hear of a block a moment later: the act of a call with a key looks again before it commits.
  const again = await gql(server(), from.token, SEND, { to: to.nickname, text: '또' }, { 'idempotency-key': 'while-blocked' });
  expect(again.errors[0]?.extensions.code).toBe('ACCOUNT_BLOCKED');
  expect(await alertsOf(from)).toMatchObject([{ kind: 'moderation.blocked', path: '/mypage/questions' }]);
  expect(await alertsOf(to)).toMatchObject([{ text: '신고하신 쪽지를 살펴보고 쓴 회원의 글쓰기를 제한했어요. 알려 주셔서 고마워요.' }]);
  server().clock.advance({ days: 366 });
  await server().runJob('forget-reports');
  expect((await server().db`select 1 from reports where kind = 'message'`).length).toBe(0);
});

test('twenty reports a day are taken of one account', async () => {
  const [author, reader] = [await aGuardian(server()), await aGuardian(server())];
  const { id } = await aPostOf(server(), author, 'mypet');
  const codes = [];
  for (let sent = 0; sent < 21; sent += 1) codes.push(await report(server(), reader, 'post', id));
  expect([codes[0], codes[19], codes[20]]).toEqual(['OK', 'ALREADY_REPORTED', 'TOO_MANY_REQUESTS']);
});

test('who leaves is named in no report', async () => {
  const [author, reader] = [await aGuardian(server()), await aGuardian(server())];
  const { id } = await aPostOf(server(), author, 'mypet');
  await report(server(), reader, 'post', id);
  await server().db`delete from users where id in ${server().db([author.id, reader.id])}`;
  expect((await operator().list<{ id: number }>('reports list')).find((one) => one.id === Number(id))).toMatchObject({
    authorId: null,
    reports: [{}],
  });
  expect(await operator().run('reports settle', { ...post(id), ...{ outcome: 'hidden' }, reason: '광고' })).toMatchObject({ ok: true });
});
