import { expect, test } from '../fixtures.ts';
import { complaintsOf, untilRendered, visitorsUrl } from './taken-over.ts';

// The test is about a visitor's page; a page on a mix is a tester's. screens/every-screen checks the hydration of every screen.
test.use({ mix: 'live' });

test('the server renders a map at the default place, and moves it to the place in the URL fragment without hydration errors', async ({
  page,
  request,
}) => {
  await untilRendered(request, '/search/map', ['mf-search']);
  const complaints = complaintsOf(page);
  // On a slow machine the map of the usual place may get ready when it is no longer wanted.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${visitorsUrl}/search/map#map=7.0/36.30000/127.80000`);
  // Whole provinces, by their short names: from near nobody sees those.
  await expect(page.getByRole('button', { name: /^[가-힣]{2} 병원 [\d,]+곳/ }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/#map=7\.0\//);
  expect(complaints).toEqual([]);
});
