import { addKey } from '../keys/keys.ts';
import { remoteServer } from '../testing/fixture-servers.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';
import { unrenderedPages } from './unrendered-pages.ts';

const breaking = remoteServer(`
  if (job.url.includes('throws')) throw new Error('broken here');
  if (job.url.includes('hangs')) for (;;);
  if (job.url.includes('waits')) return new Promise(() => undefined);
  if (job.url.includes('answers')) return { html: 7 };
  return rendered('<p>well</p>');`);

let site: FixtureSite;
let origin: string;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  site = await aSite({ 'mf-search': breaking });
  origin = await site.delivery.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  jest.restoreAllMocks();
});

/** The pages of a release, each with something in its query that breaks it. */
const pagesOf = (...queries: string[]) => queries.map((query) => ({ owner: 'mf-search', path: `/hospital?${query}`, kinds: null }));
const told = (...queries: string[]) => unrenderedPages((path) => `${origin}${path}`, pagesOf(...queries), ['mf-search']);

test('the smoke run says of each page of a release that the server can not render how it fails', async () => {
  // Its frame is kept from a page before them.
  await told('well');
  site.delivery.limits.page = 300;
  expect(await told('throws', 'waits', 'answers', 'well')).toEqual([
    '/hospital?answers is not rendered on the server: mf-search garbage',
    '/hospital?throws is not rendered on the server: mf-search threw',
    '/hospital?waits is not rendered on the server: mf-search late',
    'petcare audit --errors shows where.',
  ]);
  expect(await told('hangs')).toEqual(['/hospital?hangs is not rendered on the server: mf-search late', expect.any(String)]);
  site.delivery.limits.page = 20_000;
});

test('the smoke run says nothing of pages that are rendered, of pages for members, or of what another package shows', async () => {
  expect(await told('well', 'fine')).toEqual([]);
  expect(
    await unrenderedPages(
      (path) => `${origin}${path}`,
      [{ owner: 'mf-search', path: '/hospital?throws', kinds: ['guardian'] }],
      ['mf-search'],
    ),
  ).toEqual([]);
  expect(await unrenderedPages((path) => `${origin}${path}`, pagesOf('throws'), ['mf-reviews'])).toEqual([]);
});

test('the smoke run says of many pages how many more there are', async () => {
  const sentences = await told(...Array.from({ length: 8 }, (_, index) => `throws=${index}`));
  expect(sentences).toHaveLength(7);
  expect(sentences[5]).toBe('and 3 more');
});

test('the holder of a package reads its own stacks, and nobody else does', async () => {
  await told('throws=stack');
  const { key } = await addKey(site.house.sql, { scope: 'mf-search', note: null, actor: 'owner' });
  await site.delivery.registry.refresh();
  const read = async (name: string, headers = {}) => site.delivery.app.inject({ url: `/releases/${name}/errors`, headers });
  const own = await read('mf-search', { authorization: `Bearer ${key}` });
  expect(own.json().errors).toContainEqual(
    expect.objectContaining({ kind: 'threw', path: '/hospital', message: expect.stringMatching(/^Error: broken here\n +at /) }),
  );
  expect((await read('mf-search')).statusCode).toBe(401);
  expect((await read('mf-reviews', { authorization: `Bearer ${key}` })).statusCode).toBe(403);
});
