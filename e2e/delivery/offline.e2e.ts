import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { go } from '../faults/places.ts';
import { expect } from '../fixtures.ts';
import { editedCopy, test } from '../house.ts';
import { compositionOf } from '../mix.ts';

const NAME = 'mf-reviews';
const [FIRST, SECOND, PREVIEW] = ['동물병원 리뷰', '새로운 리뷰', '미리 보는 리뷰'];
const retitled = (title: string) => [{ file: 'src/reviews/hospital-reviews.page.tsx', from: FIRST, to: title }];

const phone: BrowserContextOptions = { serviceWorkers: 'allow', viewport: { width: 390, height: 844 } };
test.use(phone);
test.describe.configure({ timeout: 600_000 });

/** The same site under a name that is not this machine's: there one is a visitor. */
const elsewhere = (url: string) => url.replace('localhost', 'petcare.localhost');
const heading = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });
const strip = (page: Page) => page.getByText('오프라인이에요. 마지막으로 본 내용을 보여드려요.');
const registrations = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

/** The page of this address is kept, of the composition that the page shows, and so is the frame. */
async function untilKept(page: Page): Promise<void> {
  const { id = '' } = (await compositionOf(page)) ?? {};
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const keep = async (cache: string, address: string) =>
          (await (await globalThis.caches.open(cache)).match(address, { ignoreVary: true }))?.headers.get('petcare-keep');
        return Promise.all([keep('petcare-pages', location.href), keep('petcare-frame', '/offline-frame')]);
      }),
    )
    .toEqual([id, id]);
}

/** The worker knows that nothing kept is shown beside this page. */
async function untilAside(page: Page): Promise<void> {
  const isAside = () => page.evaluate(async () => (await globalThis.caches.match('/aside')) !== undefined);
  await expect.poll(isAside).toBe(true);
}

test('a kept page stands without a network, always of one composition; releases, rollbacks, previews and the switch pass it by', async ({
  page,
  context,
  house,
}) => {
  const url = elsewhere(house.url);
  await page.goto(`${url}/hospital-reviews`);
  await expect(heading(page)).toHaveText(FIRST);
  await untilKept(page);
  const first = await compositionOf(page);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(FIRST);
  await expect(strip(page)).toBeVisible();
  expect(await compositionOf(page)).toEqual(first);
  await context.setOffline(false);
  await expect(strip(page)).toBeHidden();

  // A tab that is open goes on with what it began with; the next page has the release, and is what is kept from then on.
  const release = await house.release(NAME, retitled(SECOND), '--no-smoke');
  const old = page;
  const next = await context.newPage();
  await next.goto(`${url}/hospital-reviews`);
  await expect(heading(next)).toHaveText(SECOND);
  await untilKept(next);
  await go(old, '/about');
  await old.locator('main [data-owner]').waitFor({ state: 'detached' });
  await old.goBack();
  await expect(heading(old)).toHaveText(FIRST);
  await context.setOffline(true);
  await next.reload();
  await expect(heading(next)).toHaveText(SECOND);
  expect((await compositionOf(next))?.remotes[NAME]).toMatchObject({ release });

  // The page of an address that was never seen says so, with what can be opened, and takes no file of another release.
  await next.goto(`${url}/community/mypet`);
  await expect(next.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
  await expect(next.locator('main a[href="/hospital-reviews"]')).toBeVisible();
  await context.setOffline(false);
  await expect(next.getByRole('heading', { level: 1, name: '자유게시판' })).toBeVisible();

  expect(await house.run('rollback', NAME)).toMatchObject({ code: 0 });
  await next.goto(`${url}/hospital-reviews`);
  await expect(heading(next)).toHaveText(FIRST);
  await untilKept(next);

  const from = await editedCopy(join(house.dataDir, 'preview'), NAME, retitled(PREVIEW));
  const { output } = await house.run('release', NAME, '--from', from, '--preview', '--no-smoke');
  const [, address = ''] = / at (\S+)$/m.exec(output) ?? [];
  await next.goto(`${url}/hospital-reviews${new URL(address).search}`);
  await expect(heading(next)).toHaveText(PREVIEW);
  await context.setOffline(true);
  await expect(next.reload()).rejects.toThrow('net::ERR_');
  await context.setOffline(false);
  await next.goto(`${url}/hospital-reviews?preview=`);
  await expect(heading(next)).toHaveText(FIRST);

  expect(await registrations(next)).toBe(1);
  expect(await house.run('switches', 'set', 'no-offline', '100')).toMatchObject({ code: 0 });
  await expect(async () => {
    await next.goto(`${url}/hospital-reviews`);
    expect([await registrations(next), await caches(next)]).toEqual([0, []]);
  }).toPass();
  await expect(heading(next)).toHaveText(FIRST);
});

test('visitors of a canary keep its page and give it up with a rollback, those of the others keep theirs, and a tester’s mix is never kept', async ({
  browser,
  house,
}) => {
  const url = elsewhere(house.url);
  const at = `${url}/hospital-reviews`;
  const canary = await house.release(NAME, retitled(SECOND), '--canary', '50', '--no-smoke');
  const people = new Map<string, Page>();
  const contexts: BrowserContext[] = [];
  const somebody = async () => {
    const context = await browser.newContext(phone);
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(at);
    return page;
  };
  const standsWithoutNetwork = async (page: Page, title: string) => {
    await untilKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText(title);
    await page.context().setOffline(false);
  };
  try {
    while (people.size < 2) {
      const page = await somebody();
      people.set((await compositionOf(page))?.remotes[NAME]?.release === canary ? SECOND : FIRST, page);
    }
    for (const [title, page] of people) {
      await expect(heading(page)).toHaveText(title);
      await standsWithoutNetwork(page, title);
    }

    const tester = await somebody();
    const { output } = await house.run('mix', `${NAME}@${canary}`);
    await untilKept(tester);
    // As when the worker begins while the page is on its way: it doesn't see it come.
    const devTools = await tester.context().newCDPSession(tester);
    await devTools.send('Network.enable');
    await devTools.send('Network.setBypassServiceWorker', { bypass: true });
    await tester.goto(`${at}${new URL(output.trim().split('\n').at(-1) ?? '').search}`);
    await expect(heading(tester)).toHaveText(SECOND);
    await devTools.send('Network.setBypassServiceWorker', { bypass: false });
    await untilAside(tester);
    await tester.context().setOffline(true);
    await expect(tester.reload()).rejects.toThrow('net::ERR_');
    await tester.context().setOffline(false);

    expect(await house.run('rollback', NAME)).toMatchObject({ code: 0 });
    for (const page of people.values()) {
      await page.goto(at);
      await expect(heading(page)).toHaveText(FIRST);
      await standsWithoutNetwork(page, FIRST);
    }
  } finally {
    for (const context of contexts) await context.close();
  }
});
