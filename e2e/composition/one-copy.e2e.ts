import { go } from '../faults/places.ts';
import { expect, test } from '../fixtures.ts';
import { remotePages } from '../remote-pages.ts';

// A string that each library keeps through minification, and that nothing else has.
const marks = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  'styled-components': 'data-styled-version',
  rxjs: 'UnsubscriptionError',
  'the event bus': 'does not fit its contract',
};

test('the shell and the seven remotes load one copy of each shared library', { tag: '@compat' }, async ({ page, signedInAs }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      testRenderers: renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
      },
    });
  });
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) addresses.add(response.url());
  });

  for (const account of ['guardian', 'hospital'] as const) {
    await signedInAs(account);
    await page.goto('/about');
    for (const { url, as, heading } of Object.values(remotePages)) {
      if (as && as !== account) continue;
      await go(page, url);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    expect(await page.evaluate(() => (window as unknown as { testRenderers: unknown[] }).testRenderers.length)).toBe(1);
  }

  // The browser drops the responses of a page that was left: fetch the scripts again, which never change.
  const scripts = new Map<string, string>();
  for (const url of addresses) scripts.set(url, await (await page.request.get(url)).text());
  const remotes = new Set([...scripts.keys()].map((url) => /\/releases\/([^/]+)\//.exec(url)?.[1]));
  expect([...remotes].sort()).toEqual([...Object.keys(remotePages), 'shell'].sort());
  for (const [library, mark] of Object.entries(marks)) {
    const holders: string[] = [];
    for (const [url, text] of scripts) if (text.includes(mark)) holders.push(new URL(url).pathname);
    expect(holders, `who carries ${library}`).toHaveLength(1);
    expect(holders[0], `who carries ${library}`).toContain('/releases/shell/');
  }
  for (const [url, text] of scripts) expect(text, `${url} knows no remote's address`).not.toMatch(/\/releases\/mf-|remoteEntry\.js/);
});
