import { faultNames, remoteNames } from '@petcare/contracts';
import { deep, expect, markDocument, expectSameDocument, test } from '../fixtures.ts';
import { remotePages } from '../remote-pages.ts';
import { expectNotice, expectOthers, go, noticeOn } from './places.ts';

/** broken-remote tests each remote with each of these faults on the network; here each remote gets one of them in turn. */
const onTheNetworkToo = faultNames.filter((fault) => fault !== 'corrupt');

for (const [index, remote] of remoteNames.entries()) {
  const { url, as, heading } = remotePages[remote] ?? { url: '/', heading: `a screen of ${remote} in remote-pages.ts` };

  for (const fault of ['corrupt', onTheNetworkToo[index % onTheNetworkToo.length]]) {
    // broken-remote and the unit tests of the shell cover the rest: all faults by address take the same path.
    const isInTurn = (fault === 'corrupt') === (index % 2 === 0);
    test(
      `?fault=${remote}:${fault} shows a notice in its place, while the frame and another remote work`,
      deep(!isInTurn),
      async ({ page, signedInAs }) => {
        if (as) await signedInAs(as);
        await page.clock.install();
        await page.goto(`/about?fault=${remote}:${fault}`);
        await markDocument(page);
        await go(page, url);
        await expectNotice(page);
        await expectOthers(page, remote, as, 1);
        await expectSameDocument(page);
      },
    );
  }

  test(
    `?fault=${remote}:slow-3000 shows the remote late, delays no other page, and shows nothing after the visitor has left`,
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
