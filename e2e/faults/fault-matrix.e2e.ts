import { faultNames, remoteNames } from '@petcare/contracts';
import { deep, expect, markDocument, expectSameDocument, test } from '../fixtures.ts';
import { remotePages } from '../remote-pages.ts';
import { expectNotice, expectOthers, go, noticeOn } from './places.ts';

/** broken-remote has each remote with each of these on the network; by address each is asked for of one remote after the other. */
const onTheNetworkToo = faultNames.filter((fault) => fault !== 'corrupt');

for (const [index, remote] of remoteNames.entries()) {
  const { url, as, heading } = remotePages[remote] ?? { url: '/', heading: `a screen of ${remote} in remote-pages.ts` };

  for (const fault of ['corrupt', onTheNetworkToo[index % onTheNetworkToo.length]]) {
    // broken-remote and the unit tests of the shell hold the rest: by address one fault goes the same way as another.
    const isInTurn = (fault === 'corrupt') === (index % 2 === 0);
    test(`${remote}:${fault}: its place says so, the frame and another remote work`, deep(!isInTurn), async ({ page, signedInAs }) => {
      if (as) await signedInAs(as);
      await page.clock.install();
      await page.goto(`/about?fault=${remote}:${fault}`);
      await markDocument(page);
      await go(page, url);
      await expectNotice(page);
      await expectOthers(page, remote, as, 1);
      await expectSameDocument(page);
    });
  }

  test(
    `${remote}:slow-3000: it comes late, holds nobody up, and never comes where it is no longer wanted`,
    deep(index > 1),
    async ({ page, signedInAs }) => {
      if (as) await signedInAs(as);
      await page.clock.install();
      await page.goto(`/about?fault=${remote}:slow-3000`);
      await go(page, url);
      await page.clock.runFor(2_000);
      await expectOthers(page, remote, as, 1);
      await page.clock.runFor(2_000);
      await expect(page.locator(`[data-owner="${remote}"]`)).toHaveCount(0);

      await go(page, url);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(noticeOn(page)).toBeHidden();
    },
  );
}
