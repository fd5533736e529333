import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import type { LiveRegistry } from './live/live-registry.ts';
import { releasePackage } from './release/release-package.ts';
import { aDelivery, type FixtureDelivery } from './testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from './testing/fixture-house.ts';

let house: FixtureHouse;
let delivery: FixtureDelivery;
let registry: LiveRegistry;
let app: FastifyInstance;
let shell: string;
let search: string;

beforeAll(async () => {
  house = await aFixtureHouse();
  shell = (await releasePackage(house, 'shell')).release;
  search = (await releasePackage(house, 'mf-search')).release;
  delivery = await aDelivery(house);
  ({ app, registry } = delivery);
});
afterAll(async () => {
  await delivery.close();
  await house.remove();
});

const preloadsIn = (html: string) => [...html.matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)].map(([, address]) => address);
const compositionIn = (html: string) => JSON.parse(/id="composition">([^<]*)</.exec(html)?.[1] ?? '') as Record<string, unknown>;

describe('the page', () => {
  test('preloads exactly the files that its route needs', async () => {
    const { statusCode, body } = await app.inject('/hospital?id=1');
    expect(statusCode).toBe(200);
    expect(preloadsIn(body)).toEqual([
      `/releases/shell/${shell}/main.js`,
      `/releases/shell/${shell}/vendor.js`,
      `/releases/mf-search/${search}/remoteEntry.js`,
      `/releases/mf-search/${search}/remote.js`,
      `/releases/mf-search/${search}/hospital.js`,
      `/releases/mf-search/${search}/hospital.css`,
    ]);
    expect(body).toContain('<title>동물병원 | 펫케어</title>');
    expect(body).toContain('<html lang="ko">');
  });

  test('preloads no remote for a page of the shell or a page that is not there yet', async () => {
    for (const url of ['/', '/soon']) expect((await app.inject(url)).body).not.toContain('href="/releases/mf-search');
  });

  test('contains the composition', async () => {
    const { body } = await app.inject('/');
    expect(compositionIn(body)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{10}$/),
      environment: 'development',
      worker: 'on',
      shell: { release: shell },
      remotes: {
        'mf-search': {
          release: search,
          entry: `/releases/mf-search/${search}/remoteEntry.js`,
          integrity: expect.stringMatching(/^sha384-.{64}$/),
        },
      },
      tester: { canaries: [] },
    });
  });

  test.each([
    ['/', 200],
    ['/hospital/', 200],
    ['/company/1', 200],
    ['/company/1/2', 404],
    ['/nothing-here', 404],
    ['/%E0%A4%A', 400],
  ])('%s answers %i', async (url, status) => {
    expect((await app.inject(url)).statusCode).toBe(status);
  });

  test('escapes what the route table says', async () => {
    const { body } = await app.inject('/soon');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert');
  });

  test('is not cached for a tester, and its policy allows only the nonce of this rendering', async () => {
    const answers = await Promise.all([app.inject('/'), app.inject('/hospital')]);
    const nonces = answers.map(({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]);
    expect(new Set(nonces).size).toBe(2);
    answers.forEach(({ headers, body }, index) => {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).not.toMatch(/unsafe-/);
      expect(new Set([...body.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce))).toEqual(new Set([nonces[index]]));
    });
  });

  test('redirects /hospital-list to the address that the site has', async () => {
    const { statusCode, headers } = await app.inject('/hospital-list?search=구로');
    expect([statusCode, headers.location]).toEqual([301, '/hostpital-list?search=%EA%B5%AC%EB%A1%9C']);
  });

  test('contains a new release at the next load, with the one before it as the previous one', async () => {
    await house.edit('mf-reviews', 'mf-reviews 2');
    const first = await releasePackage(house, 'mf-reviews');
    await house.edit('mf-reviews', 'mf-reviews 3');
    const second = await releasePackage(house, 'mf-reviews');
    await registry.refresh();
    const { remotes } = compositionIn((await app.inject('/')).body) as { remotes: Record<string, unknown> };
    expect(remotes['mf-reviews']).toMatchObject({ release: second.release, previous: { release: first.release } });
  });
});

describe('a shell that could not start in a browser', () => {
  const scriptsIn = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+\.js[^"]*)"/g)].map(([, address]) => address);
  let second: string;

  beforeAll(async () => {
    await house.edit('shell', 'shell 2');
    second = (await releasePackage(house, 'shell')).release;
    await registry.refresh();
  });
  afterAll(async () => {
    await house.edit('shell', 'shell 1');
    await releasePackage(house, 'shell');
    await registry.refresh();
  });
  const opened = async (attempt: number, release = second) =>
    (await app.inject({ url: '/hospital', headers: { cookie: `petcare-shell=${release}.${attempt}` } })).body;

  test('gets new addresses for its own files at the next attempt, and the same for the remotes’', async () => {
    const html = await opened(1);
    expect(compositionIn(html)).toMatchObject({ shell: { release: second } });
    for (const address of scriptsIn(html)) expect(address?.endsWith('?attempt=1')).toBe(address?.startsWith('/releases/shell/'));
    expect(html).toContain(`data-release="${second}" data-attempt="1"`);
  });

  test('is replaced by its previous release at the second attempt, and the boot guard still names it', async () => {
    const html = await opened(2);
    expect(compositionIn(html)).toMatchObject({ shell: { release: shell } });
    expect(scriptsIn(html)[0]).toBe(`/releases/shell/${shell}/main.js?attempt=2`);
    expect(html).toContain(`data-release="${second}" data-attempt="2"`);
  });

  test('starts at attempt 0 again for another live release, and no cookie can ask for a release by name', async () => {
    for (const release of [shell, '0'.repeat(12)]) {
      const html = await opened(2, release);
      expect(compositionIn(html)).toMatchObject({ shell: { release: second } });
      expect(html).toContain('data-attempt="0"');
      expect(html).not.toContain('?attempt=');
    }
  });
});

const listening = async () => (app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' }));

test('the site answers a Korean message in the envelope when the API does not answer', async () => {
  const origin = await listening();
  for (const path of ['/api/client/x', '/graphql', '/uploads/a.png']) {
    const answer = await fetch(`${origin}${path}`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      success: false,
      message: expect.stringContaining('연결하지 못했어요'),
      error: { code: 'BAD_GATEWAY' },
    });
  }
});

test.each([
  ['an address that can’t be read', '/api/client/company/%', 400, 'BAD_REQUEST'],
  ['half a character', '/company/%ED%A0%80', 400, 'BAD_REQUEST'],
  ['an address of 30 kB', `/api/client/hospital?search=${'%EA%B0%80'.repeat(3_400)}`, 431, 'ADDRESS_TOO_LONG'],
  ['an address of 300 kB', `/api/client/hospital?search=${'%EA%B0%80'.repeat(34_000)}`, 431, 'ADDRESS_TOO_LONG'],
])('the site refuses %s with a Korean message in the envelope', async (_what, path, status, code) => {
  const origin = await listening();
  const answer = await fetch(`${origin}${path}`);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({
    success: false,
    message: expect.stringMatching(/[가-힣].*요\.$/),
    error: { code, message: expect.any(String) },
  });
});

test.each(['/%', '/hospital/%E0%A4%A', '/company/%ED%A0%80'])('the site answers a browser that asks for %s with a page', async (path) => {
  const { statusCode, headers, body } = await app.inject({ url: path, headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([400, 'text/html; charset=utf-8', 'no-store']);
  expect(body).toMatch(/<html lang="ko">[^]*요청을 이해하지 못했어요\.[^]*<a href="\/">/);
});

test('the site answers a malformed request of a browser with a page', async () => {
  await listening();
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /a\tb HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 [^]*content-type: text\/html/);
  expect(body).toMatch(/<html lang="ko">[^]*<\/html>\n$/);
});

test.each([
  ['//', '/'],
  ['///', '/'],
  ['/\\', '/'],
  ['//:80', '/:80'],
  ['//elsewhere.example/hospital?id=1', '/elsewhere.example/hospital?id=1'],
  ['/\\/elsewhere.example', '/elsewhere.example'],
])('the delivery service redirects several slashes at the start of %s to one, never to another host', async (path, location) => {
  const { statusCode, headers } = await app.inject({ url: `http://localhost${path}`, method: 'GET' });
  expect([statusCode, headers.location]).toEqual([301, location]);
});

test('the delivery service forwards a call to the API with its body, its headers and the visitor’s address', async () => {
  const api = Fastify();
  api.all('/*', async ({ method, url, headers, body }) => ({
    method,
    url,
    authorization: headers.authorization,
    from: headers['x-forwarded-for'],
    body,
  }));
  const through = await aDelivery(house, { apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }) });
  try {
    const origin = await through.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/api/client/x?a=1`, {
      method: 'POST',
      body: '{"b":2}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t', 'x-forwarded-for': '9.9.9.9' },
    });
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/api/client/x?a=1',
      authorization: 'Bearer t',
      from: '127.0.0.1',
      body: { b: 2 },
    });
  } finally {
    await through.close();
    await api.close();
  }
});
