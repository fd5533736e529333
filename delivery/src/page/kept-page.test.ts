import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releasePackage } from '../release/release-package.ts';
import { remoteServer } from '../testing/fixture-servers.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';

const asking = remoteServer(
  `const { data } = await ask({ query: '{ text }', variables: {} }); return rendered('<p>' + data.text + '</p>');`,
);
const PUBLIC = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

let site: FixtureSite;
let origin: string;
let text = 'before';

beforeAll(async () => {
  site = await aSite({ 'mf-search': asking }, { text: () => text });
  origin = await site.delivery.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const nonceOf = (headers: Record<string, unknown>) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];

test('a public page allows shared caches to keep a page for seconds, and names in Vary what it depends on', async () => {
  const { headers } = await site.get('/hospital');
  expect(headers).toMatchObject({
    'cache-control': PUBLIC,
    vary: 'Accept-Encoding, Cookie',
    etag: expect.stringMatching(/^"[\w-]{22}-identity"$/),
  });
});

test('a kept page sends the same bytes again with the nonce of their policy; another page has another nonce', async () => {
  const [first, again, other] = [await site.get('/hospital?again'), await site.get('/hospital?again'), await site.get('/hospital?other')];
  expect(again.body).toBe(first.body);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(first.body).toContain(`nonce="${nonceOf(first.headers)}"`);
  expect(nonceOf(other.headers)).not.toBe(nonceOf(first.headers));
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a kept page sends the same page as %s with an ETag of its own', async (encoding, decompress) => {
  const plain = await site.get('/hospital?form');
  const { headers, rawPayload } = await site.delivery.app.inject({
    url: '/hospital?form',
    headers: { host: 'petcare.example', 'accept-encoding': encoding },
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(decompress(new Uint8Array(rawPayload)).toString()).toBe(plain.body);
  expect(headers.etag).toBe(String(plain.headers['etag']).replace('identity', encoding));
});

test('the page cache answers 304 for a known ETag, but not for that of another encoding', async () => {
  const { headers } = await site.get('/hospital?tag');
  const tag = String(headers['etag']);
  const again = await site.get('/hospital?tag', { 'if-none-match': `"other", W/${tag}` });
  expect([again.status, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({
    etag: tag,
    'cache-control': PUBLIC,
    'content-security-policy': headers['content-security-policy'],
  });
  expect((await site.get('/hospital?tag', { 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(200);
});

test('the page cache answers HEAD with the headers only', async () => {
  const page = await site.get('/hospital?head');
  const { statusCode, headers, body } = await site.delivery.app.inject({
    method: 'HEAD',
    url: '/hospital?head',
    headers: { host: 'petcare.example' },
  });
  expect([statusCode, body]).toEqual([200, '']);
  expect(headers).toMatchObject({ etag: page.headers['etag'], 'content-length': String(Buffer.byteLength(page.body)) });
});

test('the page cache keeps a page for each host that the site was asked under', async () => {
  expect((await site.get('/hospital?host')).body).toContain('href="http://petcare.example/hospital"');
  expect((await site.get('/hospital?host', { host: 'other.example' })).body).toContain('href="http://other.example/hospital"');
  expect((await site.get('/hospital?host', { host: 'x"><script>' })).body).toContain('href="http://localhost/hospital"');
});

test.each(['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-for', 'forwarded'])(
  'the site believes no %s of a stranger',
  async (name) => {
    const page = await site.get('/hospital?forwarded');
    const value =
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'other.example' }[name] ?? 'for=203.0.113.1;proto=https;host=other.example';
    const { body, headers } = await site.get('/hospital?forwarded', { [name]: value });
    expect([body, headers['etag']]).toEqual([page.body, page.headers['etag']]);
  },
);

test('the site answers a request that names two hosts with 400', async () => {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write('GET /hospital HTTP/1.1\r\nHost: petcare.example\r\nHost: other.example\r\nConnection: close\r\n\r\n');
  expect(await readText(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('the page cache lets no shared cache keep private pages or those of testers', async () => {
  expect((await site.get('/mine')).headers['cache-control']).toBe('no-store');
  expect((await site.get('/hospital', { host: 'localhost' })).headers['cache-control']).toBe('no-store');
});

test('the page cache does not keep pages of very long addresses', async () => {
  const url = `/hospital?${'x'.repeat(600)}`;
  expect((await site.get(url)).body).not.toBe((await site.get(url)).body);
});

const written = () => fetch(`${origin}/api/client/write`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
/** The cookies of a browser that has got this answer. */
const cookieOf = ({ headers }: Response) => ({
  cookie: headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; '),
});

test('the page cache makes a kept page again for whoever has written, not for a reader, and gives others the old one meanwhile', async () => {
  expect((await site.get('/hospital?write')).app).toContain('<p>before</p>');
  text = 'after';
  const read = await fetch(`${origin}/graphql`, {
    method: 'POST',
    body: '{"query":"{ text }"}',
    headers: { 'content-type': 'application/json' },
  });
  expect((await site.get('/hospital?write', cookieOf(read))).app).toContain('<p>before</p>');
  const answer = await written();
  expect([answer.status, answer.headers.get('x-petcare-changed')]).toEqual([200, null]);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^petcare-wrote=[0-9a-f]{12}-\d+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect((await site.get('/hospital?write')).app).toContain('<p>before</p>');
  expect((await site.get('/hospital?write', cookieOf(answer))).app).toContain('<p>after</p>');
  expect((await site.get('/hospital?write')).app).toContain('<p>after</p>');
});

test('the cache goes on giving a page while the API can not answer, and the new one as soon as it can', async () => {
  text = 'before';
  await site.get('/hospital?away');
  const { cookie } = cookieOf(await written());
  const away = site.api.away();
  for (let look = 0; look < 3; look += 1) expect((await site.get('/hospital?away', { cookie })).app).toContain('<p>before</p>');
  expect((await site.get('/hospital?never-asked')).app).not.toContain('<p>before</p>');
  text = 'after';
  away.back();
  await site.get('/hospital?never-asked');
  expect((await site.get('/hospital?away', { cookie })).app).toContain('<p>after</p>');
});

test('the page cache does not answer with a rendering that began before a write', async () => {
  text = 'old';
  const held = site.api.hold();
  const asked = site.api.nextQuestion();
  const before = site.get('/hospital?under-way');
  await asked;
  text = 'new';
  const writer = cookieOf(await written());
  const askedAgain = site.api.nextQuestion();
  const after = site.get('/hospital?under-way', writer);
  await askedAgain;
  held.answer();
  expect((await after).app).toContain('<p>new</p>');
  expect((await before).app).toContain('<p>old</p>');
  expect((await site.get('/hospital?under-way')).app).toContain('<p>new</p>');
});

test('a new release is shown at the next page', async () => {
  await site.get('/hospital?release');
  await site.release('mf-search', remoteServer(`return rendered('<p>another release</p>');`));
  expect((await site.get('/hospital?release')).app).toContain('another release');
});

test('a canary lets no shared cache keep pages while there is a canary', async () => {
  await site.house.edit('mf-reviews', 'canary', remoteServer(`return rendered('<p>canary</p>');`));
  await releasePackage({ ...site.house, canary: { share: 50, minutes: 30, budget: 2 } }, 'mf-reviews');
  await site.delivery.registry.refresh();
  const seen = new Set<boolean>();
  for (let visitor = 0; visitor < 30; visitor += 1) {
    const { headers, body } = await site.get('/');
    expect(headers['cache-control']).toBe('no-store');
    const release = /data-owner="mf-reviews" data-rendered="(\w+)"/.exec(body)?.[1];
    expect(body).toContain(`"mf-reviews":{"release":"${release}"`);
    seen.add(body.includes('<p>canary</p>'));
  }
  expect(seen).toEqual(new Set([true, false]));
});
