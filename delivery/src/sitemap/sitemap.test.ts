import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';

const CHANGED = '2026-11-20T03:00:00.000Z';
const ids = Array.from({ length: 2_500 }, (_, index) => index + 1);

let house: FixtureHouse;
let delivery: FixtureDelivery;
let app: FastifyInstance;
let api: FastifyInstance;
let asked: string[] = [];
let isBroken = false;

/** The sitemap feed of an API with 2,500 hospitals in its second part. */
async function anApi(): Promise<string> {
  api = Fastify();
  api.addHook('onRequest', async ({ url }, reply) => {
    asked.push(url);
    if (isBroken) await reply.code(500).send();
  });
  api.get('/api/client/sitemap/hospital', async () => ({ data: { parts: [{ part: 2, count: ids.length, changedAt: CHANGED }] } }));
  api.get<{ Params: { part: string }; Querystring: { after: string; count: string } }>(
    '/api/client/sitemap/hospital/:part',
    async ({ params, query }) => {
      const rest = params.part === '2' ? ids.filter((id) => id > Number(query.after)).slice(0, Number(query.count)) : [];
      return { data: { items: rest.map((id) => ({ id, changedAt: CHANGED })) } };
    },
  );
  return api.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  delivery = await aDelivery(house, { apiUrl: await anApi() });
  ({ app } = delivery);
});
afterAll(async () => {
  await delivery.close();
  await api.close();
  await house.remove();
});
beforeEach(() => {
  asked = [];
});

/** A host of its own for each test: nothing is kept from another one. */
const get = (url: string, host: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host, ...headers } });
const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

test('the sitemap names the sitemap of single pages and each part of the API in the index', async () => {
  const { statusCode, headers, body } = await get('/sitemap.xml', 'index.example');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=300',
  ]);
  expect(body).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>http://index.example/sitemaps/pages-1.xml</loc></sitemap>\n' +
      `<sitemap><loc>http://index.example/sitemaps/hospital-2.xml</loc><lastmod>${CHANGED}</lastmod></sitemap>\n</sitemapindex>\n`,
  );
});

test('the sitemap lists the public pages that exist', async () => {
  expect(locsIn((await get('/sitemaps/pages-1.xml', 'single.example')).body)).toEqual(['http://single.example/']);
});

test('the sitemap fetches a part in slices, each thing once', async () => {
  const { body } = await get('/sitemaps/hospital-2.xml', 'part.example');
  expect(locsIn(body)).toEqual(ids.map((id) => `http://part.example/hospital?id=${id}`));
  expect(body.match(new RegExp(`<lastmod>${CHANGED}</lastmod>`, 'g'))).toHaveLength(ids.length);
  expect(asked).toEqual([0, 1000, 2000].map((after) => `/api/client/sitemap/hospital/2?after=${after}&count=1000`));
});

test('the sitemap asks the API once for many requests at once, and keeps the file', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/sitemap.xml', 'many.example')));
  await get('/sitemap.xml?again', 'many.example');
  expect(asked).toEqual(['/api/client/sitemap/hospital']);
});

test('the sitemap sends the file compressed where accepted, and answers 304 for a known ETag', async () => {
  const { headers, rawPayload } = await get('/sitemaps/hospital-2.xml', 'zip.example', { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(new Uint8Array(rawPayload)).toString()).toBe((await get('/sitemaps/hospital-2.xml', 'zip.example')).body);
  const again = await get('/sitemaps/hospital-2.xml', 'zip.example', {
    'accept-encoding': 'gzip',
    'if-none-match': String(headers['etag']),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  '/sitemaps/hospital-3.xml',
  '/sitemaps/pages-2.xml',
  '/sitemaps/secret-1.xml',
  '/sitemaps/hospital-0.xml',
  '/sitemaps/hospital-2.json',
])('the sitemap answers 404 for %s', async (url) => {
  expect((await get(url, 'missing.example')).statusCode).toBe(404);
});

test('the sitemap answers 503 while the API is away, and the sitemap when it is back', async () => {
  isBroken = true;
  for (const url of ['/sitemap.xml', '/sitemaps/hospital-2.xml']) {
    const { statusCode, headers } = await get(url, 'away.example');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '120', 'no-store']);
  }
  isBroken = false;
  expect((await get('/sitemap.xml', 'away.example')).statusCode).toBe(200);
});

test('robots.txt disallows private pages and names the sitemap in robots.txt', async () => {
  const { statusCode, headers, body } = await get('/robots.txt', 'robots.example');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /graphql\nDisallow: /mine\n\nSitemap: http://robots.example/sitemap.xml\n',
  );
});
