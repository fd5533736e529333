import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, aHospital } from '../../testing/people.ts';
import { aPostOf } from '../../testing/posts.ts';
import { withApp } from '../../testing/with-app.ts';
import { takeDemoFees, takeFindings } from '../medical/index.ts';
import type { ListingKind } from '../listings/index.ts';

const server = withApp();

type Parts = { parts: { part: number; count: number; changedAt: string }[] };
type Items = { items: { id: number; changedAt: string }[] };

const partsOf = async (kind: string) => (await rest<Parts>(server(), undefined, 'GET', `/sitemap/${kind}`)).body.data.parts;
const itemsOf = async (path: string) =>
  (await rest<Items>(server(), undefined, 'GET', `/sitemap/${path}`)).body.data.items.map(({ id }) => id);

const guro = { address: '서울특별시 구로구 디지털로 300', latitude: 37.48, longitude: 126.89 };
const list = async (name: string, kind: ListingKind = 'hospital') =>
  unwrap(await server().services.listings.addListing({ kind, ownerUserId: null, name, ...guro }));

const CREATE = 'mutation($boardId: String!) { createPost(boardId: $boardId, title: "제목", content: "<p>내용</p>") { id idx } }';
const UPDATE = 'mutation($postId: ID!) { updatePost(postId: $postId, title: "새 제목", content: "<p>새 내용</p>") { id } }';
const DELETE = 'mutation($postId: ID!) { deletePost(postId: $postId) }';

test('hospitals are listed in parts of ten thousand ids, and a part a slice at a time', async () => {
  const { db } = server();
  // Only the counter is moved: ten thousand hospitals would be there for nothing.
  await db`select setval(pg_get_serial_sequence('businesses', 'id'), 9998)`;
  expect(await list('가동물병원')).toBe(9999);
  await list('약국', 'pharmacy');
  expect(await list('나동물병원')).toBe(10_001);
  await db`select setval(pg_get_serial_sequence('businesses', 'id'), 30000)`;
  for (const name of ['다', '라', '마']) await list(`${name}동물병원`);

  const changedAt = '2026-11-23T03:00:00.000Z';
  expect(await partsOf('hospital')).toEqual([
    { part: 1, count: 1, changedAt },
    { part: 2, count: 1, changedAt },
    { part: 4, count: 3, changedAt },
  ]);
  expect(await itemsOf('hospital/1')).toEqual([9999]);
  expect(await itemsOf('hospital/2')).toEqual([10_001]);
  expect(await itemsOf('hospital/3')).toEqual([]);
  expect(await itemsOf('hospital/4?count=2')).toEqual([30_001, 30_002]);
  expect(await itemsOf('hospital/4?count=2&after=30002')).toEqual([30_003]);
});

test.each(['pharmacy', 'company'] as const)('each public %s is listed, and one that has closed is not', async (kind) => {
  const { db, services } = server();
  await list('다른 곳');
  const [first, closed, last] = [await list('첫 곳', kind), await list('닫은 곳', kind), await list('끝 곳', kind)];
  await db`update businesses set closed_at = now() where id = ${closed}`;
  await services.listings.createListing(db, { kind, ownerUserId: (await aGuardian(server())).id, name: '기다리는 곳', ...guro });
  const [part] = (await partsOf(kind)).slice(-1);
  expect(part).toMatchObject({ part: 4, count: 2 });
  expect(await itemsOf(`${kind}/4`)).toEqual([first, last]);
});

test('the sitemap leaves out a hospital that is not public', async () => {
  const owner = await aGuardian(server());
  const { listings } = server().services;
  await listings.createListing(server().db, { kind: 'hospital', ownerUserId: owner.id, name: '기다리는동물병원', ...guro });
  expect((await partsOf('hospital')).reduce((sum, { count }) => sum + count, 0)).toBe(7);
});

test('posts are listed by their numbers, each with its last change, and deleted ones are not', async () => {
  const app = server();
  const { token } = await aGuardian(app);
  const write = async () => (await gql<{ createPost: { id: string } }>(app, token, CREATE, { boardId: 'petcafe' })).data.createPost.id;
  const [first, second] = [await write(), await write(), await write()];
  app.clock.set('2026-11-23T03:05:00.000Z');
  await gql(app, token, UPDATE, { postId: first });
  await gql(app, token, DELETE, { postId: second });
  app.clock.set('2026-11-23T03:00:00.000Z');

  expect(await partsOf('petcafe')).toEqual([{ part: 1, count: 2, changedAt: '2026-11-23T03:05:00.000Z' }]);
  expect(await partsOf('mypet')).toEqual([]);
  const { body } = await rest<Items>(app, undefined, 'GET', '/sitemap/petcafe/1');
  expect(body.data.items).toEqual([
    { id: 1, changedAt: '2026-11-23T03:05:00.000Z' },
    { id: 3, changedAt: '2026-11-23T03:00:00.000Z' },
  ]);
});

test('columns are listed under their board, and a hidden one is not', async () => {
  const app = server();
  const { db, services } = app;
  const hospital = await aHospital(app);
  const [shown, hidden] = [await aPostOf(app, hospital, 'pet-doctor'), await aPostOf(app, hospital, 'pet-doctor')];
  const hide = (tx: Transaction) => services.moderation.hide(tx, { kind: 'post', id: Number(hidden.id) }, '광고예요');
  unwrap(await inTransaction(db, hide));
  expect(await partsOf('pet-doctor')).toMatchObject([{ part: 1, count: 1 }]);
  expect(await itemsOf('pet-doctor/1')).toEqual([shown.idx]);
});

test('diseases and treatments are listed with their last change, the retired and the kinds of treatments are not', async () => {
  const app = server();
  const ill = (disease: string) => ({
    species: 'dog',
    body_system: 'eyes',
    chief_complaint: '눈이 빨개요',
    disease,
    symptoms: ['눈을 비벼요'],
  });
  await takeFindings(
    app,
    ['가', '나', '다', '라', '마', '바'].map((name) => ill(`${name}병`)),
  );
  app.clock.set('2026-11-23T03:05:00.000Z');
  await takeFindings(
    app,
    ['가', '나', '다', '라', '마'].map((name) => ill(`${name}병`)),
  );
  await takeDemoFees(
    app,
    [{ path: ['검사', '엑스선', '5kg'], code: 'xray', sido: '서울특별시', sigungu: '구로구', min: 1, median: 2, max: 9 }],
    2025,
  );
  app.clock.set('2026-11-23T03:00:00.000Z');

  expect(await partsOf('disease')).toEqual([{ part: 1, count: 5, changedAt: '2026-11-23T03:00:00.000Z' }]);
  expect(await itemsOf('disease/1?after=1')).toHaveLength(4);
  expect(await partsOf('medical')).toEqual([{ part: 1, count: 2, changedAt: '2026-11-23T03:05:00.000Z' }]);
  expect(await itemsOf('medical/1')).toEqual([2, 3]);
});

test.each([
  ['/sitemap/secrets', 404],
  ['/sitemap/secrets/1', 404],
  ['/sitemap/hospital/0', 400],
  ['/sitemap/hospital/x', 400],
  ['/sitemap/hospital/1?count=1001', 400],
])('%s answers %i', async (path, status) => {
  expect((await rest(server(), undefined, 'GET', path)).status).toBe(status);
});

test('the sitemap reads slices from the index alone', async () => {
  const { db } = server();
  await db`vacuum analyze businesses, board_posts`;
  const plans = await db.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    return Promise.all([
      tx`explain select id, updated_at from businesses where is_public and kind = 'hospital' and id > 5 and id <= 10000 order by id limit 1000`,
      tx`explain select idx, coalesce(updated_at, created_at) from board_posts where board_id = 'petcafe' and hidden_at is null and idx > 5 and idx <= 10000 order by idx limit 1000`,
    ]);
  });
  const text = plans.map((rows) => JSON.stringify(rows));
  expect(text[0]).toContain('Index Only Scan using businesses_listed');
  expect(text[1]).toContain('Index Only Scan using board_posts_listed');
});
