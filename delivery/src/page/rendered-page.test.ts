import { frameServer, remoteServer } from '../testing/fixture-servers.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';

let site: FixtureSite;

beforeAll(async () => {
  site = await aSite();
});
afterAll(() => site.close());

const place = (name: string, html: string) => `<div data-owner="${name}" data-rendered="${site.releases.get(name)}">${html}</div>`;

test('a page is there without a browser', async () => {
  const { status, app, body } = await site.get('/hospital?id=1');
  expect(status).toBe(200);
  expect(body).toContain(`<div id="app" data-rendered="${site.releases.get('shell')}">`);
  expect(app).toBe(
    `<header>펫케어</header><main>${place('mf-search', '<p>pages of mf-search, the one copy</p>')}</main><footer>©</footer>`,
  );
});

test('so are the parts in the slots of the shell’s own page', async () => {
  const { app } = await site.get('/');
  expect(app).toContain(`<section>${place('mf-search', '<p>home-hospitals of mf-search, the one copy</p>')}</section>`);
  expect(app).toContain(`<section>${place('mf-reviews', '<p>home-reviews of mf-reviews, the one copy</p>')}</section>`);
});

test('its styles stand once, for styled-components to take over, each component with a number of its own', async () => {
  const { body } = await site.get('/');
  const [, attributes, styles] = /<style ([^>]*)>([\s\S]*?)<\/style>/.exec(body) ?? [];
  expect(attributes).toMatch(/^nonce="[^"]+" data-styled="true" data-styled-version="6\.6\.0"$/);
  expect([...(styles ?? '').matchAll(/data-styled\.g(\d+)\[id="([^"]+)"\]/g)].map(([, group, id]) => `${group} ${id}`)).toEqual([
    '1 sc-frame',
    '2 sc-mf-search',
    '3 sc-mf-reviews',
  ]);
});

test('of a private page, of one that is not there yet and of one that is nowhere, only the frame is', async () => {
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

test('a remote that a tester has fail, or runs on a machine of their own, is left to the browser', async () => {
  for (const query of ['fault=mf-search:hang', 'remote=mf-search@localhost:4200']) {
    const { app } = await site.get(`/hospital?${query}`, { host: 'localhost:4000' });
    expect(app).toBe('<header>펫케어</header><main></main><footer>©</footer>');
  }
});

test('the answers that it was rendered with travel in it, and cannot leave their element', async () => {
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

test('two that ask the same at the same time ask once', async () => {
  await site.release(
    'mf-search',
    remoteServer(
      `const all = await Promise.all([1, 2].map(() => ask({ query: '{ twice }', variables: {} }))); return rendered('<p>' + all.length + '</p>');`,
    ),
  );
  expect((await site.get('/hospital?id=twice')).app).toContain('<p>2</p>');
  expect(site.api.asked.filter(({ query }) => query === '{ twice }')).toHaveLength(1);
});

test('a part in a part is rendered too, down to the third, and no further', async () => {
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

test('around a remote’s pages the frame is rendered once for all queries of a path; with a page of the shell’s own in it, each time', async () => {
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

test('a frame that breaks leaves the whole page to the browser, as it is without rendering', async () => {
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
