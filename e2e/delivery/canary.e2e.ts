import type { Browser, Page } from '@playwright/test';
import postgres from 'postgres';
import { go } from '../faults/places.ts';
import { expect, test as base } from '../fixtures.ts';
import { startHouse, type House } from '../house.ts';
import { compositionOf } from '../mix.ts';

/** Distinct visitors from which on a canary is judged. */
const ENOUGH = 10;

// One house for all: each test moves another package. Visitors come from addresses of their own, as through a proxy.
const test = base.extend<object, { house: House }>({
  house: [
    async ({ browserName: _anyBrowser }, use) => {
      const house = await startHouse({ TRUSTED_PROXIES: '127.0.0.1' });
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
test.use({ mix: 'live' });
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.skip(
  () => !process.env['E2E_DATABASE_URL'] || process.env['E2E_MIX_LINK'] !== undefined,
  'Needs the database of the site, and releases of its own',
);

const point = { url: '/point', file: 'src/point/point.page.tsx', title: '포인트샵' };
const reviews = { url: '/hospital-reviews', file: 'src/reviews/hospital-reviews.page.tsx', title: '동물병원 리뷰' };
const board = { url: '/community/mypet', file: 'src/board/board.page.tsx', title: '자유게시판' };
const named = ({ file, title }: { file: string; title: string }, to: string) => ({ file, from: `${title}<`, to: `${to}<` });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

type Visitor = { page: Page; releaseOf(name: string): Promise<string | undefined> };

/** Lets people in, each in a browser of their own; all go home at the end of the test. */
function visitorsOf(browser: Browser, { url }: House, test: string) {
  let count = 0;
  const leave: (() => Promise<void>)[] = [];
  return {
    async next(path: string): Promise<Visitor> {
      count += 1;
      const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': `10.${test.length}.0.${count}` } });
      leave.push(() => context.close());
      const page = await context.newPage();
      await page.goto(path);
      return {
        page,
        async releaseOf(name) {
          const { remotes = {} } = (await compositionOf(page)) ?? {};
          return Object.entries(remotes).find(([remote]) => remote === name)?.[1].release;
        },
      };
    },
    async allLeave() {
      await Promise.all(leave.map((close) => close()));
    },
  };
}

async function actsOn(house: House, name: string) {
  const sql = postgres(house.databaseUrl, { max: 1 });
  try {
    return await sql<{ act: string; actor: string; release: string; previous: string | null; note: string | null }[]>`
      select act, actor, release, previous, note from delivery.audit where package = ${name} order by id`;
  } finally {
    await sql.end();
  }
}

test('a canary is shown to the same visitors at every load and to no others, and to nobody after a rollback', async ({
  browser,
  house,
}) => {
  const name = 'mf-payments';
  const stable = (await house.live())[name];
  const canary = await house.release(name, [named(point, '새 포인트샵')], '--canary', '50', '--no-smoke');
  const titles = new Map([
    [stable, point.title],
    [canary, '새 포인트샵'],
  ]);
  const visitors = visitorsOf(browser, house, 'sticky');
  try {
    const people = new Map<string | undefined, Visitor>();
    while (people.size < 2) {
      const visitor = await visitors.next(point.url);
      people.set(await visitor.releaseOf(name), visitor);
    }
    expect(new Set(people.keys())).toEqual(new Set([stable, canary]));
    for (const [release, { page, releaseOf }] of people) {
      for (let load = 0; load < 3; load += 1) {
        await expect(heading(page, titles.get(release) ?? '')).toBeVisible();
        expect(await releaseOf(name)).toBe(release);
        await page.reload();
      }
    }

    expect(await house.run('rollback', name)).toMatchObject({ code: 0 });
    const { page, releaseOf } = people.get(canary) as Visitor;
    await go(page, '/about');
    await page.locator('main [data-owner]').waitFor({ state: 'detached' });
    await page.goBack();
    await expect(heading(page, '새 포인트샵')).toBeVisible();
    await page.reload();
    await expect(heading(page, point.title)).toBeVisible();
    expect(await releaseOf(name)).toBe(stable);
  } finally {
    await visitors.allLeave();
  }
});

/** So many people to whom the canary is given open its page and stay until `seen`. */
async function canaryVisitors(
  visitors: ReturnType<typeof visitorsOf>,
  most: number,
  given: { name: string; canary: string; path: string; seen: (page: Page) => Promise<void> },
) {
  for (let count = 0; count < most;) {
    const { page, releaseOf } = await visitors.next(given.path);
    if ((await releaseOf(given.name)) !== given.canary) continue;
    await given.seen(page);
    // Make the page report as if it were left: the last report of a page that is really left lacks the test's header, and so the address.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    count += 1;
  }
}

test('a failing canary is rolled back automatically, while its visitors see the previous release', async ({ browser, house }) => {
  const name = 'mf-community';
  const before = await house.live();
  const edit = {
    file: board.file,
    from: 'const board = useBoard();',
    to: "const board = useBoard();\n  if (board) throw new Error('upside down');",
  };
  const canary = await house.release(name, [edit], '--canary', '95', '--no-smoke');
  const visitors = visitorsOf(browser, house, 'failing');
  try {
    await canaryVisitors(visitors, ENOUGH, {
      name,
      canary,
      path: board.url,
      seen: (page) => expect(heading(page, board.title)).toBeVisible(),
    });
    await expect
      .poll(async () => (await actsOn(house, name)).at(-1), { timeout: 60_000 })
      .toMatchObject({
        act: 'rollback',
        actor: 'automatic',
        previous: canary,
        note: expect.stringContaining(`of ${ENOUGH} visitors failing`),
      });
    // The service hears of it a moment after the database.
    await expect.poll(async () => (await visitors.next(board.url)).releaseOf(name)).toBe(before[name]);
    expect(await house.live()).toEqual(before);
  } finally {
    await visitors.allLeave();
  }
});

test('a healthy canary is promoted automatically after its time, once enough visitors have seen it', async ({ browser, house }) => {
  const name = 'mf-reviews';
  const stable = (await house.live())[name];
  const canary = await house.release(name, [named(reviews, '동물병원의 리뷰')], '--canary', '95', '--minutes', '0.05', '--no-smoke');
  const seen = (page: Page) => expect(heading(page, '동물병원의 리뷰')).toBeVisible();
  const visitors = visitorsOf(browser, house, 'promoted');
  try {
    await canaryVisitors(visitors, ENOUGH - 1, { name, canary, path: reviews.url, seen });
    expect((await house.live())[name]).toBe(stable);
    await canaryVisitors(visitors, 1, { name, canary, path: reviews.url, seen });
    await expect.poll(async () => (await house.live())[name], { timeout: 60_000 }).toBe(canary);
    expect((await actsOn(house, name)).at(-1)).toMatchObject({ act: 'promote', actor: 'automatic', release: canary, previous: stable });
  } finally {
    await visitors.allLeave();
  }
});

test('every one of several simultaneous releases of one package and of two is recorded', async ({ house }) => {
  const before = await house.live();
  const [first, second, other] = await Promise.all([
    house.release('mf-payments', [named(point, '포인트샵 하나')], '--no-smoke'),
    house.release('mf-payments', [named(point, '포인트샵 둘')], '--no-smoke'),
    house.release('mf-community', [{ file: board.file, from: ' {board.name}\n', to: ' {board.name}!\n' }], '--no-smoke'),
  ]);
  const acts = (await actsOn(house, 'mf-payments')).filter(({ act }) => act === 'release').slice(-2);
  expect(new Set(acts.map(({ release }) => release))).toEqual(new Set([first, second]));
  expect(acts.map(({ previous }) => previous)).toEqual([before['mf-payments'], acts[0]?.release]);
  expect(await house.live()).toEqual({ ...before, 'mf-payments': acts[1]?.release, 'mf-community': other });
});
