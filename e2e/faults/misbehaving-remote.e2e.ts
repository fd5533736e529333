import type { Page } from '@playwright/test';
import { expect, expectSameDocument, markDocument, test as base } from '../fixtures.ts';
import { serveRemote, type HandmadeRemote } from './handmade-remote.ts';
import { expectOthers, go, noticeOn } from './places.ts';

const test = base.extend<{ openWith(url: string, ...remotes: HandmadeRemote[]): Promise<void> }>({
  openWith: async ({ page }, use) => {
    const served: Awaited<ReturnType<typeof serveRemote>>[] = [];
    await use(async (url, ...remotes) => {
      for (const remote of remotes) served.push(await serveRemote(remote));
      const query = served.map(({ override }) => `remote=${override}`).join('&');
      await page.goto(`/about?${query}`);
      await markDocument(page);
      await go(page, url);
    });
    await Promise.all(served.map(({ close }) => close()));
  },
});

test.use({ mix: 'live' });

const BOARD = '/community/mypet';
const POST = '/community/mypet/1';
const WORDS = '손으로 만든 화면';

const community = (lifecycles: string): HandmadeRemote => ({ name: 'mf-community', lifecycles });
const showing = `mount: async ({ domElement }) => { domElement.innerHTML = '<h1>${WORDS}</h1>'; }`;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The person goes away by the site's own menu, and stays there. */
async function expectWayOut(page: Page): Promise<void> {
  // By the key: the testers' panel lies over the foot of a short page.
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).press('Enter');
  await expect(title(page, '이용약관')).toBeVisible();
  // What still runs of the remote has had its turns.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page).toHaveURL(/\/term$/);
  await expect(title(page, '이용약관')).toBeVisible();
}

test('a half-drawn remote that hangs in mount is removed as soon as the visitor leaves its page', async ({ page, openWith }) => {
  await openWith(
    BOARD,
    community(`{ mount: async ({ domElement }) => { domElement.innerHTML = '<h1>${WORDS}</h1>'; await new Promise(() => {}); } }`),
  );
  await expect(title(page, WORDS)).toBeVisible();
  await go(page, '/term');
  await expect(title(page, '이용약관')).toBeVisible();
  // At once, not when the mount is given up.
  expect(await title(page, WORDS).count()).toBe(0);
});

const onUnmount = { hangs: '() => new Promise(() => {})', throws: 'async () => { throw new Error("unmount"); }' };
for (const [how, unmount] of Object.entries(onUnmount)) {
  test(`a remote that ${how} in unmount disappears at once, lets the next page open, and can be opened again`, async ({
    page,
    openWith,
  }) => {
    await openWith(BOARD, community(`{ ${showing}, unmount: ${unmount} }`));
    await expect(title(page, WORDS)).toBeVisible();
    await page.clock.install();
    await expectOthers(page, 'mf-community', undefined, 2);
    await expect(title(page, WORDS)).toHaveCount(0);
    await go(page, BOARD);
    await expect(title(page, WORDS)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(title(page, WORDS)).toBeVisible();
    await page.clock.resume();
    await expectWayOut(page);
    await expectSameDocument(page);
  });
}

const react = (element: string) => `{ async mount({ domElement }) {
  const [{ createElement: h }, { createRoot }, { BrowserRouter, Routes, Route, Navigate }] = await Promise.all(['react', 'react-dom/client', 'react-router-dom'].map(share));
  const to = (path) => h(Navigate, { to: path, replace: true });
  domElement.root = createRoot(domElement);
  domElement.root.render(${element});
}, unmount: async ({ domElement }) => domElement.root.unmount() }`;

const redirects: Record<string, HandmadeRemote[]> = {
  'two pages of one remote through its router': [
    community(
      react(
        `h(BrowserRouter, null, h(Routes, null, h(Route, { path: '${BOARD}', element: to('${POST}') }), h(Route, { path: '${POST}', element: to('${BOARD}') })))`,
      ),
    ),
  ],
  'two remotes as they mount': [
    community(`{ mount: async () => history.pushState(null, '', '/point') }`),
    { name: 'mf-payments', lifecycles: `{ mount: async () => history.pushState(null, '', '${BOARD}') }` },
  ],
  'a remote at every change of the address': [
    community(`{ mount: async () => {
      let turn = 0;
      const again = () => history.pushState(null, '', '${BOARD}?turn=' + (turn += 1));
      addEventListener('popstate', again);
      again();
    } }`),
  ],
  'a timer of a remote': [
    community(`{ mount: async () => {
      let turn = 0;
      setInterval(() => history.replaceState(null, '', '${BOARD}?turn=' + (turn += 1)), 5);
    } }`),
  ],
};
for (const [who, remotes] of Object.entries(redirects)) {
  test(`the shell stops endless redirects from ${who}, shows a notice, and lets the visitor leave`, async ({ page, openWith }) => {
    // Redirects are limited per ten seconds: with a fixed clock a slow machine reaches the limit, too.
    await page.clock.setFixedTime(Date.now());
    await openWith(BOARD, ...remotes);
    await expect(noticeOn(page)).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBeLessThan(40);
    await expectWayOut(page);
    await expectSameDocument(page);
  });
}

const thrown: Record<string, string> = {
  'a listener of the event bus': `const { bus } = await share('@petcare/event-bus'); bus.on('route.changed').subscribe(() => { throw new Error('on purpose'); });`,
  'a timer': `setTimeout(() => { throw new Error('on purpose'); }, 0);`,
  'an unhandled promise': `void Promise.reject(new Error('on purpose'));`,
  'a click handler': `domElement.onclick = () => { throw new Error('on purpose'); }; domElement.firstChild.click();`,
};
for (const [where, source] of Object.entries(thrown)) {
  test(`a remote that throws in ${where} keeps its page, and all other pages work`, async ({ page, openWith }) => {
    const error = page.waitForEvent('pageerror', ({ message }) => message.includes('on purpose'));
    await openWith(BOARD, community(`{ async mount({ domElement }) { domElement.innerHTML = '<h1>${WORDS}</h1>'; ${source} } }`));
    await error;
    await expect(title(page, WORDS)).toBeVisible();
    await expect(noticeOn(page)).toBeHidden();
    await expectOthers(page, 'mf-community', undefined, 1);
    await expectWayOut(page);
    await expectSameDocument(page);
  });
}
