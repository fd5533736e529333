import { helloServer, remoteServer } from '../testing/fixture-servers.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';

/** Milliseconds after which a broken page is given up; a well one is waited for, however slow the machine is. */
const PAGE_LIMIT = 300;

/** Ways to break, by the `mode` of the address. */
const modes: Record<string, string> = {
  throws: `throw new Error('broken');`,
  hangs: 'for (;;);',
  'eats memory': `const all = []; for (let n = 0; ; n += 1) all.push(new Array(100_000).fill(n + 0.5));`,
  'answers garbage': 'return { html: 7 };',
  'answers what cannot be sent': 'return rendered(() => undefined);',
  'never answers': 'return new Promise(() => undefined);',
  'asks the API endlessly': `for (let n = 0; ; n += 1) await ask({ query: '{ text }', variables: { n } });`,
  'asks Node for its files': `return rendered(require('node:fs').readdirSync('/').join());`,
  'ends its thread': `setTimeout(() => { throw new Error('thrown to nobody'); }); return new Promise(() => undefined);`,
  'asks for the process': 'return rendered(String(process.pid));',
  'drops a promise': `void Promise.reject(new Error('nobody listens')); await new Promise((resolve) => setTimeout(resolve, 20)); return rendered('<p>well</p>');`,
  'looks for ways out': `return rendered(Object.getOwnPropertyNames(globalThis).filter((name) => /^(process|fetch|WebSocket|EventSource|BroadcastChannel|require|module)$/.test(name)).join() + ' are there');`,
};
const server = remoteServer(
  `const mode = decodeURIComponent(job.url.split('mode=')[1] ?? ''); ${Object.entries(modes)
    .map(([mode, code]) => `if (mode === '${mode}') { ${code} }`)
    .join('\n')} return rendered('<p>well</p>');`,
);

let site: FixtureSite;
let count = 0;

beforeEach(async () => {
  site = await aSite({ 'mf-search': server }, { limits: { memory: 32 } });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

const opened = (mode = '') => {
  count += 1;
  return site.get(`/hospital?n=${count}&mode=${encodeURIComponent(mode)}`);
};
/** Its frame is kept from a page before it. */
async function givenUpSoon(mode: string) {
  const { limits } = site.delivery;
  const patient = limits.page;
  limits.page = PAGE_LIMIT;
  const page = await opened(mode);
  limits.page = patient;
  return page;
}
const frame = (content: string) => `<header>펫케어</header><main>${content}</main><footer>©</footer>`;

const harmless = ['drops a promise', 'looks for ways out'];
const broken = Object.keys(modes).filter((mode) => !harmless.includes(mode));

test.each(broken)(
  'a rendered page leaves only its own place empty for a remote that %s, in time, and renders the next request',
  async (mode) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await opened();
    const harmed = await givenUpSoon(mode);
    expect([harmed.status, harmed.app]).toEqual([200, frame('')]);
    expect(harmed.headers['cache-control']).toBe('no-store');
    expect(harmed.body).toContain(`id="rendered"`);
    expect((await opened()).app).toContain('<p>well</p>');
    expect(said.mock.calls.flat().join()).toContain(`mf-search@${site.releases.get('mf-search')}`);
    expect((await site.get(`/?n=${count}`)).app).toContain('home-reviews of mf-reviews');
  },
);

test('a rendered page renders another remote while one hangs', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  site.delivery.limits.page = 10_000;
  const hanging = opened('hangs');
  expect((await site.get('/')).app).toContain('home-reviews of mf-reviews');
  await hanging;
});

test('a rendering thread ignores an unhandled rejection', async () => {
  expect((await opened('drops a promise')).app).toContain('<p>well</p>');
});

test('globals that lead out of the thread are hidden', async () => {
  expect((await opened('looks for ways out')).app).toContain(
    `<main><div data-owner="mf-search" data-rendered="${site.releases.get('mf-search')}"> are there</div></main>`,
  );
});

test('a release that ended three threads is not rendered for a while, another release of the remote is', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (let time = 0; time < 3; time += 1) await opened('ends its thread');
  expect((await opened()).app).toBe(frame(''));
  expect(said.mock.calls.flat().join()).toContain('left alone');
  await site.release('mf-search', helloServer('mf-search'));
  expect((await opened()).app).toContain('pages of mf-search');
});

test('a page leaves only its own place empty for a build that cannot start', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await site.release('mf-search', 'throw new Error("not even begun");');
  expect((await opened()).app).toBe(frame(''));
});

test('a build with another hash than the stored one is not run', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { writeFile } = await import('node:fs/promises');
  const release = await site.release('mf-search', helloServer('other'));
  await writeFile(site.house.place.fileOf('mf-search', release, 'server', 'main.cjs'), helloServer('changed'));
  expect((await opened()).app).toBe(frame(''));
  expect(said.mock.calls.flat().join()).toContain('is not what was stored');
});
