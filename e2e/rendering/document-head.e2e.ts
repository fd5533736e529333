import type { Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';
import { expect, expectSameDocument, markDocument, test } from '../fixtures.ts';
import { untilTakenOver } from './taken-over.ts';

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const headOf = (page: Page) =>
  page.evaluate(() => ({
    titles: document.querySelectorAll('head title').length,
    descriptions: document.querySelectorAll('meta[name=description]').length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.replace(location.origin, '') ?? null,
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
  }));

test('each page sets the title of the tab, with one description and one canonical address in the head', async ({ page }) => {
  await page.goto('/hostpital-list');
  await expect(page).toHaveTitle('전국 동물병원 | 펫케어');
  // Before hydration a link loads a new document.
  await untilTakenOver(page);
  await markDocument(page);

  const hospital = page.getByRole('article').getByRole('link').first();
  const name = (await hospital.textContent()) ?? '';
  await hospital.click();
  await expect(page).toHaveTitle(new RegExp(`^${asPattern(name)} - .+ \\| 펫케어$`));
  await expect
    .poll(() => headOf(page))
    .toEqual({ titles: 1, descriptions: 1, canonical: expect.stringMatching(/^\/hospital\?id=\d+$/), robots: null });

  await page.getByRole('link', { name: '펫케어', exact: false }).first().click();
  await expect(page).toHaveTitle(/^펫케어 \| /);
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(`^${asPattern(name)} - `));
  await page.goBack();
  await expect(page).toHaveTitle('전국 동물병원 | 펫케어');
  await page.getByRole('button', { name: '24시', exact: true }).click();
  await expect(page).toHaveTitle('24시 동물병원 | 펫케어');
  await expect.poll(() => headOf(page)).toEqual({ titles: 1, descriptions: 1, canonical: '/hostpital-list', robots: null });
  await expectSameDocument(page);
});

test('the browser keeps the title that the server wrote', async ({ page }) => {
  const answer = await page.request.get('/hospital?id=1');
  const [, written = ''] = /<title>([^<]*)<\/title>/.exec(await answer.text()) ?? [];
  const titles = new Set<string>();
  await page.exposeFunction('titleWas', (title: string) => titles.add(title));
  await page.addInitScript(() => {
    const tell = () => (window as unknown as { titleWas(title: string): void }).titleWas(document.title);
    document.addEventListener('DOMContentLoaded', () => {
      tell();
      new MutationObserver(tell).observe(document.head, { subtree: true, childList: true, characterData: true });
    });
  });
  await page.goto('/hospital?id=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await atRest(page);
  await expect.poll(() => [...titles]).toEqual([written]);
});
