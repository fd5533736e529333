import type { Page, Route } from '@playwright/test';
import { deep, expect, markDocument, expectSameDocument, test } from '../fixtures.ts';
import { remotePages } from '../remote-pages.ts';
import { expectNotice, expectOthers, go } from './places.ts';

// Its own entry, but every page of it throws as soon as React renders it.
const throwOnRender = `;(() => {
  const { init, get } = self.CONTAINER;
  self.CONTAINER = {
    init,
    get: async (name) => {
      const factory = await get(name);
      return () => {
        const exposed = factory();
        const explode = () => { throw new Error('thrown on render'); };
        for (const page of Object.keys(exposed.remote.pages)) exposed.remote.pages[page] = async () => explode;
        return exposed;
      };
    },
  };
})();`;

const faults: Record<string, (route: Route, container: string) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not here' }),
  'never answers': () => new Promise(() => undefined),
  'throws on load': (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("thrown on load")' }),
  'throws on render': async (route, container) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + throwOnRender.replaceAll('CONTAINER', container) });
  },
};

async function breakRemote(page: Page, remote: string, fault: string) {
  const container = remote.replaceAll('-', '_');
  const pattern = new RegExp(`/releases/${remote}/[^/]+/${fault === 'throws on render' ? 'remoteEntry\\.js' : ''}`);
  await page.route(pattern, (route) => faults[fault]?.(route, container));
  return { heal: () => page.unroute(pattern) };
}

/** The first remote meets every fault, the others one each in turn; the rest of the matrix is deep. */
const isInTurn = (index: number, faultIndex: number) => index === 0 || index % Object.keys(faults).length === faultIndex;

// Broken on the network, as it happens to visitors; what testers can ask for by address is in fault-matrix.
for (const [index, [remote, { url, as = 'guardian', heading }]] of Object.entries(remotePages).entries()) {
  for (const [faultIndex, fault] of Object.keys(faults).entries()) {
    const title = `when ${remote} ${fault}, its place shows a notice, the frame and all other remotes work, and a retry brings it back`;
    test(title, deep(!isInTurn(index, faultIndex)), async ({ page, signedInAs }) => {
      await signedInAs(as);
      await page.clock.install();
      const { heal } = await breakRemote(page, remote, fault);

      await page.goto('/about');
      await markDocument(page);
      await go(page, url);
      await expectNotice(page);
      await expectOthers(page, remote, as);

      await go(page, url);
      await expectNotice(page);
      await heal();
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectSameDocument(page);
    });
  }
}

for (const remote of Object.keys(remotePages).filter((name) => name !== 'mf-bizpage')) {
  // Only mf-search has a part in this page and so could break it.
  test(`when ${remote} answers 404, the page of a business still opens`, deep(remote !== 'mf-search'), async ({ page, signedInAs }) => {
    await signedInAs('hospital');
    await breakRemote(page, remote, 'answers 404');
    const { url, heading } = remotePages['mf-bizpage'] ?? { url: '/', heading: '' };
    await page.goto(url);
    await expect(page.locator('main [data-owner="mf-bizpage"]').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
