import { expect, test } from '../fixtures.ts';
import { expectStrictPolicy, outcomeOf, watchDocument } from '../rendering/taken-over.ts';

// That no screen meets its policy is held where each is opened: screens/every-screen.
test('the browser blocks an inline style and an inline handler, and reports both as violations', async ({ page }) => {
  await watchDocument(page);
  expectStrictPolicy(await page.goto('/about'));
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<style>p { color: red }</style><p onclick="window.ran = true">here</p>');
    document.querySelector<HTMLElement>('body > p')?.click();
  });
  const blocked = async () => (await outcomeOf(page)).violations.map((violation) => violation.split(':')[0]);
  await expect.poll(blocked).toEqual(expect.arrayContaining(['style-src-elem', 'script-src-attr']));
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
