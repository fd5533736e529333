import type { DemoAccount } from '../accounts.ts';
import { noticeOn } from '../faults/places.ts';
import { expect, test } from '../fixtures.ts';
import { remotePages } from '../remote-pages.ts';

/** The pages on which parts of other remotes stand, and the owners of these. */
const partsOn: Record<string, { as: DemoAccount; owners: string[] }> = {
  '/': { as: 'guardian', owners: ['mf-search', 'mf-reviews', 'mf-community'] },
  '/hospital?id=1': { as: 'guardian', owners: ['mf-search', 'mf-reviews', 'mf-reservation'] },
  '/mypage': { as: 'guardian', owners: ['mf-mypage', 'mf-payments', 'mf-reservation'] },
  '/bizpage': { as: 'hospital', owners: ['mf-bizpage', 'mf-reservation', 'mf-reviews'] },
};

for (const account of ['guardian', 'hospital'] as const) {
  test(
    `the site shows a ${account} the page of each remote, with the parts of other remotes in it`,
    { tag: '@compat' },
    async ({ page, signedInAs, faults }) => {
      await signedInAs(account);
      // Soft: with an odd mix of releases one wants to know all that it breaks.
      for (const [remote, { url, as, heading }] of Object.entries(remotePages)) {
        if ((as ?? 'guardian') !== account) continue;
        await page.goto(url);
        await expect
          .soft(page.locator(`main [data-owner="${remote}"]`).getByRole('heading', { level: 1, name: heading }), `${remote} on ${url}`)
          .toBeVisible();
      }
      for (const [url, { as, owners }] of Object.entries(partsOn)) {
        if (as !== account) continue;
        await page.goto(url);
        for (const owner of owners)
          await expect.soft(page.locator(`main [data-owner="${owner}"]`).first(), `${owner} on ${url}`).toBeVisible();
        await expect.soft(noticeOn(page), `a notice on ${url}`).toHaveCount(0);
      }
      expect(faults).toEqual([]);
    },
  );
}
