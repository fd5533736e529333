import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Checkout, RunningSite } from '../lib/checkout.ts';
import { freePort } from '@petcare/node/processes';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts';
import { kilobytes, table, times } from '../lib/figures.ts';
import { buildMonolith } from '../lib/monolith.ts';
import { serveMonolith } from '../monolith/serve.ts';
import { changePage } from './change.ts';

const LARGEST_SHARE = 1 / 5;

/** The pages that a visitor opens, each with the sign that it is there with all that belongs to it. */
const visits: { path: string; shows: (page: Page) => Promise<unknown> }[] = [
  { path: '/', shows: (page) => page.getByRole('heading', { name: '가까운 동물병원' }).waitFor() },
  { path: '/hostpital-list', shows: (page) => page.getByRole('heading', { name: '동물병원 찾기' }).waitFor() },
  { path: '/community/mypet', shows: (page) => page.getByRole('heading', { name: '자유게시판' }).waitFor() },
];

/** Bytes of scripts and stylesheets that came over the network, and how many files they were. */
type VisitTraffic = { bytes: number; files: number };

async function countLoaded(page: Page): Promise<() => VisitTraffic> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const cached = new Set<string>();
  const loaded = { bytes: 0, files: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '') || cached.has(requestId)) return;
    loaded.bytes += encodedDataLength;
    loaded.files += 1;
  });
  await session.send('Network.enable');
  return () => loaded;
}

/** One visit of a browser that keeps its cache in `profile`: each page is opened anew. */
async function visit(profile: string, url: string, mark: string | null): Promise<VisitTraffic> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await chromium.launchPersistentContext(profile, {
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
    serviceWorkers: 'block',
  });
  try {
    const total = { bytes: 0, files: 0 };
    for (const { path, shows } of visits) {
      const page = await context.newPage();
      const loaded = await countLoaded(page);
      await page.goto(`${url}${path}`);
      await shows(page);
      if (mark && path === '/hostpital-list') await page.getByText(mark).waitFor();
      await page.waitForLoadState('networkidle');
      total.bytes += loaded().bytes;
      total.files += loaded().files;
      await page.close();
    }
    return total;
  } finally {
    await context.close();
  }
}

/** A first visit, the change, and the visit after it, by one browser. */
async function returning(url: () => string, change: () => Promise<string>): Promise<{ first: VisitTraffic; again: VisitTraffic }> {
  const profile = await mkdtemp(join(tmpdir(), 'petcare-visitor-'));
  try {
    const first = await visit(profile, url(), null);
    const mark = await change();
    return { first, again: await visit(profile, url(), mark) };
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

// Not plain localhost, whose visitors count as testers.
const asVisitor = (url: string) => url.replace('//localhost', '//petcare.localhost');

async function afterRelease(checkout: Checkout, site: RunningSite) {
  return returning(
    () => asVisitor(site.url),
    async () => {
      const mark = await changePage(checkout);
      const { code, output } = await checkout.run('npm', ['run', 'release', 'mf-search', '--', '--no-smoke']);
      if (code !== 0) throw new Error(output);
      return mark;
    },
  );
}

async function afterBuild(checkout: Checkout, site: RunningSite, folder: (name: string) => string, plain: boolean) {
  const port = await freePort();
  const build = (name: string) => buildMonolith(checkout, { out: folder(name), plain });
  const serve = (name: string) => serveMonolith({ folder: folder(name), apiUrl: site.apiUrl, port });
  await build('before');
  let server = await serve('before');
  try {
    return await returning(
      () => `http://petcare.localhost:${port}`,
      async () => {
        const mark = await changePage(checkout);
        await build('after');
        await server.close();
        server = await serve('after');
        return mark;
      },
    );
  } finally {
    await server.close();
  }
}

/** Bytes that a browser which knows the site loads after one page of one remote has changed. */
export async function returningVisitor(checkout: Checkout, site: RunningSite, folder: (round: string) => string): Promise<string> {
  const ours = await afterRelease(checkout, site);
  const tuned = await afterBuild(checkout, site, (name) => folder(`tuned-${name}`), false);
  const plain = await afterBuild(checkout, site, (name) => folder(`plain-${name}`), true);
  const cell = ({ bytes, files }: VisitTraffic) => `${kilobytes(bytes)} (${files} files)`;
  const judged = (peer: { again: VisitTraffic }) => {
    const share = ours.again.bytes / peer.again.bytes;
    return `${share <= LARGEST_SHARE ? 'met' : 'missed'} (${times(share)})`;
  };
  return [
    '### A returning visitor after the change of one page',
    '',
    'Chromium with its cache kept: home, hospital list, community; then the change goes live; then the same again. Scripts and stylesheets, as they came over the network.',
    '',
    table(
      ['', 'first visit', 'after the change'],
      [
        ['one remote released', cell(ours.first), cell(ours.again)],
        ['peer: one application, libraries and table of chunks in files of their own', cell(tuned.first), cell(tuned.again)],
        ['peer: one application as webpack splits it by itself', cell(plain.first), cell(plain.again)],
      ],
    ),
    '',
    `Goal 1/5: ${judged(tuned)} against the tuned application, ${judged(plain)} against the other. Both have content-hashed files that are kept for a year. The tuned one sends only the changed page and its table of chunks; all files of a release have its id in their address, so the unchanged ones of that remote are sent again.`,
  ].join('\n');
}
