import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { multipart, rest } from '../../testing/calls.ts';
import { aGuardian, logIn, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();

type Author = { id: string; nickname: string } | null;
type Entry = {
  id: string;
  title: string;
  content: string;
  images: string[];
  user: Author;
  likeCount: number;
  commentCount: number;
  isLiked: boolean;
  isMine: boolean;
  place: number | null;
};
type Answer = {
  id: string;
  parent_id: string | null;
  comment: string | null;
  user: Author;
  likeCount: number;
  isLiked: boolean;
  isMine: boolean;
};
type Comment = Answer & { answers: Answer[] };
type List<Item> = { items: Item[]; total: number };
type Round = { id: string; state: string; entryCount: number; winners: Entry[]; rounds: { id: string }[] };

/** Each test has a round of its own: they follow each other. */
let begins = Date.parse('2026-11-23T00:00:00Z');
const DAY_MS = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();

beforeEach(async () => {
  const [startsAt, endsAt] = [iso(begins), iso(begins + 10 * DAY_MS)];
  begins += 20 * DAY_MS;
  const draft = {
    title: '우리 아이 겨울 사진',
    description: '<p>따뜻한 겨울 사진을 보여 주세요.</p>',
    prizes: ['사료 1년분', '간식 상자'],
    startsAt,
    endsAt,
  };
  const opened = await inTransaction(server().db, (tx) => server().services.contest.desk.openRound(tx, draft));
  roundId = unwrap(opened);
  server().clock.set(iso(Date.parse(startsAt) + DAY_MS));
});
let roundId = 0;
const toTheEnd = () => server().clock.set(iso(begins - 5 * DAY_MS));

const call = <Data>(who: Person | undefined, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  rest<Data>(server(), who?.token, method, `/contest${path}`, payload);
async function send(who: Person, method: 'POST' | 'PATCH', path: string, parts: Record<string, string | Buffer>) {
  const form = await multipart(parts);
  return rest<Entry>(server(), who.token, method, `/contest${path}`, form.payload, form.headers);
}
const draftOf = async (who: Person, over: Record<string, string> = {}) => ({
  ...{ title: '눈밭의 초코', content: '<p>첫눈을 보고 신났어요.</p>', image1: await aPicture(server(), who) },
  ...over,
});
const enter = async (who: Person, over: Record<string, string> = {}) =>
  (await send(who, 'POST', '/posts', await draftOf(who, over))).body.data;

test('an entry is made, shown to everybody, changed and taken back by its author alone', async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const [first, second] = [await aPicture(server(), who), await aPicture(server(), who)];
  const made = await send(who, 'POST', '/posts', {
    title: ' 눈밭의 초코 ',
    content: '<p>신났어요.<script>x</script></p>',
    image1: first,
    image2: second,
  });
  expect(made.status).toBe(201);
  const { id } = made.body.data;
  expect(made.body.data).toMatchObject({
    title: '눈밭의 초코',
    content: '<p>신났어요.</p>',
    images: [first, second],
    isMine: true,
    user: { nickname: who.nickname },
  });
  expect((await call<Entry>(undefined, 'GET', `/posts/${id}`)).body.data).toMatchObject({ isMine: false, images: [first, second] });
  expect((await call<Round>(undefined, 'GET', '')).body.data).toMatchObject({ id: String(roundId), state: 'running', entryCount: 1 });

  const third = await aPicture(server(), who);
  const changed = await send(who, 'PATCH', `/posts/${id}`, { image1: second, image2: third });
  expect(changed.body.data).toMatchObject({ title: '눈밭의 초코', images: [second, third] });
  expect((await send(other, 'PATCH', `/posts/${id}`, { title: '남의 것' })).status).toBe(404);
  expect((await call(other, 'DELETE', `/posts/${id}`)).status).toBe(404);
  expect((await call<List<Entry>>(who, 'GET', '/my-posts')).body.data).toMatchObject({ total: 1, items: [{ id }] });
  expect((await call(who, 'DELETE', `/posts/${id}`)).status).toBe(200);
  expect((await call(undefined, 'GET', `/posts/${id}`)).status).toBe(404);
  expect((await call<Round>(undefined, 'GET', '')).body.data.entryCount).toBe(0);
});

test('entries are listed for the sitemap with their last change, those of past rounds too, and deleted and hidden ones are not', async () => {
  const who = await aGuardian(server());
  const [hidden, first, gone] = [await enter(who), await enter(who), await enter(who)];
  const [writtenAt, changedAt] = [server().clock.now().getTime(), server().clock.now().getTime() + 60_000];
  expect((await call(who, 'DELETE', `/posts/${gone.id}`)).status).toBe(200);
  const listed = async () =>
    (await rest<{ items: { id: number; changedAt: string }[] }>(server(), undefined, 'GET', '/sitemap/contest/1')).body.data.items;
  expect((await listed()).at(-1)).toEqual({ id: Number(first.id), changedAt: iso(writtenAt) });
  server().clock.set(iso(changedAt));
  expect((await send(who, 'PATCH', `/posts/${first.id}`, { title: '눈밭의 초코와 나' })).status).toBe(200);
  toTheEnd();
  expect((await listed()).at(-1)).toEqual({ id: Number(first.id), changedAt: iso(changedAt) });
  const hide = (id: string) => (tx: Transaction) => server().services.moderation.hide(tx, { kind: 'entry', id: Number(id) }, '광고예요');
  unwrap(await inTransaction(server().db, hide(hidden.id)));
  expect((await listed()).map(({ id }) => id)).not.toContain(Number(hidden.id));
  const { parts } = (await rest<{ parts: object[] }>(server(), undefined, 'GET', '/sitemap/contest')).body.data;
  expect(parts.at(-1)).toMatchObject({ part: 1, count: (await listed()).length, changedAt: iso(changedAt) });
});

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['a title of 101 letters', { title: '가'.repeat(101) }, 'title'],
  ['nothing but a picture', { content: '<p> </p>' }, 'content'],
  ['20,001 letters', { content: `<p>${'가'.repeat(20_000)}</p>` }, 'content'],
  ['no picture', { image1: '' }, 'image1'],
])('an entry with %s is refused, and its field is named', async (_name, over, property) => {
  const who = await aGuardian(server());
  const { status, body } = await send(who, 'POST', '/posts', await draftOf(who, over));
  expect([status, body.errors?.map((error) => error.property)]).toEqual([400, [property]]);
});

test('twelve pictures are taken, a thirteenth is not', async () => {
  const who = await aGuardian(server());
  const pictures = await Promise.all(Array.from({ length: 12 }, () => aPicture(server(), who)));
  const parts = Object.fromEntries(pictures.map((url, index) => [`image${index + 1}`, url]));
  const made = await send(who, 'POST', '/posts', await draftOf(who, parts));
  expect(made.body.data.images).toEqual(pictures);
  const thirteenth = await send(who, 'POST', '/posts', await draftOf(who, { image13: pictures[0]! }));
  expect(thirteenth.status).toBe(400);
});

test.each(['https://other.example/cat.jpg', '/uploads/images/00000000-0000-4000-8000-000000000000/800.webp'])(
  'a picture that is not the sender’s is refused: %s',
  async (image1) => {
    const who = await aGuardian(server());
    const { status, body } = await send(who, 'POST', '/posts', await draftOf(who, { image1 }));
    expect([status, body.error.code]).toEqual([400, 'FOREIGN_UPLOAD']);
    expect((await call<Round>(undefined, 'GET', '')).body.data.entryCount).toBe(0);
  },
);

test('of ten entries that one person sends at once three are taken', async () => {
  const who = await aGuardian(server());
  const drafts = await Promise.all(Array.from({ length: 10 }, () => draftOf(who)));
  const sent = await Promise.all(drafts.map((draft) => send(who, 'POST', '/posts', draft)));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(sent.filter(({ body }) => !body.success).map(({ body }) => body.error.code)).toEqual(
    Array.from({ length: 7 }, () => 'TOO_MANY_ENTRIES'),
  );
});

test('a like is given once and taken back, never to one’s own, however often it is pressed at once', async () => {
  const [who, fan, other] = [await aGuardian(server()), await aGuardian(server()), await aGuardian(server())];
  const { id } = await enter(who);
  expect((await call(who, 'POST', `/posts/${id}/like`)).body.error.code).toBe('OWN_LIKE');
  expect((await call<Entry>(fan, 'POST', `/posts/${id}/like`)).body.data).toMatchObject({ likeCount: 1, isLiked: true });
  await Promise.all(Array.from({ length: 5 }, () => call(other, 'POST', `/posts/${id}/like`)));
  expect((await call<List<Author>>(undefined, 'GET', `/posts/${id}/likes`)).body.data).toMatchObject({
    total: 2,
    items: [{ nickname: other.nickname }, { nickname: fan.nickname }],
  });
  expect((await call<Entry>(fan, 'POST', `/posts/${id}/like`)).body.data).toMatchObject({ likeCount: 1, isLiked: false });
});

test('what comes to an entry while it is taken back is kept or finds nothing, and nothing stays of it', async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const { id } = await enter(who);
  const begun = (await call<Comment>(other, 'POST', `/posts/${id}/comments`, { comment: '예뻐요' })).body.data;
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, (_, n) => call(other, 'POST', `/posts/${id}/comments`, { comment: `예뻐요 ${n}`, parent_id: begun.id })),
    ...Array.from({ length: 3 }, () => call(other, 'POST', `/posts/${id}/like`)),
    ...Array.from({ length: 3 }, () => call(who, 'POST', `/comments/${begun.id}/like`)),
    call(who, 'DELETE', `/posts/${id}`),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
  expect((await call(other, 'POST', `/posts/${id}/comments`, { comment: '예뻐요' })).status).toBe(404);
  expect((await call(who, 'POST', `/comments/${begun.id}/like`)).status).toBe(404);
  expect(await server().db`select 1 from contest_comments where entry_id = ${id}`).toHaveLength(0);
});

test('the best are those that most like, and lists are sorted by time or likes', async () => {
  const [who, fan] = [await aGuardian(server()), await aGuardian(server())];
  const [first, second] = [await enter(who, { title: '하나' }), await enter(who, { title: '둘' })];
  await call(fan, 'POST', `/posts/${first.id}/like`);
  const ids = ({ body }: { body: { data: List<Entry> } }) => body.data.items.map(({ id }) => id);
  expect(ids(await call<List<Entry>>(undefined, 'GET', '/posts'))).toEqual([second.id, first.id]);
  expect(ids(await call<List<Entry>>(undefined, 'GET', '/posts?sort=popular'))).toEqual([first.id, second.id]);
  expect((await call<List<Entry>>(undefined, 'GET', '/best')).body.data.items.map(({ id }) => id)).toEqual([first.id]);
  expect(ids(await call<List<Entry>>(undefined, 'GET', '/posts?page=2&count=1'))).toEqual([first.id]);
});

test('comments have answers of one level; one that is answered stays without its text, and goes with its last answer', async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const { id } = await enter(who);
  const say = (author: Person, comment: string, parent_id: string | null = null) =>
    call<Comment>(author, 'POST', `/posts/${id}/comments`, { comment, parent_id });
  const first = (await say(other, '귀여워요! 010-1234-5678로 연락 주세요')).body.data;
  expect(first).toMatchObject({ comment: '귀여워요! 010-****-****로 연락 주세요', parent_id: null, isMine: true });
  const answer = (await say(who, '고마워요', first.id)).body.data;
  const deeper = (await say(other, '또 봐요', answer.id)).body.data;
  expect(deeper.parent_id).toBe(first.id);
  expect((await call<Comment>(who, 'POST', `/comments/${first.id}/like`)).body.data).toMatchObject({ likeCount: 1, isLiked: true });
  expect((await call<List<Author>>(undefined, 'GET', `/comments/${first.id}/likes`)).body.data.items).toMatchObject([
    { nickname: who.nickname },
  ]);
  expect((await call(who, 'DELETE', `/comments/${first.id}`)).status).toBe(404);
  await call(other, 'DELETE', `/comments/${first.id}`);
  const listed = async () => (await call<List<Comment>>(undefined, 'GET', `/posts/${id}/comments`)).body.data;
  expect(await listed()).toMatchObject({
    total: 1,
    items: [{ id: first.id, comment: null, user: null, answers: [{ id: answer.id }, { id: deeper.id }] }],
  });
  expect((await say(who, '삭제된 댓글에', first.id)).status).toBe(404);
  await call(other, 'DELETE', `/comments/${deeper.id}`);
  await call(who, 'DELETE', `/comments/${answer.id}`);
  expect(await listed()).toEqual({ items: [], total: 0, page: 1, count: 10 });
  expect((await call<Entry>(undefined, 'GET', `/posts/${id}`)).body.data.commentCount).toBe(0);
});

test('the author of an entry hears of comments, as one alert, and nobody of their own', async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const { id } = await enter(who);
  for (const [author, comment] of [
    [other, '하나'],
    [other, '둘'],
    [who, '셋'],
  ] as const) {
    await call(author, 'POST', `/posts/${id}/comments`, { comment });
  }
  const alerts = await server().db<{ userId: number; text: string; path: string }[]>`
    select user_id, text, path from alerts where kind = 'contest.commented' and subject = ${id}`;
  expect(alerts).toEqual([
    { userId: who.id, text: '콘테스트 응모작 ‘눈밭의 초코’에 새 댓글 2개가 달렸어요.', path: `/community/contest/${id}` },
  ]);
});

test('after the end nothing is accepted, and winners are named by the operator alone', async () => {
  const { contest } = server().services;
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const [first, second] = [await enter(who, { title: '하나' }), await enter(other, { title: '둘' })];
  const announce = (ids: string[]) => inTransaction(server().db, (tx) => contest.desk.announce(tx, roundId, ids.map(Number)));
  expect(await announce([first.id])).toMatchObject({ ok: false, error: { code: 'ROUND_NOT_ENDED' } });
  const comment = (await call<Comment>(other, 'POST', `/posts/${first.id}/comments`, { comment: '예뻐요' })).body.data;
  const draft = await draftOf(who);
  toTheEnd();
  // A login does not last as long as a round.
  for (const person of [who, other]) person.token = await logIn(server(), person);
  const late = [
    await send(who, 'POST', '/posts', draft),
    await send(who, 'PATCH', `/posts/${first.id}`, { title: '늦은' }),
    await call(other, 'POST', `/posts/${first.id}/like`),
    await call(other, 'POST', `/posts/${first.id}/comments`, { comment: '늦은' }),
    await call(who, 'POST', `/comments/${comment.id}/like`),
  ];
  expect(late.map(({ status, body }) => [status, body.error.code])).toEqual(Array.from({ length: 5 }, () => [409, 'CONTEST_CLOSED']));
  for (const wrong of [[], ['99999'], [first.id, first.id], [first.id, second.id, first.id]]) {
    expect(await announce(wrong)).toMatchObject({ ok: false, error: { code: 'NO_SUCH_WINNER' } });
  }
  expect(await announce([second.id, first.id])).toEqual({ ok: true, value: null });
  expect((await call<Round>(undefined, 'GET', '')).body.data).toMatchObject({
    state: 'ended',
    winners: [
      { id: second.id, place: 1 },
      { id: first.id, place: 2 },
    ],
  });
  expect((await call(other, 'DELETE', `/posts/${second.id}`)).body.error.code).toBe('ENTRY_HAS_WON');
  const [told] = await server().db<{ text: string }[]>`select text from alerts where kind = 'contest.won' and user_id = ${other.id}`;
  expect(told!.text).toBe('‘우리 아이 겨울 사진’ 1등에 뽑혔어요! 상품: 사료 1년분');
});

test('before a round begins nothing is accepted, and two rounds never run at once', async () => {
  const who = await aGuardian(server());
  server().clock.set(iso(begins - 20 * DAY_MS - DAY_MS));
  expect((await call<Round>(undefined, 'GET', '')).body.data.state).toBe('before');
  expect((await send(who, 'POST', '/posts', await draftOf(who))).body.error.code).toBe('CONTEST_CLOSED');
  const again = {
    title: '겹치는',
    description: '',
    prizes: ['상'],
    startsAt: iso(begins - 15 * DAY_MS),
    endsAt: iso(begins - 14 * DAY_MS),
  };
  const opened = await inTransaction(server().db, (tx) => server().services.contest.desk.openRound(tx, again));
  expect(opened).toMatchObject({ ok: false, error: { code: 'ROUND_OVERLAPS' } });
});
