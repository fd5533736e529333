import { releasePackage } from '../release/release-package.ts';
import { frameServer, helloServer, remoteServer } from '../testing/fixture-servers.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';

let site: FixtureSite;

beforeAll(async () => {
  site = await aSite();
});
afterAll(() => site.close());

const place = (name: string, html: string) => `<div data-owner="${name}" data-rendered="${site.releases.get(name)}">${html}</div>`;

test('the composed page renders a page on the server', async () => {
  const { status, app, body } = await site.get('/hospital?id=1');
  expect(status).toBe(200);
  expect(body).toContain(`<div id="app" data-rendered="${site.releases.get('shell')}">`);
  expect(app).toBe(
    `<header>펫케어</header><main>${place('mf-search', '<p>pages of mf-search, the one copy</p>')}</main><footer>©</footer>`,
  );
});

test('the composed page renders the parts in the slots of the shell’s own page', async () => {
  const { app } = await site.get('/');
  expect(app).toContain(`<section>${place('mf-search', '<p>home-hospitals of mf-search, the one copy</p>')}</section>`);
  expect(app).toContain(`<section>${place('mf-reviews', '<p>home-reviews of mf-reviews, the one copy</p>')}</section>`);
});

test('the composed page sends the styles once, in the form that styled-components takes over, each component with its own number', async () => {
  const { body } = await site.get('/');
  const [, attributes, styles] = /<style ([^>]*)>([\s\S]*?)<\/style>/.exec(body) ?? [];
  expect(attributes).toMatch(/^nonce="[^"]+" data-styled="true" data-styled-version="6\.6\.0"$/);
  expect([...(styles ?? '').matchAll(/data-styled\.g(\d+)\[id="([^"]+)"\]/g)].map(([, group, id]) => `${group} ${id}`)).toEqual([
    '1 sc-frame',
    '2 sc-mf-search',
    '3 sc-mf-reviews',
  ]);
});

test('the composed page renders only the frame of a private page, a page that is not there yet and an unknown page', async () => {
  for (const [url, status] of [
    ['/mine', 200],
    ['/soon', 200],
    ['/nothing-here', 404],
  ] as const) {
    const page = await site.get(url);
    expect([url, page.status]).toEqual([url, status]);
    expect(page.app).toBe('<header>펫케어</header><main></main><footer>©</footer>');
  }
});

test('the composed page leaves a remote with a fault or a local override to the browser', async () => {
  for (const query of ['fault=mf-search:hang', 'remote=mf-search@localhost:4200']) {
    const { app } = await site.get(`/hospital?${query}`, { host: 'localhost:4000' });
    expect(app).toBe('<header>펫케어</header><main></main><footer>©</footer>');
  }
});

test('the composed page contains the API’s answers that it was rendered with, escaped inside their element', async () => {
  await site.release(
    'mf-search',
    remoteServer(
      `const answer = await ask({ query: '{ text }', variables: { a: 1 } }); return rendered('<p>' + answer.data.text + '</p>', { data: { 7: answer } });`,
    ),
  );
  const { app, body } = await site.get('/hospital?id=data');
  expect(app).toContain('<p>answered</p>');
  const [, json = ''] = /<script type="application\/json" id="rendered">([^<]*)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({ now: expect.any(Number), data: { 7: { data: { text: 'answered' } } } });
  expect(site.api.asked).toEqual([{ query: '{ text }', variables: { a: 1 } }]);
});

test('the composed page asks the API once for the same question of two remotes', async () => {
  await site.release(
    'mf-search',
    remoteServer(
      `const all = await Promise.all([1, 2].map(() => ask({ query: '{ twice }', variables: {} }))); return rendered('<p>' + all.length + '</p>');`,
    ),
  );
  expect((await site.get('/hospital?id=twice')).app).toContain('<p>2</p>');
  expect(site.api.asked.filter(({ query }) => query === '{ twice }')).toHaveLength(1);
});

test('the composed page renders parts inside parts, three levels deep at most', async () => {
  await site.release(
    'mf-reviews',
    remoteServer(
      `return rendered('<i>' + job.slotProps.deep + '</i><!--' + job.hole + ':0-->', { slots: [{ name: 'hospital.reviews', props: { deep: job.slotProps.deep + 1 } }] });`,
    ),
  );
  await site.release(
    'mf-search',
    remoteServer(`return rendered('<!--' + job.hole + ':0-->', { slots: [{ name: 'hospital.reviews', props: { deep: 1 } }] });`),
  );
  const { app } = await site.get('/hospital?id=deep');
  expect([...app.matchAll(/<i>(\d)<\/i>/g)].map(([, deep]) => deep)).toEqual(['1', '2', '3']);
});

test('the composed page renders the frame once for all queries of a path around a remote’s page, and each time around a page of the shell', async () => {
  await site.release(
    'shell',
    frameServer(
      `let made = 0; const well = exports.render; exports.render = async (job) => ({ ...(await well(job)), html: '<b>' + job.url + ' ' + (made += 1) + '</b>' });`,
    ),
  );
  const frames: string[] = [];
  for (const url of ['/hospital?id=f1', '/hospital?id=f2', '/company/7?a', '/?a', '/?b']) frames.push((await site.get(url)).app);
  expect(frames).toEqual(['<b>/hospital 1</b>', '<b>/hospital 1</b>', '<b>/company/7 2</b>', '<b>/?a 3</b>', '<b>/?b 4</b>']);
});

test('the composed page leaves the whole page to the browser when the frame fails', async () => {
  await site.release(
    'shell',
    frameServer(
      `const well = exports.render; exports.render = (job) => job.url.includes('broken') ? Promise.reject(new Error('no frame')) : well(job);`,
    ),
  );
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, app, body, headers } = await site.get('/company/broken');
  expect([status, app]).toEqual([200, '']);
  expect(body).toContain('<div id="app"></div>\n<noscript>');
  expect(headers['cache-control']).toBe('no-store');
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^delivery: rendering shell@\w+ threw: Error: no frame/));
});

test('the composed page marks the places of a release that knows no dark scheme, and is light beside a shell that knows none', async () => {
  await site.release('shell', frameServer());
  for (const name of ['mf-search', 'mf-reviews']) await site.release(name, helloServer(name));
  const bars = (body: string) => body.match(/<meta name="(?:color-scheme|theme-color)"[^>]*>/g);
  const { app, body } = await site.get('/?scheme');
  expect(app).not.toContain('data-scheme');
  expect(bars(body)).toEqual([
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">',
  ]);

  const put = async (name: string, server: string, contract: object) => {
    await site.house.edit(name, `${name} of old`, server, contract);
    await releasePackage(site.house, name);
    await site.delivery.registry.refresh();
  };
  await put('mf-reviews', helloServer('mf-reviews'), { schemes: undefined });
  await put('shell', frameServer(), { theme: undefined });
  const old = await site.get('/?scheme');
  expect(old.app.match(/data-owner="[^>]*>/g)).toEqual([
    expect.stringMatching(/^data-owner="mf-search" data-rendered="\w+">$/),
    expect.stringMatching(/^data-owner="mf-reviews" data-rendered="\w+" data-scheme="light">$/),
  ]);
  expect(bars(old.body)).toEqual(['<meta name="theme-color" content="#ffffff">']);
  expect(old.body).not.toContain('petcare.scheme');
});
