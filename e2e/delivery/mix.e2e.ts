import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { expect, test } from '../fixtures.ts';
import { startHouse, type House } from '../house.ts';
import { compositionOf } from '../mix.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';

const OLD = '포인트샵';
const NEW = '새 포인트샵';
const change = (to: string) => ({ file: 'src/point/point.page.tsx', from: `>${OLD}<`, to: `>${to}<` });

// The house is the file's: what its tests move they put back.
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.use({ mix: 'live' });

let house: House;
/** The live releases, and those of mf-payments before and after its change. */
let live: Record<string, string>;
let old: string;

test.beforeAll(async ({ database: _needed }) => {
  test.setTimeout(600_000);
  house = await startHouse();
  old = (await house.live())['mf-payments'] ?? '';
  await house.release('mf-payments', [change(NEW)], '--no-smoke');
  live = await house.live();
});
test.afterAll(() => house?.close());

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function linkTo(...args: string[]): Promise<string> {
  const { output } = await house.run('mix', ...args);
  return output.trim();
}

test('a link opens exactly the mix that it names, with every file from the mix’s releases', async ({ page, browser }) => {
  const link = await linkTo('mf-payments@previous', '--path', '/point');
  const mix: Record<string, string> = { ...live, 'mf-payments': old };
  const files: string[] = [];
  page.on('request', (request) => files.push(/\/releases\/([^/]+\/[^/]+)\//.exec(request.url())?.[1] ?? ''));
  await page.goto(link);
  await expect(title(page, OLD)).toBeVisible();

  const composition = await compositionOf(page);
  expect(composition).toMatchObject({ id: new URL(link).searchParams.get('composition'), pinned: true, shell: { release: mix['shell'] } });
  expect(Object.fromEntries(Object.entries(composition?.remotes ?? {}).map(([name, { release }]) => [name, release]))).toEqual({
    ...mix,
    shell: undefined,
  });
  const asked = new Set(files.filter(Boolean));
  expect([...asked].filter((file) => !Object.entries(mix).some(([name, release]) => file === `${name}/${release}`))).toEqual([]);
  expect([...asked]).toContain(`mf-payments/${old}`);

  const visitor = await browser.newPage();
  await visitor.goto(new URL('/point', house.url).href);
  await expect(title(visitor, NEW)).toBeVisible();
  await visitor.close();
});

test('a tab keeps its mix over rollbacks, reloads and new addresses until it leaves the mix', async ({ page, browser }) => {
  await page.goto(await linkTo('--path', '/about'));
  const visitor = await browser.newPage();
  await visitor.goto(new URL('/about', house.url).href);
  // Before hydration a link loads a new document.
  await Promise.all([untilTakenOver(page), untilTakenOver(visitor)]);
  expect(await house.run('rollback', 'mf-payments')).toMatchObject({ code: 0 });
  try {
    // Neither has loaded the remote before the pointer moved.
    for (const tab of [page, visitor]) {
      await tab.getByRole('link', { name: '포인트샵' }).first().click();
      await expect(title(tab, NEW)).toBeVisible();
    }
    await Promise.all([page.reload(), visitor.reload()]);
    await expect(title(page, NEW)).toBeVisible();
    await expect(title(visitor, OLD)).toBeVisible();
    await page.goto(new URL('/point', house.url).href);
    await expect(title(page, NEW)).toBeVisible();
    await page.goto(new URL('/point?composition=', house.url).href);
    await expect(title(page, OLD)).toBeVisible();
    await page.goto(new URL('/point', house.url).href);
    await expect(title(page, OLD)).toBeVisible();
  } finally {
    await visitor.close();
    await house.release('mf-payments', [change(NEW)], '--no-smoke');
  }
});

test('an altered or expired link opens an error page with a link to the live site', async ({ page, faults }) => {
  const altered = new URL(await linkTo());
  altered.searchParams.set('composition', altered.searchParams.get('composition') === '0123456789' ? '9876543210' : '0123456789');
  const expired = await linkTo('--days', '0.000001');
  for (const link of [altered.href, expired]) {
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(400);
    await expect(page.getByText('링크가 올바르지 않거나 기간이 지났어요.')).toBeVisible();
    await page.getByRole('link', { name: '지금의 펫케어' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    // Null while one document gives way to the next.
    await expect.poll(() => compositionOf(page)).not.toBeNull();
    expect(await compositionOf(page)).not.toHaveProperty('pinned');
  }
  expect(faults.filter((fault) => !fault.includes('400 (Bad Request)'))).toEqual([]);
});

test('the sweep keeps the releases of a valid link, and deletes them long after the link has expired', async ({ page }) => {
  const link = await linkTo(`mf-payments@${old}`, '--path', '/point');
  await house.release('mf-payments', [change(`더 ${NEW}`)], '--no-smoke');
  const sql = postgres(house.databaseUrl, { max: 1 });
  try {
    const weekLater = async () => {
      await sql`update delivery.releases set created_at = created_at - interval '7 days'`;
      await sql`update delivery.outcomes set minute = minute - interval '7 days'`;
      await sql`update delivery.compositions set given_at = given_at - interval '7 days'`;
    };
    await weekLater();
    expect((await house.run('sweep')).output).not.toContain(old);
    await page.goto(link);
    await expect(title(page, OLD)).toBeVisible();

    await page.goto('about:blank');
    await weekLater();
    await sql`update delivery.compositions set given_at = given_at - interval '30 days', kept_until = now() - interval '1 minute'`;
    expect((await house.run('sweep')).output).toContain(old);
    expect((await page.request.get(new URL(`/releases/mf-payments/${old}/remoteEntry.js`, house.url).href)).status()).toBe(404);
  } finally {
    await sql.end();
  }
});
