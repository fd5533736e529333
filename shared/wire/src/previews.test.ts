import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lineOfRelease } from './lines.ts';
import {
  lineOfKnownPreview,
  linesOfPreviews,
  previewCommandOf,
  previewPlanOf,
  previewsElsewhere,
  type PreviewCommand,
} from './previews.ts';

const ID = '0123456789abcdef'.repeat(2);

test.each([
  [{}, null],
  [{ canary: '10' }, null],
  [{ preview: true }, { days: 14 }],
  [{ preview: true, days: '90' }, { days: 90 }],
  [{ preview: true, days: '0' }, { wrong: expect.stringContaining('from 1 to 90') }],
  [{ preview: true, days: '91' }, { wrong: expect.stringContaining('from 1 to 90') }],
  [{ preview: true, days: '1.5' }, { wrong: expect.stringContaining('from 1 to 90') }],
  [{ days: '3' }, { wrong: expect.stringContaining('--days is for --preview') }],
  [{ preview: true, canary: '10' }, { wrong: expect.stringContaining('one of them') }],
])('the preview command reads the options %j', (values, plan) => {
  expect(previewPlanOf(values)).toEqual(plan);
});

test.each([
  [[], { verb: 'list' }],
  [['list'], { verb: 'list' }],
  [['list', ID], null],
  [['discard', ID], { verb: 'discard', id: ID }],
  [['discard', `https://petcare.example/walks?preview=${ID}`], { verb: 'discard', id: ID }],
  [['discard', ID.slice(0, 6)], { verb: 'discard', id: ID.slice(0, 6) }],
  [['discard', ID.slice(0, 5)], { wrong: expect.stringContaining(`'${ID.slice(0, 5)}' is no preview`) }],
  [['discard'], null],
  [['discard', ID, ID], null],
  [['end', ID], null],
])('the preview command reads the words %j', (words, command) => {
  expect(previewCommandOf(words)).toEqual(command);
});

test('the preview command says that no preview stands', () => {
  expect(linesOfPreviews([], 'https://petcare.example', 'mf-a')).toEqual(['no previews of mf-a']);
});

test('the preview command says until when a preview stands, by the days of Seoul, and where, and who has made it', () => {
  const site = 'https://petcare.example';
  const preview = { id: ID, expiresAt: '2026-12-08T15:04:05Z' };
  const line = `mf-a 1: preview until 2026-12-09 (KST) at https://petcare.example/?preview=${ID}`;
  expect(lineOfRelease('mf-a', { release: '1', moved: false, preview }, { site })).toBe(line);
  const known = {
    ...preview,
    package: 'mf-a',
    release: '1',
    createdAt: '2026-11-25T00:00:00Z',
    madeBy: 'key 1a2b3c4d',
    note: 'new map\nmore',
  };
  expect(lineOfKnownPreview(known, site)).toBe(`${ID}  ${line}  since 2026-11-25 (KST) by key 1a2b3c4d  new map`);
});

describe('on a site elsewhere', () => {
  const asked: string[] = [];
  const site = createServer(({ method, url = '', headers }, answer) => {
    asked.push(`${method} ${url} ${headers.authorization}`);
    const isRefused = url.includes(ID) && method === 'POST' && asked.length > 2;
    answer.writeHead(isRefused ? 409 : 200, { 'content-type': 'application/json' });
    const told = { id: ID, package: 'mf-a', release: '1', expiresAt: '2026-12-09', createdAt: '2026-11-25', madeBy: 'kim', note: null };
    const said = method === 'GET' ? { previews: [told] } : { package: 'mf-a', release: '1' };
    answer.end(JSON.stringify(isRefused ? { code: 'REFUSED', message: 'mf-a has no such preview.', faults: [] } : said));
  });
  beforeAll(() => new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => site.close(resolve)));

  test('the preview command lists with the key of a package, ends one, and tells why it could not', async () => {
    const elsewhere = { to: new URL(`http://127.0.0.1:${(site.address() as AddressInfo).port}`), key: 'KEY' };
    const lines: string[] = [];
    const run = (command: PreviewCommand) => previewsElsewhere(elsewhere, 'mf-a', command, (line) => void lines.push(line));
    const codes = [await run({ verb: 'list' }), await run({ verb: 'discard', id: ID }), await run({ verb: 'discard', id: ID })];
    expect(codes).toEqual([0, 0, 1]);
    expect(asked).toEqual([
      'GET /releases/mf-a/previews Bearer KEY',
      `POST /releases/mf-a/discard?preview=${ID} Bearer KEY`,
      `POST /releases/mf-a/discard?preview=${ID} Bearer KEY`,
    ]);
    expect(lines).toEqual([
      expect.stringContaining(`/?preview=${ID}  since 2026-11-25 (KST) by kim`),
      'mf-a 1: no preview any more.',
      'mf-a has no such preview.',
    ]);
  });
});
