import type { TelemetryReport } from '@petcare/contracts';
import type { Page, Route } from '@playwright/test';
import postgres from 'postgres';
import { go } from '../faults/places.ts';
import { deep, expect, test as base } from '../fixtures.ts';
import { startHouse, type House } from '../house.ts';
import { compositionOf } from '../mix.ts';

// Broken builds, in one house for all tests: each releases another package or goes on from the test before.
const test = base.extend<object, { house: House }>({
  house: [
    async ({ browserName: _anyBrowser }, use) => {
      const house = await startHouse({ TRUSTED_PROXIES: '127.0.0.1' });
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});
test.use({ mix: 'live' });
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.skip(
  () => !process.env['E2E_DATABASE_URL'] || process.env['E2E_MIX_LINK'] !== undefined,
  'Needs the database of the site, and releases of its own',
);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const about = '아이가 아픈 날, 덜 헤매도록';

const LOAD_LIMIT = 10_000;

test('the site shows the previous shell to visitors of a canary shell that never starts, and rolls the canary back automatically', async ({
  browser,
  house,
}) => {
  const before = await house.live();
  const canary = await house.release(
    'shell',
    [
      {
        file: 'src/start.tsx',
        from: "if (!root) throw new Error('The page has no #app');",
        to: "if (root) throw new Error('upside down');",
      },
    ],
    '--canary',
    '95',
    '--no-smoke',
  );
  const sql = postgres(house.databaseUrl, { max: 1 });
  try {
    const lastAct = async () =>
      (
        await sql<{ act: string }[]>`select act, actor, previous, note from delivery.audit where package = 'shell' order by id desc limit 1`
      )[0];
    // From ten of its visitors on it is judged; what one says while the page goes may be lost, as anywhere.
    for (let count = 0; (await lastAct())?.act !== 'rollback'; count += 1) {
      const context = await browser.newContext({ baseURL: house.url, extraHTTPHeaders: { 'x-forwarded-for': `10.1.0.${count}` } });
      const page = await context.newPage();
      await page.goto('/about', { waitUntil: 'commit' });
      // What came rendered can be read meanwhile.
      await expect(heading(page, about)).toBeVisible();
      await expect.poll(async () => (await compositionOf(page))?.shell.release).toBe(before['shell']);
      await expect(heading(page, about)).toBeVisible();
      await expect(page.locator('#app[data-started]')).toBeAttached();
      await context.close();
    }
    expect(await lastAct()).toMatchObject({
      act: 'rollback',
      actor: 'automatic',
      previous: canary,
      note: expect.stringMatching(/^canary: \d+ of \d\d visitors failing/),
    });
    expect(await house.live()).toEqual(before);
  } finally {
    await sql.end();
  }
});

// A stylesheet of a page's own, which no package of ours has: it has a chunk and a file of its own in the build.
const stylesheet = (selector: string, first: string) => ({
  from: first,
  to: `import 'data:text/css,${selector}{--of-the-stylesheet:stored}';\n${first}`,
});
const OWN = '[data-owner=mf-community]';
const valueAt = (page: Page, selector: string) =>
  page.evaluate((place) => {
    const element = document.querySelector(place);
    return element && getComputedStyle(element).getPropertyValue('--of-the-stylesheet');
  }, selector);

const failures: Record<string, (route: Route) => Promise<void>> = {
  'has a changed byte': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('stored', 'tampered') });
  },
  'is not there': (route) => route.fulfill({ status: 404, body: 'not here' }),
  'never comes': () => new Promise(() => undefined),
};

test.describe('a stylesheet of a remote', () => {
  const url = '/community/mypet';
  const title = '자유게시판';
  const notice = (page: Page) => page.getByText('이 부분을 불러오지 못했어요.');
  let before: string | undefined;
  let styled: string;
  test.beforeAll(async ({ house }) => {
    test.setTimeout(600_000);
    before = (await house.live())['mf-community'];
    styled = await house.release(
      'mf-community',
      [{ file: 'src/board/board.page.tsx', ...stylesheet(OWN, "import { BoardNav } from './board-nav.tsx';") }],
      '--no-smoke',
    );
  });

  test('is fetched once, with its hash, and applied', async ({ page }) => {
    const fetched: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/mf-community/') && request.resourceType() === 'stylesheet' && fetched.push(request.url()),
    );
    await page.goto(url);
    await expect(heading(page, title)).toBeVisible();
    await expect.poll(() => valueAt(page, `main ${OWN}`)).toBe('stored');
    expect(fetched).toHaveLength(1);
  });

  test('is linked in the rendered page, and taken away with the remote', async ({ page }) => {
    await page.goto(url);
    const link = page.locator('link[rel="stylesheet"][data-styles-of="mf-community"]');
    await expect(heading(page, title)).toBeVisible();
    await expect(link).toHaveCount(1);
    await expect(link).not.toHaveAttribute('media');
    await go(page, '/term');
    await expect(heading(page, '이용약관')).toBeVisible();
    await expect(link).toHaveAttribute('media', 'not all');
    await go(page, url);
    await expect(heading(page, title)).toBeVisible();
    await expect(link).not.toHaveAttribute('media');
  });

  test('is applied where no script runs', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto(url);
    await expect(page.locator('link[rel="stylesheet"][data-styles-of="mf-community"]')).toHaveCount(1);
    await page.close();
  });

  for (const [how, fail] of Object.entries(failures)) {
    test(
      `that ${how} at its usual address is loaded from a fresh one before the page appears`,
      deep(how === 'is not there'),
      async ({ page }) => {
        await page.clock.install();
        await page.route(/\/mf-community\/[^/]+\/[^/?]+\.css$/, fail);
        // A hint that is never answered holds up the end of the loading.
        await page.goto(url, { waitUntil: 'commit' });
        // The deadlines of the shell itself have been met.
        await expect(page.locator('#app[data-started]')).toBeAttached();
        if (how === 'never comes') await page.clock.runFor(LOAD_LIMIT);
        await expect(heading(page, title)).toBeVisible();
        await expect.poll(() => valueAt(page, `main ${OWN}`)).toBe('stored');
        await expect(notice(page)).toBeHidden();
      },
    );
  }

  test('that has a changed byte at every address is never applied, and the previous release is shown', async ({ page }) => {
    const mounts: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/telemetry')) return;
      const { outcomes } = request.postDataJSON() as TelemetryReport;
      mounts.push(
        ...outcomes.flatMap(({ package: name, stage, release, ok }) =>
          name === 'mf-community' && stage === 'mount' ? `${release} ${ok}` : [],
        ),
      );
    });
    await page.route(/\/mf-community\/[^/]+\/[^/]+\.css/, (route) => failures['has a changed byte']?.(route));
    await page.goto(url);
    await expect(heading(page, title)).toBeVisible();
    expect(await valueAt(page, `main ${OWN}`)).toBe('');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    // The last two: the board, and the banner above it.
    await expect.poll(() => mounts).toEqual([`${styled} false`, `${styled} false`, `${before} true`, `${before} true`]);
  });
});

test.describe('a stylesheet of the shell', () => {
  test.beforeAll(async ({ house }) => {
    test.setTimeout(600_000);
    await house.release(
      'shell',
      [{ file: 'src/pages/about/about.page.tsx', ...stylesheet(':root', "import { styled } from 'styled-components';") }],
      '--no-smoke',
    );
  });

  for (const [how, fail] of Object.entries(failures)) {
    test(
      `that ${how} leads to a notice with a reload button, and the reload opens the page`,
      deep(how !== 'is not there'),
      async ({ page }) => {
        await page.clock.install();
        await page.route(/\/shell\/[^/]+\/[^/?]+\.css$/, fail);
        await page.goto('/term');
        await expect(heading(page, '이용약관')).toBeVisible();
        await go(page, '/about');
        const reload = page.getByRole('main').getByRole('button', { name: '새로고침' });
        await expect(async () => {
          await page.clock.runFor(60_000);
          await expect(reload).toBeVisible({ timeout: 500 });
        }).toPass();
        expect(await valueAt(page, ':root')).toBe('');
        await reload.click();
        await expect(heading(page, about)).toBeVisible();
        await expect.poll(() => valueAt(page, ':root')).toBe('stored');
      },
    );
  }
});
