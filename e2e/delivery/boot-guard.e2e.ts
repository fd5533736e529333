import type { TelemetryReport } from '@petcare/contracts';
import type { Page, Route } from '@playwright/test';
import { deep, expect, test } from '../fixtures.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: '아이가 아픈 날, 덜 헤매도록' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: '펫케어를 열지 못했어요.' });
/** The root of a shell that runs: only this attribute says so, since what the server has rendered is visible at once. */
const started = (page: Page) => page.locator('#app[data-started]');

/** The failures of the shell that the page has reported. */
function failuresOf(page: Page): string[] {
  const reasons: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/telemetry')) return;
    // What is sent while the page goes has no body that could be read here.
    const { outcomes } = (request.postDataJSON() as TelemetryReport | null) ?? { outcomes: [] };
    reasons.push(
      ...outcomes
        .filter((outcome) => outcome.package === 'shell' && outcome.stage === 'load' && !outcome.ok)
        .map(({ reason }) => reason ?? ''),
    );
  });
  return reasons;
}

const documentsOf = (page: Page): { count: number } => {
  const documents = { count: 0 };
  page.on('request', (request) => (documents.count += Number(request.resourceType() === 'document')));
  return documents;
};

async function tampered(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n;window.tampered = true;` });
}

/** The page as it is when the service could not render it. */
async function unrendered(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(/<div id="app"[^>]*>[\s\S]*?<\/div>\n<script/, '<div id="app"></div>\n<script');
  await route.fulfill({ response, body });
}

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, body: 'not here' }),
  'has a changed byte': tampered,
  'breaks off': (route) => route.abort('connectionreset'),
};
const files = { entry: /\/releases\/shell\/[^/]+\/main\.[^/?]+$/, 'shared chunk': /\/releases\/shell\/[^/]+\/vendor\.[^/?]+$/ };

for (const [file, pattern] of Object.entries(files)) {
  for (const [how, fail] of Object.entries(failures)) {
    test(
      `when the shell’s ${file} ${how}, the page reports it to telemetry and reloads itself from a fresh address`,
      deep(file !== 'entry' && how !== 'has a changed byte'),
      async ({ page }) => {
        const reasons = failuresOf(page);
        const documents = documentsOf(page);
        await page.route(pattern, fail);
        await page.goto('/about');
        await expect(started(page)).toBeAttached();
        await expect(title(page)).toBeVisible();
        expect(documents.count).toBe(2);
        await expect.poll(() => reasons).toHaveLength(1);
        // The next page in this browser uses the fresh address at once.
        await page.goto('/about');
        await expect(started(page)).toBeAttached();
        expect(documents.count).toBe(3);
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      },
    );
  }
}

const everywhere = /\/releases\/shell\/[^/]+\/main/;

test('the boot guard keeps the rendered page readable and stops reloading when the shell is refused at every address; it starts once repaired', async ({
  page,
}) => {
  const reasons = failuresOf(page);
  const documents = documentsOf(page);
  await page.route(everywhere, tampered);
  await page.goto('/about');
  await expect.poll(() => reasons.length).toBe(3);
  await expect(title(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(documents.count).toBe(3);
  await page.unroute(everywhere);
  await page.reload();
  await expect(started(page)).toBeAttached();
});

test('the boot guard shows a notice and stops reloading when the shell is refused and nothing was rendered; the page opens once repaired', async ({
  page,
}) => {
  const reasons = failuresOf(page);
  const documents = documentsOf(page);
  await page.route(everywhere, tampered);
  await page.route('**/about', unrendered);
  await page.goto('/about');
  await expect(notice(page)).toBeVisible();
  expect(documents.count).toBe(3);
  await expect.poll(() => reasons).toHaveLength(3);
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(notice(page)).toBeVisible();
  expect(documents.count).toBe(4);
  await page.unroute(everywhere);
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(title(page)).toBeVisible();
});

test('the boot guard shows a notice when the shell misses its deadlines, and hides it when the shell arrives after all', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.clock.install();
  await page.route(everywhere, (route) => void held.push(route));
  await page.route('**/about', unrendered);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(notice(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await expect(title(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('the boot guard does not reload a page with a broken shell again and again when cookies are blocked', async ({ page }) => {
  const reasons = failuresOf(page);
  const documents = documentsOf(page);
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }));
  await page.route(everywhere, tampered);
  await page.goto('/about');
  await expect.poll(() => reasons.length).toBe(1);
  await expect(title(page)).toBeVisible();
  expect(documents.count).toBe(1);
});

test('the boot guard ignores errors of other scripts while the shell starts', async ({ page }) => {
  const documents = documentsOf(page);
  await page.clock.install();
  await page.addInitScript(() => {
    setTimeout(() => {
      throw new Error('an extension of this browser');
    });
    void Promise.reject(new Error('another one'));
  });
  const held: Route[] = [];
  await page.route(everywhere, (route) => void held.push(route));
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // Longer than what looks broken is waited for; a slow machine has the rest of what a shell may take.
  await page.clock.runFor(5_000);
  await Promise.all(held.map((route) => route.continue()));
  await expect(started(page)).toBeAttached();
  expect(documents.count).toBe(1);
});
