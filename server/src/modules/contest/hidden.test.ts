import { inTransaction } from '../../platform/database/transaction.ts';
import { multipart, rest } from '../../testing/calls.ts';
import { communityIds, type CommunityIds } from '../../testing/surface/community-acts.ts';
import { aGuardian, aHospital, type Person } from '../../testing/people.ts';
import { aPostOf } from '../../testing/posts.ts';
import { report } from '../../testing/reports.ts';
import { withApp } from '../../testing/with-app.ts';
import { operatorOf } from '../../testing/operator-acts.ts';

const server = withApp();
const operator = () => operatorOf(server());
const call = <Data>(who: Person | undefined, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  rest<Data>(server(), who?.token, method, `/contest${path}`, payload);

let guest: Person;
let author: Person;
let ids: CommunityIds;
beforeAll(async () => {
  [guest, author] = [await aGuardian(server()), await aHospital(server())];
  ids = await communityIds(server(), guest, author, (await aPostOf(server(), guest, 'petcafe')).id);
});

type Entry = { id: string; title: string; content: string; hiddenReason: string | null; commentCount: number };
type Comment = {
  id: string;
  comment: string | null;
  isHidden: boolean;
  hiddenReason: string | null;
  user: object | null;
  answers: Comment[];
};
type List<Item> = { items: Item[]; total: number };
const seen = async () => ({
  list: (await call<List<Entry>>(undefined, 'GET', '/posts')).body.data,
  best: (await call<List<Entry>>(undefined, 'GET', '/best')).body.data.items,
  count: (await call<{ entryCount: number }>(undefined, 'GET', '')).body.data.entryCount,
});

test('a hidden entry leaves lists, counts and the sitemap, wins nothing, stays for its author, and comes back', async () => {
  const which = { kind: 'entry' as const, id: Number(ids.entry) };
  await call(guest, 'POST', `/posts/${ids.entry}/like`);
  const before = await seen();
  expect(before).toMatchObject({ list: { items: [{ id: ids.entry }], total: 1 }, best: [{ id: ids.entry }], count: 1 });
  expect(await report(server(), guest, 'entry', ids.entry)).toBe('OK');
  expect((await call<{ isReported: boolean }>(guest, 'GET', `/posts/${ids.entry}`)).body.data.isReported).toBe(true);
  expect(await operator().run('texts hide', { ...which, reason: '남의 사진이에요' })).toMatchObject({ ok: true });
  expect(await seen()).toEqual({ list: { ...before.list, items: [], total: 0 }, best: [], count: 0 });
  expect((await rest<{ items: object[] }>(server(), undefined, 'GET', '/sitemap/contest/1')).body.data?.items ?? []).toEqual([]);
  for (const [method, path] of [
    ['GET', `/posts/${ids.entry}`],
    ['GET', `/posts/${ids.entry}/comments`],
    ['GET', `/posts/${ids.entry}/likes`],
    ['POST', `/posts/${ids.entry}/like`],
  ] as const)
    expect([path, (await call(guest, method, path)).status]).toEqual([path, 404]);
  expect((await call(guest, 'POST', `/posts/${ids.entry}/comments`, { comment: '예뻐요' })).status).toBe(404);
  expect(await report(server(), await aGuardian(server()), 'entry', ids.entry)).toBe('NOT_FOUND');
  expect((await call<Entry>(author, 'GET', `/posts/${ids.entry}`)).body.data.hiddenReason).toBe('남의 사진이에요');
  const { contest } = server().services;
  const round = (await contest.findRound())!;
  server().clock.advance({ days: 30 });
  const announced = await inTransaction(server().db, (tx) => contest.desk.announce(tx, round.id, [which.id]));
  expect(announced).toMatchObject({ error: { code: 'NO_SUCH_WINNER' } });
  server().clock.advance({ days: -30 });
  expect(await operator().run('texts restore', { ...which, reason: '확인했어요' })).toMatchObject({ ok: true });
  expect(await seen()).toEqual(before);
});

test('a hidden comment keeps its place for its answers alone, and is not counted', async () => {
  const which = { kind: 'entryComment' as const, id: Number(ids.entryComment) };
  const count = async () => (await call<Entry>(guest, 'GET', `/posts/${ids.entry}`)).body.data.commentCount;
  const comments = async (who?: Person) => (await call<List<Comment>>(who, 'GET', `/posts/${ids.entry}/comments`)).body.data;
  const before = await count();
  expect(await report(server(), guest, 'entryComment', ids.entryComment)).toBe('OK');
  expect(await operator().run('reports settle', { ...which, ...{ outcome: 'hidden' }, reason: '욕설이에요' })).toMatchObject({ ok: true });
  expect([await count(), await comments()]).toMatchObject([before - 1, { items: [], total: 0 }]);
  expect(await comments(author)).toMatchObject({ items: [{ comment: '예뻐요', hiddenReason: '욕설이에요', isHidden: true }], total: 1 });
  const below = { comment: '저도요', parent_id: ids.entryComment };
  expect((await call(guest, 'POST', `/posts/${ids.entry}/comments`, below)).status).toBe(404);
  expect((await call(guest, 'POST', `/comments/${ids.entryComment}/like`)).status).toBe(404);
  await operator().run('texts restore', { ...which, reason: '확인했어요' });
  await call(guest, 'POST', `/posts/${ids.entry}/comments`, below);
  await operator().run('texts hide', { ...which, reason: '욕설이에요' });
  expect(await comments()).toMatchObject({ items: [{ comment: null, user: null, isHidden: true, hiddenReason: null, answers: [{}] }] });
  expect((await call(author, 'DELETE', `/comments/${ids.entryComment}`)).status).toBe(200);
  expect(await count()).toBe(before);
});

test('numbers in an entry are masked, in its title and its words', async () => {
  const form = await multipart({ title: '초코 010-1234-5678', content: '<p>연락: 010 1234 5678</p>' });
  const path = `/contest/posts/${ids.entry}`;
  expect((await rest<Entry>(server(), author.token, 'PATCH', path, form.payload, form.headers)).body.data).toMatchObject({
    ...{ title: '초코 010-****-****', content: '<p>연락: 010-****-****</p>' },
  });
});
