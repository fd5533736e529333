import { unwrap } from '../../platform/errors/result.ts';
import { gql } from '../../testing/calls.ts';
import { aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp({ rateLimits: true });
const RECORD = 'mutation($path: String!, $referrer: String) { recordPageView(path: $path, referrer: $referrer) }';

test('a page view is stored, and nothing of who saw it', async () => {
  const app = server();
  const { token } = await aGuardian(app);
  const { data } = await gql(app, token, RECORD, { path: '/point', referrer: '/' });
  expect(data).toEqual({ recordPageView: true });
  await gql(app, undefined, RECORD, { path: '/point' });
  const rows = await app.db`select * from page_views order by id`;
  expect([...rows]).toEqual([
    { id: expect.anything(), path: '/point', referrer: '/', createdAt: expect.anything() },
    { id: expect.anything(), path: '/point', referrer: null, createdAt: expect.anything() },
  ]);
});

test('views of more than ninety days ago are kept as how many there were on a day, and statistics count them as before', async () => {
  const app = server();
  const { statistics } = app.services;
  await app.db`delete from page_views`;
  const seen = async (instant: string) => {
    app.clock.set(instant);
    await statistics.recordPageView({ path: '/about' }, '203.0.113.5');
  };
  // Both sides of a midnight in Seoul.
  for (const instant of ['2026-03-01T14:59:59.000Z', '2026-03-01T15:00:00.000Z', '2026-03-02T01:00:00.000Z']) await seen(instant);
  const views = async () => (await statistics.listSpans('day', '2026-03-01', '2026-03-02')).map(({ from, views: count }) => [from, count]);
  const before = await views();
  expect(before).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 2],
  ]);
  app.clock.set('2026-05-30T15:00:00.000Z');
  await app.runJob('sum-up-page-views');
  expect(await app.db`select created_at from page_views`).toHaveLength(2);
  app.clock.set('2026-05-31T15:00:00.000Z');
  for (let time = 0; time < 2; time += 1) await app.runJob('sum-up-page-views');
  expect(await app.db`select created_at from page_views`).toHaveLength(0);
  expect(await views()).toEqual(before);
});

test('unknown pages and too many views are not counted, without an error', async () => {
  const app = server();
  expect(await gql(app, undefined, RECORD, { path: 'https://evil.test' })).toMatchObject({
    data: { recordPageView: false },
    errors: [],
  });
  const answers = [];
  for (let i = 0; i < 250; i += 1) answers.push((await gql(app, undefined, RECORD, { path: '/flood' })).data);
  expect(answers.at(-1)).toEqual({ recordPageView: false });
});

const SEARCH = 'mutation($kind: ListingKind!, $isFound: Boolean!) { increaseSearchCount(kind: $kind, isFound: $isFound) }';

test('searches are counted by day and kind, also concurrent ones, and no search text is stored', async () => {
  const app = server();
  const searches = [
    ['hospital', true],
    ['hospital', true],
    ['hospital', false],
    ['company', true],
  ] as const;
  const answers = await Promise.all(searches.map(([kind, isFound]) => gql(app, undefined, SEARCH, { kind, isFound })));
  expect(answers.map(({ data }) => data)).toEqual(searches.map(() => ({ increaseSearchCount: true })));
  await gql(app, undefined, SEARCH, { kind: 'hospital', isFound: true });
  const rows = await app.db`select kind, is_found, count from search_daily_counts order by kind, is_found`;
  expect([...rows]).toEqual([
    { kind: 'company', isFound: true, count: 1 },
    { kind: 'hospital', isFound: false, count: 1 },
    { kind: 'hospital', isFound: true, count: 3 },
  ]);
  expect((await gql(app, undefined, '{ getSearchCount }')).data).toEqual({ getSearchCount: 5 });
});

test('counts from one network are limited', async () => {
  const app = server();
  const answers: unknown[] = [];
  for (let i = 0; i < 65; i += 1) answers.push((await gql(app, undefined, SEARCH, { kind: 'pharmacy', isFound: false })).data);
  expect(answers.at(-1)).toEqual({ increaseSearchCount: false });
  expect((await gql<{ getSearchCount: number }>(app, undefined, '{ getSearchCount }')).data.getSearchCount).toBeLessThanOrEqual(60);
});

test('the counts of public listings and of today’s page views in Seoul are answered', async () => {
  const app = server();
  const { listings } = app.services;
  const at = { address: '서울특별시 구로구 디지털로 300', ownerUserId: null };
  const counts = async () =>
    (
      await gql<{ getSiteCounts: object }>(
        app,
        undefined,
        '{ getSiteCounts { hospitalCount pharmacyCount companyCount reviewCount pageViewCount } }',
      )
    ).data.getSiteCounts;
  app.clock.set('2026-12-01T14:59:59.000Z');
  await gql(app, undefined, RECORD, { path: '/about' });
  expect(await counts()).toEqual({ hospitalCount: 0, pharmacyCount: 0, companyCount: 0, reviewCount: 0, pageViewCount: 1 });
  app.clock.set('2026-12-01T15:00:00.000Z');
  for (const kind of ['hospital', 'hospital', 'pharmacy', 'company', 'company', 'company'] as const)
    unwrap(await listings.addListing({ kind, name: '한 곳', ...at }));
  await listings.createListing(app.db, { kind: 'hospital', name: '기다리는 곳', ...at });
  for (const path of ['/', '/about']) await gql(app, undefined, RECORD, { path });
  expect(await counts()).toEqual({ hospitalCount: 2, pharmacyCount: 1, companyCount: 3, reviewCount: 0, pageViewCount: 2 });
});
