import type { Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import type { DemoAccount } from '../accounts.ts';
import { go } from '../faults/places.ts';
import { expect, test } from '../fixtures.ts';
import surface from '../surface/routes.json' with { type: 'json' };

declare global {
  interface Window {
    violations: string[];
  }
}

/** Who opens the screens of which kind of access. */
const visits: { as?: DemoAccount; access: RegExp }[] = [
  { access: /^public$/ },
  { as: 'guardian', access: /^(public|member|guardian)$/ },
  { as: 'hospital', access: /hospital|business/ },
  { as: 'pharmacy', access: /pharmacy/ },
  { as: 'company', access: /company/ },
];

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      window.violations.push(`${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    );
  });
}

for (const { as, access } of visits) {
  const screens = surface.routes.filter((route) => access.test(route.access)).map(({ path }) => path.replace(/\{\w+\}/g, '1'));

  test(`opens ${screens.length} screens as ${as ?? 'a guest'} without a policy violation, under a policy that allows nothing unsafe`, async ({
    page,
    signedInAs,
  }) => {
    test.setTimeout(600_000);
    await watch(page);
    if (as) await signedInAs(as);
    const answer = await page.goto('/');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'nonce-");
    // Rendered HTML has style attributes, which can carry no nonce.
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe-|\*/);
    const found: string[] = [];
    for (const screen of screens) {
      await go(page, screen);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), screen).toBeVisible();
      await atRest(page);
      found.push(...(await page.evaluate(() => window.violations.splice(0))).map((violation) => `${screen} ${violation}`));
    }
    expect(found).toEqual([]);
  });
}

test('the browser blocks an inline style and an inline handler, and reports both as violations', async ({ page }) => {
  await watch(page);
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<style>p { color: red }</style><p onclick="window.ran = true">here</p>');
    document.querySelector<HTMLElement>('body > p')?.click();
  });
  await expect
    .poll(() => page.evaluate(() => window.violations.map((violation) => violation.split(':')[0])))
    .toEqual(expect.arrayContaining(['style-src-elem', 'script-src-attr']));
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
