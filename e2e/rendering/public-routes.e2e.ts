import type { Composition, Route } from '@petcare/contracts';
import { demoAccounts, DEMO_PASSWORD } from '../accounts.ts';
import { unique } from '../businesses.ts';
import { expect, test } from '../fixtures.ts';
import surface from '../surface/routes.json' with { type: 'json' };
import { askApi, fetchDocument, fetchPlain, kindsOf, readDocument } from './document.ts';
import { passingPages, publicPages } from './public-pages.ts';

// It is about what the live releases write without a browser; a mix is a tester's, and kept by no cache.
test.use({ mix: 'live' });

const patternOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
const publicPaths = surface.routes.filter(({ access }) => access === 'public').map(({ path }) => patternOf(path));

/** The route table of the shell that visitors get. */
async function liveRoutes(request: Parameters<typeof fetchPlain>[0]): Promise<Route[]> {
  const { text } = await fetchPlain(request, '/about');
  const { shell } = JSON.parse(/id="composition">([^<]*)</.exec(text)?.[1] ?? '') as Composition;
  return JSON.parse((await fetchPlain(request, `/releases/shell/${shell.release}/routes.json`)).text) as Route[];
}

for (const path of publicPaths) {
  test(`the site serves ${path} complete to a client without a browser`, async ({ request, baseURL }) => {
    const row = (await liveRoutes(request)).find((route) => route.path === path);
    const origin = new URL(baseURL ?? '').hostname === 'localhost' ? `http://petcare.localhost:${new URL(baseURL ?? '').port}` : baseURL;

    // Other tests write and delete meanwhile: what is known may be of another moment than the page.
    await expect(async () => {
      const expected = (await publicPages(request))[path];
      const found = await fetchDocument(request, expected?.at ?? row?.example ?? path.replace(':id', '1'), expected?.parts);
      expect(found.status).toBe(200);
      expect(found.title).toMatch(path === '/' ? /^펫케어 \| ./ : /. \| 펫케어$/);
      expect(found.headings).toHaveLength(1);
      const passing = passingPages[path];
      if (passing) {
        expect(found.headings[0]).toMatch(passing);
        expect(found.robots).toBe('noindex');
        return;
      }
      if (row?.page === null) {
        expect(found.robots).toBe('noindex');
        expect(found.text).toContain('준비중입니다.');
        return;
      }
      expect(found.robots).toBeNull();
      expect(found.headings[0]).not.toBe('');
      expect(found.canonical?.startsWith(`${origin}/`)).toBe(true);
      expect(found.description.length).toBeGreaterThan(20);
      expect(found.html).toContain(`<meta property="og:title" content="`);
      expect(found.html).toMatch(/<meta property="og:image" content="https?:[^"]+\.(png|jpe?g|webp)/);
      for (const object of found.structured) expect(object['@context']).toBe('https://schema.org');
      if (!expected) return;
      expect(found.headings).toEqual([expected.heading]);
      expect(found.canonical).toBe(origin + expected.canonical);
      for (const text of expected.texts) expect(found.text).toContain(text);
      for (const kind of expected.kinds) expect(kindsOf(found)).toContain(kind);
    }).toPass({ timeout: 60_000 });
  });
}

test('no two public pages have the same title or description', async ({ request }) => {
  const pages = Object.values(await publicPages(request));
  const found = await Promise.all(pages.map(({ at }) => fetchDocument(request, at)));
  for (const key of ['title', 'description'] as const) expect(new Set(found.map((one) => one[key])).size).toBe(pages.length);
});

for (const path of [
  '/nothing-here',
  '/hospital',
  '/hospital?id=999999999',
  '/hospital?id=abc',
  '/pharmacy?id=999999999',
  '/company',
  '/company/999999999',
  '/hospital/medical-product',
  '/hospital/medical-product?id=999999999',
  '/company/999999999/product',
  '/community/mypet/999999',
  '/community/mypet/abc',
  '/community/petcafe?page=99999',
  '/hostpital-list?page=99999',
  '/search/disease?page=99999',
  '/search/disease/999999999',
  '/search/disease/abc',
  '/search/disease/999999999/result',
  '/search/medical/result',
  '/search/medical/result?medical=999999999',
  '/hospital-reviews?page=9999',
]) {
  test(`the site answers ${path} with 404 and noindex`, async ({ request }) => {
    const found = await fetchDocument(request, path);
    expect(found.status).toBe(404);
    expect(found.robots).toBe('noindex');
    expect(found.headings).toHaveLength(1);
  });
}

test('the site answers 404 for a deleted post', async ({ request }) => {
  const login = await request.post('/api/client/user/login', { data: { email: demoAccounts.guardian, password: DEMO_PASSWORD } });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const act = async <T>(query: string) =>
    ((await (await request.post('/graphql', { headers, data: { query } })).json()) as { data: T }).data;
  const { createPost } = await act<{ createPost: { id: string; idx: number } }>(
    'mutation { createPost(boardId: "mypet", title: "곧 지울 글", content: "<p>잠깐만 있어요.</p>") { id idx } }',
  );
  const path = `/community/mypet/${createPost.idx}`;
  expect(await fetchDocument(request, path)).toMatchObject({ status: 200, headings: ['곧 지울 글'], description: '잠깐만 있어요.' });
  await act(`mutation { deletePost(postId: "${createPost.id}") }`);
  // A page is cached for seconds: wait until it is rendered anew.
  await expect.poll(async () => (await fetchPlain(request, path)).status, { timeout: 60_000 }).toBe(404);
});

test('the site redirects /hospital-list to /hostpital-list with its query', async ({ request }) => {
  const { status, headers } = await fetchPlain(request, '/hospital-list?sido=%EC%84%9C%EC%9A%B8%ED%8A%B9%EB%B3%84%EC%8B%9C&page=2');
  expect([status, headers['location']]).toEqual([301, '/hostpital-list?sido=%EC%84%9C%EC%9A%B8%ED%8A%B9%EB%B3%84%EC%8B%9C&page=2']);
});

test('the site keeps search results out of search engines, and gives a region a title and a canonical address of its own', async ({
  request,
}) => {
  const search = await fetchDocument(request, '/hostpital-list?search=24');
  expect([search.status, search.robots]).toEqual([200, 'noindex']);
  const sido = encodeURIComponent('서울특별시');
  const region = await fetchDocument(request, `/hostpital-list?sido=${sido}&filters=is24`);
  expect(region.title).toBe('서울특별시 24시 동물병원 | 펫케어');
  expect(region.canonical).toContain(`/hostpital-list?sido=${sido}`);
  expect(region.canonical).not.toContain('filters');
});

test('the site answers private pages with noindex', async ({ request }) => {
  for (const path of ['/mypage/myinfo', '/bizpage/hospital', '/reservation', '/community/mypet/input']) {
    const found = readDocument(await fetchPlain(request, path));
    expect([path, found.status, found.robots]).toEqual([path, 200, 'noindex']);
  }
});

test('the sitemap lists every hospital and public page, and no page that is missing', async ({ request }) => {
  const locsIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname + new URL(loc).search);
  // Other tests add and delete meanwhile, and a sitemap is kept for minutes: each try is under a name of its own.
  await expect(async () => {
    const site = { name: unique() };
    const index = await fetchPlain(request, '/sitemap.xml', site);
    expect(index.status).toBe(200);
    const parts = await Promise.all(locsIn(index.text).map((part) => fetchPlain(request, part, site)));
    for (const { status, headers } of parts) expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const locs = parts.flatMap(({ text }) => locsIn(text));
    expect(new Set(locs).size).toBe(locs.length);

    const { hospitals } = await askApi<{ hospitals: number }>(request, '{ hospitals: getHospitalsCount }');
    expect(locs.filter((loc) => loc.startsWith('/hospital?id='))).toHaveLength(hospitals);
    const pages = Object.values(await publicPages(request));
    for (const { canonical } of pages) expect(locs).toContain(canonical);
    expect(locs).toContain('/ask/1?board=pet-doctor');
    const every = Math.ceil(locs.length / 25);
    for (const loc of locs.filter((_loc, at) => at % every === 0))
      expect([loc, (await fetchPlain(request, loc)).status]).toEqual([loc, 200]);
  }).toPass({ timeout: 90_000 });
});

test('robots.txt names the sitemap and disallows the private paths only', async ({ request }) => {
  const { status, text } = await fetchPlain(request, '/robots.txt');
  expect(status).toBe(200);
  const lines = text.split('\n');
  for (const rule of [
    'Disallow: /api/',
    'Disallow: /graphql',
    'Disallow: /mypage',
    'Disallow: /bizpage',
    'Disallow: /community/mypet/input',
  ])
    expect(lines).toContain(rule);
  expect(lines.find((line) => line.startsWith('Sitemap: '))).toMatch(/\/sitemap\.xml$/);
  for (const path of Object.keys(await publicPages(request)))
    expect(lines.filter((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice(10)))).toEqual([]);
});
