import type { APIRequestContext } from '@playwright/test';
import postgres from 'postgres';
import { DEMO_PASSWORD, demoAccounts } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { fetchPlain } from './document.ts';
import { untilRendered, untilTakenOver, visitorsUrl } from './taken-over.ts';

// A page on a mix is a tester's, which is kept by no cache.
test.use({ mix: 'live' });

const FOR_EVERYBODY = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';
const HOSPITAL = '/hospital?id=2';
const owners = ['mf-search', 'mf-reviews', 'mf-reservation'];

const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) => {
  const { host } = new URL(visitorsUrl);
  return request.get(path, { headers: { host, ...headers }, maxRedirects: 0 });
};

test('the site lets any cache keep a public page, and answers 304 to a client that has it', async ({ request }) => {
  await untilRendered(request, HOSPITAL, owners);
  let etag = '';
  // A write by another test in between has the page rendered anew.
  await expect(async () => {
    const first = await ask(request, HOSPITAL);
    const { etag: tag = '', vary, 'cache-control': cacheControl } = first.headers();
    expect([first.status(), cacheControl, vary]).toEqual([200, FOR_EVERYBODY, 'Accept-Encoding, Cookie']);
    expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await ask(request, HOSPITAL, { 'if-none-match': tag });
    expect([again.status(), (await again.body()).length, again.headers()['etag'], again.headers()['cache-control']]).toEqual([
      304,
      0,
      tag,
      FOR_EVERYBODY,
    ]);
    etag = tag;
  }).toPass({ timeout: 60_000 });
  expect((await ask(request, HOSPITAL, { 'if-none-match': '"another"' })).status()).toBe(200);
  // Another encoding has other bytes.
  expect((await ask(request, HOSPITAL, { 'if-none-match': etag, 'accept-encoding': 'identity' })).status()).toBe(200);
});

test('everybody is sent the same bytes, with the nonce that the policy of the answer names', async ({ request }) => {
  // A page that a busy machine rendered incompletely is rendered again for the next request.
  await expect(async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask(request, '/about')));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    const nonce = /<script nonce="([^"]+)"/.exec(texts[0] ?? '')?.[1] ?? 'none';
    for (const answer of answers) expect(answer.headers()['content-security-policy']).toContain(`'nonce-${nonce}'`);
  }).toPass({ timeout: 60_000 });
});

test('the site forbids caches to keep a private page or a tester’s page', async ({ request }) => {
  for (const path of ['/mypage/myinfo', '/reservation?hospital=1'])
    expect([path, (await ask(request, path)).headers()['cache-control']]).toEqual([path, 'no-store']);
  test.skip(new URL(visitorsUrl).hostname !== 'petcare.localhost', 'Testers are known by their address on this machine only');
  const ofTester = await request.get(HOSPITAL);
  expect(ofTester.headers()['cache-control']).toBe('no-store');
  expect(await ofTester.text()).toContain('id="rendered"');
});

test('a new review is rendered for everybody at the next load, and left out once it is deleted', async ({ request, database }) => {
  const login = await request.post('/api/client/user/login', { data: { email: demoAccounts.guardian, password: DEMO_PASSWORD } });
  const { data } = (await login.json()) as { data: { token: string } };
  const act = async <T>(query: string, variables: object = {}) =>
    (
      (await (
        await request.post('/graphql', { headers: { authorization: `Bearer ${data.token}` }, data: { query, variables } })
      ).json()) as { data: T }
    ).data;
  const review = `대기실이 조용해서 마음이 놓였어요. ${Date.now()}번째로 다시 왔어요.`;
  const sql = postgres(database, { max: 1 });
  // A visit can be reviewed once: take a day without a review.
  const [day] = await sql<{ day: string }[]>`
    select to_char(d, 'YYYY-MM-DD') as day from generate_series(current_date - 2, current_date - 300, interval '-1 day') d
    where d::date not in (select visit_date from reviews) limit 1`;
  await sql.end();
  await untilRendered(request, HOSPITAL, owners);
  expect((await fetchPlain(request, HOSPITAL)).text).not.toContain(review);

  const input = {
    kindnessRating: 5,
    explainRating: 5,
    diagnosisRating: 4,
    facilityRating: 4,
    priceRating: 4,
    visitDate: day?.day,
    wouldRevisit: true,
    review,
  };
  const { written } = await act<{ written: { id: string } }>(
    'mutation ($input: ReviewInput!) { written: createReview(kind: hospital, businessId: "2", input: $input) { id } }',
    { input },
  );
  try {
    expect((await fetchPlain(request, HOSPITAL)).text).toContain(review);
  } finally {
    await act(`mutation { deleteReview(reviewId: "${written.id}") }`);
  }
  expect((await fetchPlain(request, HOSPITAL)).text).not.toContain(review);
});

test('the site answers 304 to a browser that comes back within seconds, and the page works', async ({ page, request }) => {
  await untilRendered(request, '/about', []);
  const statuses = new Map<string, number>();
  let documentId = '';
  await page.goto(`${visitorsUrl}/about`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => void (type === 'Document' && (documentId = requestId)));
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  // A page that a busy machine rendered incompletely is not cached.
  await expect(async () => {
    await page.goto(`${visitorsUrl}/about`);
    await untilTakenOver(page);
    await expect.poll(() => statuses.get(documentId), { timeout: 1_000 }).toBe(304);
  }).toPass({ timeout: 60_000 });
});
