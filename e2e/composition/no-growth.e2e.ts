import type { CDPSession, Page } from '@playwright/test';
import { deep, expect, test } from '../fixtures.ts';
import { untilTakenOver } from '../rendering/taken-over.ts';
import { remotePages } from '../remote-pages.ts';

const MOUNTS = 40;
const WARM_UP = 8;

async function counters(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

async function mountAgain(page: Page, url: string, heading: string | RegExp, times: number) {
  for (let turn = 0; turn < times; turn += 1) {
    // A person is there: an address that changes so often by itself would be taken for an endless redirect.
    await page.keyboard.press('Shift');
    await page.evaluate((to) => history.pushState(null, '', to), url);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.evaluate(() => history.pushState(null, '', '/about'));
    await page.locator('[data-owner]').waitFor({ state: 'detached' });
  }
}

// A trace keeps the nodes that it has seen.
test.use({ trace: 'off' });

/** The remote with most pages, and one whose page asks REST. */
const watched = ['mf-search', 'mf-reservation'];

for (const [remote, { url, as, heading }] of Object.entries(remotePages)) {
  test(
    `${remote} leaves no nodes and no listeners behind in ${MOUNTS} mounts`,
    deep(!watched.includes(remote)),
    async ({ page, signedInAs }) => {
      if (as) await signedInAs(as);
      await page.goto('/about');
      await untilTakenOver(page);
      const cdp = await page.context().newCDPSession(page);

      await mountAgain(page, url, heading, WARM_UP);
      const before = await counters(cdp);
      await mountAgain(page, url, heading, MOUNTS);
      // A leak of one node or listener per mount would add up to at least forty, which never go away.
      await expect
        .poll(async () => {
          const after = await counters(cdp);
          return Math.max(after.nodes - before.nodes, after.listeners - before.listeners);
        })
        .toBeLessThan(MOUNTS);
    },
  );
}
